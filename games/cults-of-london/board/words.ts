import { nameOf } from '../../../engine-extensions/zones/zones';
import { awaited } from '../../../engine-extensions/rules';
import type { LegalMove } from '../../../engine-extensions/moves';
import type { Refusal } from '../../../engine-extensions/refusal';
import type { BoardModule, TableProps } from '../../../web/src/table/props';
import type { Reason } from '../bot/because';
import type { Faction } from '../cards';
import type { Happened } from '../events';
import { targetOf } from '../rules/hits';
import { revealPrice } from '../rules/open';
import type { Layout } from '../rules/plan';
import { HERALD, type Outcome } from '../state';
import type { View } from '../view';
import { FACES, SLOT_NAME, TAG_WORDS } from './factions';
import { ACTIONS, card, place, placeName, printed } from './names';

const HOLDER = ['I', 'II', 'III'];
const list = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
const factionName = (view: View, seat: string) =>
  seat === HERALD
    ? 'the Herald'
    : view.seats[seat]?.open.faction
      ? FACES[view.seats[seat]?.open.faction as Faction].name
      : `seat ${Number(seat) + 1}`;

/** A target of a hit or an effect, in words. */
export function targetName(view: View, key: string): string {
  if (key.startsWith('a.')) return printed(key.slice(2));
  if (key.startsWith('o.')) {
    const t = targetOf(key);
    if (t.kind === 'operator') {
      const op = view.seats[t.seat]?.holders[t.h]?.op;
      return op ? `${printed(op)} (${factionName(view, t.seat)})` : factionName(view, t.seat);
    }
  }
  return key;
}

/** An answer to a card's question, or a card's target, by the zone it lies in. */
export function choiceName(view: View, zone: string, key: string): string {
  const [a = '', b = '', c = ''] = key.split('.');
  switch (zone) {
    case 'rivals':
    case 'fighters':
      return factionName(view, key);
    case 'backs':
    case 'ownUp':
      return `${SLOT_NAME[c as 'loc']} card, holder ${HOLDER[Number(b)]} of ${factionName(view, a)}`;
    case 'ownHolders':
    case 'ownStanding': {
      const op = view.seats[view.viewer ?? '']?.holders[Number(key)]?.op;
      return `holder ${HOLDER[Number(key)]}${op ? `, ${printed(op)}` : ''}`;
    }
    case 'swaps':
      return `${a === 'op' ? 'Operators' : 'Action cards'} of holders ${HOLDER[Number(b)]} and ${HOLDER[Number(c)]}`;
    case 'redirects':
      return `holder ${HOLDER[Number(a)]} to ${placeName(view, Number(b))}`;
    case 'tokens':
      return `${factionName(view, b)}’s token at ${placeName(view, Number(a))}`;
    case 'tokenMoves':
      return `${placeName(view, Number(a))} to ${placeName(view, Number(b))}`;
    case 'spaces':
    case 'outpostSpots':
    case 'outposts':
    case 'locations':
    case 'meetings':
      return placeName(view, Number(key));
    case 'targets':
      return targetName(view, key);
    case 'anomalyMoves': {
      const [id = '', to = ''] = key.split('>');
      return `${printed(id)} to ${placeName(view, Number(to))}`;
    }
    default:
      return printed(key);
  }
}

const BRANCH: Record<string, string> = {
  'draw-relic': 'Draw a Relic',
  'steal-relic': 'Steal a Relic',
  spawn: 'Call an Anomaly',
  heal: 'Heal an Anomaly',
  'move-a-token': 'Move a token next door',
};

