import { cardLink } from '../../../web/src/table';
import type { Happened } from '../events';
import type { View } from './kinds';
import { designName, effectWords, listWords, overlordName, RESOURCE_WORD } from './names';
import { DESIGNS } from '../cards';
import { rivalOf, sideOf } from '../state';

const link = (design: string) => cardLink(design, designName(design));
const links = (designs: readonly string[]) => designs.map(link).join(', ');
const cards = (n: number) => (n === 1 ? 'a card' : `${n} cards`);
const PILE = { own: 'the own deck', rival: "the rival's deck", market: 'the Market' } as const;

/** One line of The Nightly Terror; undefined for what needs none. */
export function eventWords(e: Happened, view: View, name: (seat: string) => string): string | undefined {
  const who = 'by' in e ? `**${name(e.by)}**` : '';
  const lord = (seat: string) => overlordName(sideOf(view.open, seat).overlord);
  switch (e.event) {
    case 'gameBegan': return `**${name(e.first)}** will begin.`; // prettier-ignore
    case 'overlordChosen': return `${who} ${e.byLot ? 'draws' : 'takes'} ${overlordName(e.overlord)}.`; // prettier-ignore
    case 'influenceChosen': return `${who} takes ${links(e.cards)}.`; // prettier-ignore
    case 'streetLaid': return `The Street opens: ${links(e.cards)}.`; // prettier-ignore
    case 'played': return `${who} plays ${link(e.card)}${e.live === true ? ', and its trigger pays' : e.live === false ? '; its trigger sleeps' : ''}.`; // prettier-ignore
    case 'bought': return `${who} buys ${link(e.card)} for ${e.cost}${e.to === 'deck' ? ', onto the deck' : ''}.`; // prettier-ignore
    case 'acolyteTaken': return e.cost > 0 ? `${who} buys an Acolyte: ${link(e.card)}.` : `${who} gets ${link(e.card)} for nothing.`; // prettier-ignore
    case 'refilled': return undefined; // prettier-ignore
    case 'attacked': return `${who} attacks for ${e.n}. ${e.stopped > 0 ? `Armor stops ${e.stopped}; ` : ''}${lord(rivalOf(e.by))} ${e.health === 0 ? 'dies' : e.n > e.stopped ? `falls to ${e.health}` : `stays at ${e.health}`}.`; // prettier-ignore
    case 'healed': return `${lord(e.by)} heals ${e.n} and rises to ${e.health}.`; // prettier-ignore
    case 'converted': return `${who} turns ${e.n} ${RESOURCE_WORD[e.from]} into ${RESOURCE_WORD[e.to]}.`; // prettier-ignore
    case 'hordeFormed': return `${link(e.left)} and ${link(e.right)} form a horde.`; // prettier-ignore
    case 'hordeExpanded': return `${link(e.card)} joins on the ${e.end}: a horde of ${e.size}.`; // prettier-ignore
    case 'hordeUsed': return `${link(e.card)} pays ${listWords(DESIGNS[e.card]?.horde[e.ability] ?? [])}.`; // prettier-ignore
    case 'relicUsed': return `${who} uses ${link(e.card)}.`; // prettier-ignore
    case 'overlordUsed': return `${overlordName(e.overlord)} acts.`; // prettier-ignore
    case 'haunted': return `${link(e.card)} haunts a second night.`; // prettier-ignore
    case 'tokenGained': return `${link(e.card)} will haunt.`; // prettier-ignore
    case 'tokenFlipped': return e.to === 'haunt' ? `The token on ${link(e.card)} turns back to HAUNT.` : undefined; // prettier-ignore
    case 'mustered': return `${who} musters.`; // prettier-ignore
    case 'cursed': return `${e.card ? link(e.card) : 'A curse'} curses ${name(e.by)}.`; // prettier-ignore
    case 'lostHealth': return `${lord(e.by)} ${e.why === 'cost' ? 'pays' : 'loses'} ${e.n} Health${e.health === 0 ? ' and dies' : `: ${e.health} left`}.`; // prettier-ignore
    case 'discarded': return `${who} discards ${link(e.card)}.`; // prettier-ignore
    case 'destroyed': return e.from === 'street' ? `${who} destroys ${link(e.card)} in the Street.` : `${who} destroys ${link(e.card)}.`; // prettier-ignore
    case 'sacrificed': return `${who} sacrifices ${link(e.card)}.`; // prettier-ignore
    case 'removed': return `${link(e.card)} leaves the game to make room.`; // prettier-ignore
    case 'commanded': return `${who} calls ${link(e.card)} back to hand.`; // prettier-ignore
    case 'returned': return `${link(e.card)} returns to ${name(e.by)}'s hand.`; // prettier-ignore
    case 'refreshed': return `${link(e.card)} may be used again.`; // prettier-ignore
    case 'drew': return e.cards ? `${who} draws ${links(e.cards)}.` : `${who} draws ${cards(e.n)}.`; // prettier-ignore
    case 'shuffled': return `${name(e.of)}'s discard pile is shuffled.`; // prettier-ignore
    case 'looked': return `${who} looks at ${cards(e.n)} of ${PILE[e.pile]}.`; // prettier-ignore
    case 'lookEnded': return e.moved === 'discard' && e.card ? `${link(e.card)} goes to the discard pile.` : undefined; // prettier-ignore
    case 'revealed': return `${who} reveals ${links(e.cards)}.`; // prettier-ignore
    case 'swapped': return `${who} sends ${link(e.card)} under the Market.`; // prettier-ignore
    case 'triggered': return `${link(e.card)} is set off: ${listWords(DESIGNS[e.card]?.triggered[0]?.effect ?? [])}.`; // prettier-ignore
    case 'permitted': return `${who} may convert ${RESOURCE_WORD[e.from]} to ${RESOURCE_WORD[e.to]}.`; // prettier-ignore
    case 'discounted': return `The next ${e.type} costs ${e.n} less.`; // prettier-ignore
    case 'claimGranted': return `${who}: ${effectWords({ do: 'claimNext' })}.`; // prettier-ignore
    case 'kept': return e.card ? `${who} keeps ${link(e.card)}.` : `${who} keeps a card.`; // prettier-ignore
    case 'passed': return `${who} passes.`; // prettier-ignore
    case 'drawOffered': return `${who} offers a draw.`; // prettier-ignore
    case 'drawRefused': return `${who} plays on.`; // prettier-ignore
    case 'conceded': return `${who} gives up.`; // prettier-ignore
    case 'gameEnded': return e.winner === undefined ? 'The game is drawn.' : `**${name(e.winner)}** wins the game.`; // prettier-ignore
    case 'gained':
    case 'declined':
    case 'turnBegan': return undefined; // prettier-ignore
  }
}
