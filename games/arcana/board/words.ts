import type { LogEvent } from '../../../engine-extensions/log/log';
import type { LegalMove } from '../../../engine-extensions/moves';
import type { Refusal } from '../../../engine-extensions/refusal';
import { awaited } from '../../../engine-extensions/rules';
import type { BoardModule, TableProps } from '../../../web/src/table/props';
import type { Reason } from '../bot/because';
import { cardOf, type Arcanum, type CardId, type Guild } from '../cards';
import type { Happened, ToldAgent } from '../events';
import type { Targets } from '../rules/targets';
import type { Result } from '../state';
import type { View } from '../view';
import { bribeAt } from './aim';
import { ARCANUM, EFFECT, GUILD, linked, nameOf, objectiveName, zoneName } from './names';

type Name = (seat: string) => string;

/** A seat as the story calls it: its guild once it has one, "you" for oneself. */
const who = (view: View, name: Name, seat: string) => {
  const called = name(seat);
  const guild = view.seats[seat]?.guild;
  return called === 'you' || !guild ? called : `the ${GUILD[guild].name}`;
};
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const listed = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1] as string}`;

/** What is asked of somebody, in one sentence. */
export function promptWords({ view, me, name, turn, legal }: TableProps<View>): string {
  if (view.result) return 'The Jubilee is over. The table is counted.';
  const { asked } = view;
  if (!asked) return '';
  const mine = me !== null && asked.seats.includes(me);
  const { question } = asked;
  if (!mine) {
    const others = awaited(turn).map((p) => who(view, name, p));
    const what = {
      guild: 'to choose a guild',
      objectives: 'to choose Objectives',
      act: 'to play a card',
      militia: 'to place the Militia',
      scry: 'to put two cards back',
      removal: 'to shelve what was won',
      announce: 'to announce an arcanum',
    }[question.ask];
    return `Waiting for ${listed(others)} ${what}.`;
  }
  switch (question.ask) {
    case 'guild':
      return 'Choose the guild you will lead.';
    case 'objectives':
      return 'Keep two of these four Objectives. The others go back unseen.';
    case 'act':
      return legal.some((m) => m.move !== 'discard')
        ? 'Play a card: pick one from your hand, then a lit Stake.'
        : 'Nothing can be played. Discard a card.';
    case 'militia':
      return `**${nameOf(question.card)}** comes. Beside which Stake shall it stand?`;
    case 'scry':
      return 'Two cards of the pile. In which order do they go back?';
    case 'removal':
      return `**${nameOf(question.stake)}** is yours. Into your deck, or under your guild card?`;
    case 'announce':
      return `In which arcanum do you bid for **${zoneName(view, question.zone)}**?`;
  }
}

/** A legal move as a verb with its object. */
export function moveWords({ move, args }: LegalMove, view: View): string {
  const [a, b, c] = args as [string, unknown, Arcanum | undefined];
  const at = (zone: unknown) => zoneName(view, zone as string);
  switch (move) {
    case 'chooseGuild':
      return a === 'chance' ? 'Let chance decide' : `Lead the ${GUILD[a as Guild].name}`;
    case 'pickObjectives':
      return `Keep ${objectiveName(a)} and ${objectiveName(b as string)}`;
    case 'displayAgent':
      return `Send ${nameOf(a)} to ${at(b)}`;
    case 'bribe':
      return `Bribe ${at(b)} with ${nameOf(a)}${c ? ` in ${ARCANUM[c].plural}` : ''}`;
    case 'callMilitia':
      return `Call the Militia with ${nameOf(a)}`;
    case 'placeMilitia':
      return `Place it at ${at(a)}`;
    case 'discard':
      return `Discard ${nameOf(a)}`;
    case 'scryOrder':
      return a === 'keep' ? 'Put them back as they were' : 'Swap them';
    case 'chooseRemoval':
      return a === 'keep' ? 'Into the Resource Deck' : 'Under the guild card';
    case 'announceArcanum':
      return `Bid in ${ARCANUM[a as Arcanum].plural}`;
    case 'playLocation': {
      const { zone, card, seat } = b as Targets;
      const effect = cardOf(a).effect;
      const verb = effect ? EFFECT[effect].term : 'Play';
      const guild = seat === undefined ? undefined : view.seats[seat]?.guild;
      const on = [
        card ? nameOf(card) : '',
        zone ? `${card ? 'to ' : ''}${at(zone)}` : '',
        guild ? `the ${GUILD[guild].name}` : '',
      ].filter(Boolean);
      return `${nameOf(a)}: ${verb.toLowerCase()}${on.length > 0 ? ` ${on.join(' ')}` : ''}`;
    }
    default:
      return move;
  }
}

const agentsOf = (view: View, name: Name, agents: readonly ToldAgent[]) =>
  listed(agents.map(({ card }) => linked(card))) || listed(agents.map(({ owner }) => who(view, name, owner)));

const MARKS = {
  lock: 'locked',
  seal: 'sealed',
  boost: 'gained 2 at',
  raise: 'raised the number of',
  priority: 'took priority at',
} as const;

/** What was to be reached. */
const numberOf = (stake: CardId, raise: number) => {
  const card = cardOf(stake);
  return listed(card.gold.map((a) => `${card[a] + raise} ${ARCANUM[a].plural}`)).replace(' and ', ' or ');
};

/** One line of the story. */
export function eventWords(event: LogEvent, view: View, name: Name): string | undefined {
  const e = event as Happened;
  const by = 'by' in e ? capital(who(view, name, e.by)) : '';
  switch (e.event) {
    case 'guildChosen':
      return e.guild === 'chance' ? `${capital(name(e.by))} left the guild to chance.` : `${capital(name(e.by))} took the lead of the ${GUILD[e.guild].name}.`; // prettier-ignore
    case 'guildDrawn':
      return `Chance gave ${name(e.by)} the ${GUILD[e.guild].name}.`;
    case 'objectivesKept':
      return e.kept ? `You kept ${listed(e.kept.map(objectiveName))}.` : `${by} kept two Objectives.`;
    case 'roundBegan':
      return undefined;
    case 'drew':
      return e.cards ? `You drew ${listed(e.cards.map(linked))}.` : undefined;
    case 'reshuffled':
      return `${by} reshuffled ${e.count} cards.`;
    case 'displayed':
      return e.card
        ? `${by} sent ${linked(e.card)}${e.down ? ' face-down' : ''} to ${linked(e.stake)}.`
        : `${by} laid a card face-down at ${linked(e.stake)}.`;
    case 'discarded':
      return `${by} discarded ${linked(e.card)}.`;
    case 'locationPlayed':
      return `${by} used ${linked(e.card)}.`;
    case 'bribed':
      return e.total >= e.price
        ? `${by} won ${linked(e.stake)} by a bribe: with ${linked(e.relic)} it came to ${e.total} of ${e.price}.`
        : `${by} offered ${linked(e.relic)} to ${linked(e.stake)} in vain: ${e.total} of ${e.price}.`;
    case 'militiaCalled':
      return `${by} spent ${linked(e.relic)}, and ${linked(e.card)} came.`;
    case 'militiaPlaced':
      return `${linked(e.card)} stands with ${who(view, name, e.by)} at ${linked(e.stake)}.`;
    case 'marked':
      return `${by} ${MARKS[e.mark]} ${linked(e.stake)}.`;
    case 'recalled':
      return `${by} recalled ${e.card ? linked(e.card) : 'a face-down Agent'} from ${linked(e.stake)}.`;
    case 'moved':
      return `${by} moved ${e.card ? linked(e.card) : 'a face-down Agent'} from ${linked(e.left)} to ${linked(e.joined)}.`;
    case 'expelled':
      return `${by} sent ${linked(e.card)} of ${who(view, name, e.owner)} home.`;
    case 'peeked':
      return e.agents ? `You looked at ${agentsOf(view, name, e.agents)}.` : `${by} looked at the backs at ${linked(e.stake)}.`; // prettier-ignore
    case 'turnedUp':
      return `Turned up at ${linked(e.stake)}: ${agentsOf(view, name, e.agents)}.`;
    case 'replaced':
      return `${by} had ${linked(e.stake)} replaced.`;
    case 'salvaged':
      return `${by} took ${linked(e.card)} back to hand.`;
    case 'harassed':
      return `${capital(who(view, name, e.seat))} lost ${linked(e.card)} from hand.`;
    case 'scried':
      return e.cards
        ? `You looked at ${listed(e.cards.map(linked))}.`
        : `${by} looked into the pile${e.stake ? ` below ${linked(e.stake)}` : ''}.`;
    case 'retired':
      return `${by} retired ${linked(e.card)}.`;
    case 'resolutionBegan':
      return undefined;
    case 'announced':
      return `${by} bid for ${linked(e.stake)} in ${ARCANUM[e.arcanum].plural}.`;
    case 'resolved': {
      const totals = Object.entries(e.totals).map(([p, n]) => `${who(view, name, p)} ${n}`);
      const end = { won: '', draw: ' A draw: all stay.', missed: ' Nobody reaches it.', sealed: ' It is sealed.' };
      return `At ${linked(e.stake)}, ${numberOf(e.stake, e.raise)}: ${totals.join(', ')}.${end[e.outcome]}`;
    }
    case 'won':
      return e.how === 'bribe' ? undefined : `${by} won ${linked(e.stake)}.`; // the bribe has been told
    case 'wentHome':
    case 'stayed':
      return undefined;
    case 'kept':
      return `${by} kept ${linked(e.stake)} in the deck.`;
    case 'removed':
      return `${by} laid ${linked(e.stake)} under the guild card.`;
    case 'stakeTurned':
      return `New Stake: ${linked(e.stake)}.`;
    case 'jubilee':
      return 'The **Ducal Jubilee** has come. This round is the last.';
    case 'firstPlayer':
      return undefined;
    case 'ended':
      return `The table is counted. ${resultWords(e, view, name)}`;
  }
}

export function headingWords(event: LogEvent, view: View, name: Name): string | undefined {
  const e = event as Happened;
  if (e.event === 'roundBegan') return `Round ${e.round}, ${who(view, name, e.first)} first`;
  if (e.event === 'resolutionBegan') return 'Resolution';
  return undefined;
}

const REFUSALS: Readonly<Record<string, string>> = {
  'guild-taken': 'Somebody already leads that guild.',
  'no-such-guild': 'There is no such guild.',
  'keep-two': 'Keep two different Objectives of yours.',
  'not-in-hand': 'That card is not in your hand.',
  'relic-no-agent': 'A Relic does not fight. Bribe with it, or discard it.',
  'location-no-agent': 'A Location never stands beside a Stake.',
  'needs-relic': 'Only a Relic can do that.',
  'needs-location': 'Only a Location has an effect.',
  'no-such-zone': 'There is no such zone.',
  'jubilee-no-stake': 'The Jubilee is no Stake. The Free zone is shut.',
  'no-live-stake': 'There is no live Stake here.',
  locked: 'Locked this round: nothing more may come.',
  'no-target': 'Its effect can do nothing now. You can only discard it.',
  'bad-target': 'Its effect would do nothing there.',
  'no-bribe-relic': 'Relics cannot be bribed.',
  'no-bribe-location': 'Locations cannot be bribed.',
  'no-agent-there': 'You have no Agent there to carry the bribe.',
  'name-arcanum': 'Name one of the gold arcana.',
  'no-militia': 'The Militia is not played in this match.',
  'militia-gone': 'No Militia card is left.',
  'keep-or-swap': 'Put them back as they were, or swapped.',
  'keep-or-remove': 'Into the deck, or under the guild card.',
  'not-reached': 'You do not reach the number in that arcanum.',
};

export const refusalWords = ({ why }: Refusal) => REFUSALS[why] ?? 'That is not possible now.';

const REASONS: Readonly<Record<Reason, string>> = {
  'wins-at-once': 'This bribe reaches the price, so the Stake is yours at once.',
  'bribe-next': 'With an Agent there, a Relic from your hand can bribe next.',
  'takes-the-lead': 'It brings you ahead of the others there.',
  'reaches-the-number': 'It reaches the gold number, and nobody else is there yet.',
  'builds-up': 'It is a step towards the gold number. What stays now counts next round.',
  'spoils-it-for-others': 'You may not win it, but it keeps others from winning it cheaply.',
  'more-cards': 'More cards in hand mean more to do this round.',
  'knowing-helps': 'Knowing what lies there is worth a card.',
  'effect-helps': 'Its effect tips a struggle your way.',
  'militia-helps': 'The Militia’s strength is worth more here than the Relic.',
  'waits-and-sees': 'It costs little, and you see what the others do first.',
  'comes-home': 'No Stake needs this card now. Discarded it comes back soon, stuck it would not.',
  'best-promise': 'There it promises most.',
  'strong-card-stays': 'It is strong enough to be drawn again.',
  'thin-deck': 'It would only thin out your hands. Its points count all the same.',
  'highest-bid': 'It is your highest total.',
  'likely-objectives': 'These two are the likeliest to come true.',
  'any-guild': 'The four guilds are equally strong.',
};

export function resultWords(gameover: unknown, view: View, name: Name): string {
  const { winners, reason, scores } = gameover as Result;
  const total = scores.find((s) => s.seat === winners[0])?.total ?? 0;
  const who_ = listed(winners.map((p) => (name(p) === 'you' ? 'you' : `the ${GUILD[view.seats[p]?.guild ?? 'blades'].name}`))); // prettier-ignore
  const verb = winners.length > 1 ? 'share the city' : name(winners[0] as string) === 'you' ? 'rule Cadwallon' : 'rule Cadwallon'; // prettier-ignore
  const why = reason === 'stalemate' ? ' Nothing moved any more, so the table was counted.' : '';
  return `${capital(who_)} ${verb} with ${total} points.${why}`;
}

/** A second thought before a bribe that falls short or a strong card thrown away. */
export function confirmWords({ move, args }: LegalMove, view: View): string | undefined {
  const [card, where] = args as [CardId, string];
  if (move === 'bribe' && view.viewer !== null) {
    const zone = view.zones.find((z) => z.id === where);
    const reach = zone && bribeAt(zone, view.viewer, card);
    if (reach && reach.total < reach.price)
      return `This bribe comes to **${reach.total}** of **${reach.price}** and will fail. Spend **${nameOf(card)}** all the same?`;
  }
  return undefined;
}

export const words: BoardModule<View>['words'] = {
  prompt: promptWords,
  move: moveWords,
  event: eventWords,
  heading: headingWords,
  refusal: refusalWords,
  result: resultWords,
  because: (key) => REASONS[key as Reason] ?? 'It seems best.',
  confirm: confirmWords,
};