const ASKED: Record<string, string> = {
  'keep-operator': 'Keep one of these Operators; the others go under the deck.',
  'from-graveyard': 'Whom do you take from the Graveyard?',
  recover: 'Which card comes back from your discard?',
  'steal-insight': 'From whom do you steal Insight?',
  'lose-insight': 'Who loses Insight?',
  'discard-random': 'Who discards a random card?',
  'peek-hand': 'Whose hand do you peek at?',
  'peek-ritual': 'Whose Ritual do you peek at?',
  'steal-operator': 'From whom do you steal an Operator?',
  'steal-relic': 'Which Relic do you steal?',
  'exhaust-relic': 'Which Relic is exhausted?',
  'ready-relic': 'Which of your Relics is ready again?',
  'remove-token': 'Which token goes?',
  'place-token': 'Where does your token go?',
  'move-token': 'Which token moves, and where?',
  'replace-token': 'Which token do you replace by yours?',
  'outpost-1': 'Where does Outpost One go?',
  'outpost-2': 'Where does Outpost Two go?',
  'burn-outpost': 'Which Outpost burns?',
  damage: 'Who takes the hit?',
  banish: 'Which Anomaly do you banish?',
  'move-anomaly': 'Which Anomaly moves, and where?',
  'heal-anomaly': 'Which Anomaly heals?',
  'spawn-at': 'Where does the Anomaly appear?',
  'relic-or-theft': 'Draw a Relic, or steal one?',
  beckon: 'Call an Anomaly, or heal one?',
  'move-a-token': 'You may move one of your tokens next door.',
  'cap-hand': 'Too many Action cards: discard one.',
  'cap-operators': 'Six Operators at most: one leaves for the Graveyard.',
  'cap-relics': 'Three Relics at most: one goes to the Auction House.',
  'cap-rituals': 'Three Rituals at most: discard one.',
  rehearse: 'Covent Garden: discard one card.',
};

function asking(props: TableProps<View>): string {
  const { view, me, name } = props;
  const ask = view.ask;
  if (view.asked) return ASKED[view.asked.ask] ?? 'Choose.';
  switch (ask?.ask) {
    case 'draft':
      return 'Choose your **faction**.';
    case 'plan':
      return '**Plan in secret**: a place, an Operator and an Action card for up to three holders.';
    case 'intel': {
      const open = view.seats[me ?? '']?.open;
      return open?.passed === 'stay'
        ? '**Your place in the lap**: free actions only, then pass again.'
        : '**Your go**: turn up a rival card, swap a Ritual, or pass.';
    }
    case 'commit':
      return '**Last changes**: cards nobody has seen may move. Then all holders open.';
    case 'respond':
      return `**${view.window ? TAG_WORDS[view.window.tag].replace(/^./, (c) => c.toUpperCase()) : 'Now'}**: play one card, use a Relic, or pass. Answers are sealed.`;
    case 'ballot':
      return `${place(view, ask.at)}: fight, or leave one another in peace? One vote to fight is enough.`;
    case 'assign':
      return 'You are highest: **assign the hit**.';
    case 'retreat':
      return 'Retreat? It ends only if **everybody** agrees, and nobody’s Operation happens.';
    case 'operate':
      return `${place(view, view.operation?.at ?? 1)}: finish your Operation, and may remove one token first.`;
    case 'score':
      return 'Score your **Ritual**, or burn 10 Insight for a Victory Point.';
    case 'bid':
      return `The auction: ${card(view.auction?.relic ?? '')}, ${view.auction?.by ? `${name(view.auction.by)} bids ${view.auction.high}` : 'no bid yet'}.`;
    case 'refill':
      return view.viewer !== null && props.turn.activePlayers?.[view.viewer] === 'mulligan'
        ? '**Once more**: lay up to two aside, and draw again.'
        : 'Lay aside what you do not want and draw to your limit.';
    default:
      return 'It is your turn.';
  }
}

function prompt(props: TableProps<View>): string {
  const { view, me, turn, name } = props;
  if (turn.gameover !== undefined) return words.result(turn.gameover, view, name);
  const waiting = awaited(turn);
  if (me !== null && waiting.includes(me)) return asking(props);
  const who = list(waiting.map(name));
  const open = me === null ? undefined : view.seats[me]?.open;
  if (open?.ready && (view.ask?.ask === 'plan' || view.ask?.ask === 'commit'))
    return `You are ready. Waiting for ${who}.`;
  return `Waiting for ${who}.`;
}

const planWords = (view: View, layout: Layout) =>
  list(
    layout.flatMap((p) =>
      p ? [`${p[1] ? printed(p[1]) : 'nobody'} to ${placeName(view, p[0])} with ${printed(p[2])}`] : [],
    ),
  ) || 'nobody goes out';

function move({ move: name, args }: LegalMove, view: View): string {
  const [a, b, c, d] = args as [never, never, never, never];
  const zoneOf = (id: string) => ACTIONS[nameOf(id)]?.quick.target?.zone;
  const aim = (zone: string | undefined, key: string | null) =>
    key === null ? '' : `: ${choiceName(view, zone ?? '', key)}`;
  switch (name) {
    case 'chooseFaction': return `Play ${FACES[a as Faction].name}`; // prettier-ignore
    case 'plan': return `Send ${printed(c)} to ${placeName(view, b)} with ${printed(d)}`; // prettier-ignore
    case 'clear': return `Clear holder ${HOLDER[a]}`; // prettier-ignore
    case 'ready': return args.length === 0 ? (view.ask?.ask === 'commit' ? 'Keep the plan' : 'Ready') : `${view.ask?.ask === 'commit' ? 'Commit' : 'Plan'}: ${planWords(view, a)}`; // prettier-ignore
    case 'unready': return 'Change my plan'; // prettier-ignore
    case 'reveal': return `Turn up the ${SLOT_NAME[c as 'loc']} card in holder ${HOLDER[b]} of ${factionName(view, a)} for ${revealPrice(view, view.viewer ?? '0')}`; // prettier-ignore
    case 'swapRitual': return a === null ? 'Draw a Ritual for 2' : `Swap ${printed(a)} for 2`; // prettier-ignore
    case 'passIntel': return a ? 'Pass, keep my place' : 'Pass for good'; // prettier-ignore
    case 'quick': return `Play ${printed(a)}${aim(zoneOf(a), b)}`; // prettier-ignore
    case 'relic': return `Use ${printed(a)}${aim('targets', b)}${c !== view.viewer ? ` for ${factionName(view, c)}` : ''}`; // prettier-ignore
    case 'tile': return `Use ${printed(a)}${b === null ? '' : `: ${String(b).includes('#') ? printed(b) : choiceName(view, 'rivals', b)}`}`; // prettier-ignore
    case 'attach': return `Give ${printed(a)} to ${choiceName(view, 'ownStanding', b)}`; // prettier-ignore
    case 'duplicate': return `Discard ${printed(a)}; ${factionName(view, String(b).split('.')[0] ?? '')} discards the Duplicate`; // prettier-ignore
    case 'pass': return 'Pass'; // prettier-ignore
    case 'ballot': return a === 'fight' ? 'Fight' : 'Peace'; // prettier-ignore
    case 'assignHit': return `Hit ${targetName(view, a)}`; // prettier-ignore
    case 'retreatVote': return a ? 'Retreat' : 'Fight on'; // prettier-ignore
    case 'finalise': return a === null ? 'Place a token' : `Remove ${a === view.viewer ? 'your own' : `${factionName(view, a)}’s`} token and place`; // prettier-ignore
    case 'decline': return 'Leave it'; // prettier-ignore
    case 'scoreRitual': return `Score ${printed(a)}`; // prettier-ignore
    case 'burn': return `Burn ${10 * a} Insight for ${a} VP`; // prettier-ignore
    case 'endScore': return 'Done scoring'; // prettier-ignore
    case 'bid': return `Bid ${String(a)}`; // prettier-ignore
    case 'passBid': return 'Pass'; // prettier-ignore
    case 'toss':
    case 'redraw': return `Lay ${printed(a)} aside`; // prettier-ignore
    case 'refill': return 'Draw to the limit'; // prettier-ignore
    case 'mulligan': return 'Draw again and go on'; // prettier-ignore
    case 'choose': {
      if (a === null) return 'No, thank you';
      if (BRANCH[a]) return BRANCH[a];
      return choiceName(view, view.asked?.choice.do === 'pick' ? view.asked.choice.from.zone : '', a);
    }
    default: return name; // prettier-ignore
  }
}

const WHY_GAIN: Record<string, string> = { 'last-card': ' for the last card', slayer: ' for slaying it', fought: ' for having fought', refresh: '', whitechapel: ' from Whitechapel', card: '' }; // prettier-ignore

function event(e0: { event: string }, view: View, name: (seat: string) => string): string | undefined {
  const e = e0 as Happened;
  const who = (p: string | null) => (p === null ? 'Nobody' : p === HERALD ? 'The Herald' : name(p));
  const target = (key: string) => targetName(view, key);
  switch (e.event) {
    case 'firstRolled': return `${who(e.first)} rolled highest and goes first.`; // prettier-ignore
    case 'factionChosen': return `${who(e.by)}: **${FACES[e.faction].name}**.`; // prettier-ignore
    case 'turnedUp': return `${who(e.by)} turned up ${e.slot === 'loc' ? `Location ${e.card}` : card(e.card)} in a holder of ${who(e.seat)}${e.paid ? ` for ${e.paid}` : ''}.`; // prettier-ignore
    case 'holderOpened': return `${who(e.by)} opened holder ${HOLDER[e.holder]} of ${who(e.seat)}.`; // prettier-ignore
    case 'peeked': return `${who(e.by)} peeked at ${e.what === 'ritual' ? 'a Ritual' : e.what === 'hand' ? 'cards in hand' : `a ${SLOT_NAME[e.slot as 'loc']} card`} of ${who(e.seat)}${e.cards ? `: ${list(e.cards.map((c) => (/^\d$/.test(c) ? `Location ${c}` : card(c))))}` : ''}.`; // prettier-ignore
    case 'ritualSwapped': return `${who(e.by)} swapped ${e.ritual ? card(e.ritual) : 'nothing'} for a new Ritual.`; // prettier-ignore
    case 'passedIntel': return `${who(e.by)} passed${e.stay ? ' and keeps a place' : ''}.`; // prettier-ignore
    case 'duplicateClaimed': return `${who(e.by)} knows **${e.name}**: both Duplicates are gone.`; // prettier-ignore
    case 'hidden': return `${who(e.by)} turned a ${SLOT_NAME[e.slot]} card face down again.`; // prettier-ignore
    case 'shielded': return `${who(e.by)} shielded holder ${HOLDER[e.holder]}.`; // prettier-ignore
    case 'allRevealed': return `All holders open: ${list(e.plans.map((p) => `${card(p.op)} at ${place(view, p.loc)}`)) || 'nobody went out'}.`; // prettier-ignore
    case 'aborted': return `A holder of ${who(e.seat)} was aborted.`; // prettier-ignore
    case 'swapped': return `${who(e.by)} swapped cards between holders.`; // prettier-ignore
    case 'redirected': return `${who(e.by)} sent an Operator on to ${place(view, e.to)}.`; // prettier-ignore
    case 'fightForced': return `${who(e.by)}: no peace at ${place(view, e.at)}.`; // prettier-ignore
    case 'attached': return `${who(e.by)} gave ${card(e.relic)} to an Operator.`; // prettier-ignore
    case 'quickPlayed': return `${who(e.by)} played ${card(e.card)}.`; // prettier-ignore
    case 'relicUsed': return `${who(e.by)} used ${card(e.relic)}${e.for ? ` for ${who(e.for)}` : ''}.`; // prettier-ignore
    case 'tileUsed': return `${who(e.by)} used ${card(e.tile)}.`; // prettier-ignore
    case 'answerVoid': return `Your answer${e.card ? ` (${card(e.card)})` : ''} came too late and returned.`; // prettier-ignore
    case 'ballotsShown': return `${place(view, e.at)}: ${list(Object.entries(e.votes).map(([p, v]) => `${who(p)} ${v}`))}.`; // prettier-ignore
    case 'combatBegan': return `**Combat** at ${place(view, e.at)}${e.anomalies.length ? ` with ${list(e.anomalies.map(card))}` : ''}.`; // prettier-ignore
    case 'rolled': return `Dice: ${list(Object.entries(e.dice).map(([p, n]) => `${who(p)} ${n}`))}.`; // prettier-ignore
    case 'scoreChanged': return `${who(e.on)}: ${e.n > 0 ? '+' : '−'}${Math.abs(e.n)} (${card(e.card)}).`; // prettier-ignore
    case 'dieChanged': return `${who(e.on)}’s die: ${e.from} to ${e.to}.`; // prettier-ignore
    case 'rolledOff': return `A tie; ${who(e.winner)} wins the roll-off.`; // prettier-ignore
    case 'scored': return `Scores: ${list(Object.entries(e.scores).map(([p, n]) => `${who(p)} ${n}`))}.`; // prettier-ignore
    case 'hitAssigned': return `${who(e.by)} hits ${target(e.on)}.`; // prettier-ignore
    case 'hitPrevented': return 'A hit was prevented.'; // prettier-ignore
    case 'operatorFell': return e.to === 'graveyard' ? `${card(e.op)} of ${who(e.seat)} fell.` : `${card(e.op)} of ${who(e.seat)} fell and came home.`; // prettier-ignore
    case 'anomalySlain': return `${card(e.anomaly)} was slain${e.by ? ` by ${who(e.by)}` : ''}.`; // prettier-ignore
    case 'asylumRolled': return `Bethlem: ${e.roll} for ${card(e.op)}.`; // prettier-ignore
    case 'retreatVoted': return Object.values(e.votes).every(Boolean) ? 'Everybody retreats.' : 'The fight goes on.'; // prettier-ignore
    case 'combatEnded': return e.how === 'skipped' ? `Peace at ${place(view, e.at)}.` : undefined; // prettier-ignore
    case 'operatorReturned': return e.why === 'skipped' ? `${card(e.op)} of ${who(e.seat)} went home without a deed.` : `${card(e.op)} of ${who(e.seat)} went home.`; // prettier-ignore
    case 'finalised': return `${who(e.by)} finished ${card(e.card)} at ${place(view, e.at)}${e.removed ? `, over a token of ${who(e.removed)}` : ''}.`; // prettier-ignore
    case 'declined': return `${who(e.by)} left ${card(e.card)} undone.`; // prettier-ignore
    case 'usedUp': return `${card(e.card)} of ${who(e.by)} came to nothing.`; // prettier-ignore
    case 'insightGained': return e.why === 'refresh' ? undefined : `${who(e.by)} gained ${e.n} Insight${WHY_GAIN[e.why] ?? ''}.`; // prettier-ignore
    case 'insightLost': return ['reveal', 'ritual', 'auction', 'burn'].includes(e.why) ? undefined : `${who(e.by)} lost ${e.n} Insight.`; // prettier-ignore
    case 'insightStolen': return `${who(e.by)} stole ${e.n} Insight from ${who(e.from)}.`; // prettier-ignore
    case 'drew': return `${who(e.by)} drew ${e.cards ? list(e.cards.map(card)) : `${e.n} ${e.n === 1 ? 'card' : 'cards'}`}.`; // prettier-ignore
    case 'discarded': return `${who(e.by)} discarded ${list(e.cards.map(card))}.`; // prettier-ignore
    case 'recovered': return `${who(e.by)} took ${card(e.card)} back.`; // prettier-ignore
    case 'recruited': return `${who(e.by)} recruited ${e.ops ? list(e.ops.map(card)) : e.n === 1 ? 'an Operator' : `${e.n} Operators`}.`; // prettier-ignore
    case 'operatorStolen': return `${who(e.by)} stole ${e.op ? card(e.op) : 'an Operator'} from ${who(e.from)}.`; // prettier-ignore
    case 'operatorExchanged': return `${who(e.by)} exchanged ${card(e.op)} for ${card(e.for)}.`; // prettier-ignore
    case 'operatorDropped': return `${who(e.by)} let ${card(e.op)} go.`; // prettier-ignore
    case 'relicGained': return e.from === 'auction' ? undefined : `${who(e.by)} has ${card(e.relic)}.`; // prettier-ignore
    case 'relicDropped': return `${who(e.by)} sent ${card(e.relic)} to the Auction House.`; // prettier-ignore
    case 'relicReadied': return `${card(e.relic)} is ready again.`; // prettier-ignore
    case 'ritualDrawn': return `${who(e.by)} drew ${e.ritual ? card(e.ritual) : 'a Ritual'}.`; // prettier-ignore
    case 'ritualDropped': return `${who(e.by)} discarded ${card(e.ritual)}.`; // prettier-ignore
    case 'tokenRemoved': return `A token of ${who(e.of)} left ${place(view, e.at)}.`; // prettier-ignore
    case 'tokenMoved': return `${who(e.by)} moved a token to ${place(view, e.to)}.`; // prettier-ignore
    case 'outpostPlaced': return `${who(e.by)} raised Outpost ${e.level === 1 ? 'One' : 'Two'} at ${place(view, e.at)}.`; // prettier-ignore
    case 'outpostBurnt': return `The Outpost of ${who(e.of)} at ${place(view, e.at)} burnt.`; // prettier-ignore
    case 'banked': return `${who(e.by)} banked ${e.n} VP.`; // prettier-ignore
    case 'reboundMoved': return `Rebound ${e.n > 0 ? '+' : '−'}${Math.abs(e.n)}.`; // prettier-ignore
    case 'floorSet': return `Rebound will reset to ${e.n} this round.`; // prettier-ignore
    case 'spawned': return `**${printed(e.anomaly)}** appeared at ${place(view, e.at)}.`; // prettier-ignore
    case 'noSpawn': return 'Nothing answered: no Anomaly is left.'; // prettier-ignore
    case 'anomalyMoved': return `${card(e.anomaly)} moved to ${place(view, e.to)}.`; // prettier-ignore
    case 'banished': return `${who(e.by)} banished ${card(e.anomaly)}.`; // prettier-ignore
    case 'anomalyHealed': return `${card(e.anomaly)} healed.`; // prettier-ignore
    case 'haunted': return `${card(e.anomaly)} haunts ${place(view, e.at)}.`; // prettier-ignore
    case 'controlScored': return `${who(e.by)} scored ${e.vp} VP for ${e.locations.length} places.`; // prettier-ignore
    case 'conditionScored': return `${who(e.by)} scored ${e.vp} VP: **${FACES[view.seats[e.by]?.open.faction ?? 'purge'].condition}**.`; // prettier-ignore
    case 'bankScored': return `${who(e.by)} scored ${e.vp} banked VP.`; // prettier-ignore
    case 'ritualScored': return `${who(e.by)} revealed ${card(e.ritual)}: ${e.vp} VP.`; // prettier-ignore
    case 'burnt': return `${who(e.by)} burnt ${e.n} Insight for ${e.vp} VP.`; // prettier-ignore
    case 'doomRose': return `Doom rose by ${e.n}.`; // prettier-ignore
    case 'auctionOpened': return `Up for auction: ${card(e.relic)}.`; // prettier-ignore
    case 'bid': return `${who(e.by)} bid ${e.n}.`; // prettier-ignore
    case 'auctionWon': return `${who(e.by)} won ${card(e.relic)} for ${e.price}.`; // prettier-ignore
    case 'auctionUnsold': return `Nobody wanted ${card(e.relic)}.`; // prettier-ignore
    case 'refilled': return e.discarded.length > 0 ? `${who(e.by)} laid ${list(e.discarded.map(card))} aside.` : undefined; // prettier-ignore
    case 'omenResolved': return `Omen: ${card(e.omen)}.`; // prettier-ignore
    case 'ended': return words.result(e, view, name); // prettier-ignore
    default: return undefined; // prettier-ignore
  }
}

const PHASES: Record<string, string> = { intel: 'Intel', commitment: 'Commitment', refresh: 'Refresh' };

const REFUSALS: Record<string, string | ((w: Record<string, string | number>) => string)> = {
  'faction-taken': 'That faction is taken.',
  'holder-not-free': 'All three holders are in use; clear one first.',
  'location-card-used': 'That Location card is already in a holder: one Operator per place.',
  'not-in-hand': 'That card is not in your hand.',
  'card-twice': 'A card can lie in one holder only.',
  'holder-incomplete': 'A holder needs a place, an Operator and an Action card.',
  'operator-exhausted': (w) => `${printed(String(w['operator']))} is exhausted.`,
  'skill-missing': (w) => {
    const req = ACTIONS[nameOf(String(w['action']))]?.req ?? [];
    return `${printed(String(w['operator']))} has no ${req.map((r) => r.replace(/^./, (c) => c.toUpperCase())).join(' or ')}, which ${printed(String(w['action']))} requires.`;
  },
  'not-a-layout': 'That is no plan for three holders.',
  'holder-unused': 'No holder may be opened now.',
  'holder-emptied': 'A complete holder may not be emptied.',
  'card-seen': 'A card that others have seen stays where it is.',
  'not-ready': 'You are not ready yet.',
  'already-passed': 'You have passed: no more spending this round.',
  'not-enough-insight': (w) => `That costs ${w['price']} Insight; you have ${w['have']}.`,
  'holder-shielded': 'That holder is shielded this round.',
  'not-a-rivals-card': 'Choose a card of a rival.',
  'not-face-down': 'That card already lies open, or there is none.',
  'already-swapped': 'One Ritual swap a round.',
  'not-your-ritual': 'Choose a Ritual of yours.',
  'relic-exhausted': 'That Relic is exhausted until Refresh.',
  'wrong-moment': (w) => `That is for ${w['tag']}, ${TAG_WORDS[w['tag'] as 'PRE'] ?? ''}.`,
  'no-such-target': 'There is no such target for it now.',
  'no-such-tile': 'You cannot use that place now.',
  'cannot-attach': 'Carried Relics are given to an Operator after the reveal.',
  'no-duplicate': 'No revealed rival has that name.',
  'power-not-reached': 'Your score does not reach its Power.',
  'no-empty-slot': 'There is no empty slot; remove a token first.',
  'no-token-left': 'You have no token left.',
  'no-normal-token': 'Only a Normal token there can be removed.',
  'one-ritual-a-round': 'One Ritual a round.',
  'ritual-incomplete': 'That Ritual is not complete.',
  'ritual-must-be-scored': 'A complete Ritual must be scored.',
  'bid-higher': (w) => `Bid at least ${w['least']}.`,
  'above-limit': (w) => `Discard down to ${w['limit']} first.`,
  'two-at-most': 'Two cards at most in the second discard.',
};

const BECAUSE: Record<Reason, string> = {
  'fits-the-hour': 'any of them can win tonight',
  'three-plans': 'three plans are three tokens, and the bluff is free',
  'fewer-plans': 'the rest of the hand is worth more as Quick Actions',
  'keep-plan': 'nothing that lies open makes another plan better',
  'better-place': 'what lies open makes this plan better',
  'know-the-place': 'knowing where they go is worth the Insight',
  'open-the-holder': 'the last card of a holder counts for Peer Review and pays one back',
  'better-ritual': 'that Ritual is too far from done',
  'keep-insight': 'ten Insight are a Victory Point',
  'worth-the-card': 'it does more now than the card would later',
  'keep-cards': 'nothing in hand is worth playing here',
  'likely-win': 'the odds are on your side',
  'nothing-to-win': 'more can be lost than won here',
  'peace-pays': 'peace lets your Operation happen',
  'hurt-the-leader': 'it costs them more than you',
  'slay-it': 'the slayer is paid and the place is free again',
  'take-the-place': 'the token there brings you closest to points',
  'make-room': 'their token makes room for yours',
  'not-worth-it': 'the cost is higher than the gain',
  'points-now': 'points now cannot be taken away',
  'worth-bidding': 'the Relic is worth more than the price',
  'too-dear': 'the price is higher than its worth',
  'better-cards': 'almost any other card serves you better',
  'hand-is-good': 'these cards are worth keeping',
  'best-choice': 'it hurts them most or helps you most',
  'changed-mind': 'there is still time',
};

function result(gameover: unknown, _view: View, name: (seat: string) => string): string {
  const { winners, reason, rounds } = gameover as Outcome;
  const after = `after ${rounds} rounds`;
  switch (reason) {
    case 'saved':
      return `London is saved ${after}.`;
    case 'doom':
      return `Doom reached 13 ${after}. London is lost.`;
    case 'overrun':
      return `Anomalies hold all six places ${after}. London is lost.`;
    case 'dawn':
      return `The last round is over, and the Herald still stands.`;
    case 'tokens':
      return `${list(winners.map(name))} wins on tokens ${after}.`;
    case 'insight':
      return `${list(winners.map(name))} wins on Insight ${after}.`;
    case 'shared':
      return `${list(winners.map(name))} share the victory ${after}.`;
    default:
      return `${list(winners.map(name))} rules London ${after}.`;
  }
}

export const words: BoardModule<View>['words'] = {
  prompt,
  move,
  event,
  heading(e0) {
    const e = e0 as Happened;
    if (e.event === 'roundBegan') return `Round ${e.round}: Planning`;
    if (e.event === 'phaseBegan') return PHASES[e.phase];
    if (e.event === 'allRevealed') return 'Combat and Operations';
    return undefined;
  },
  refusal({ why, with: given = {} }: Refusal) {
    const words_ = REFUSALS[why];
    if (words_ === undefined) return 'That is not possible now.';
    return typeof words_ === 'string' ? words_ : words_(given);
  },
  result,
  because: (key) => BECAUSE[key as Reason] ?? '',
};
