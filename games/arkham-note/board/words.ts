import type { LogEvent } from '../../../engine-extensions/log/log';
import type { LegalMove } from '../../../engine-extensions/moves';
import type { Refusal } from '../../../engine-extensions/refusal';
import type { BoardModule } from '../../../web/src/table/props';
import type { Reason } from '../bot/because';
import { CONTACT, VICTIMS, type ClueId, type Effect } from '../cards';
import type { Happened } from '../events';
import { bigPictureTypes, firstLead } from '../rules/areas';
import type { Question, Result } from '../state';
import type { View } from '../view';
import { caseName, counted, listed, nameOf, TECHNIQUE_WORDS, victimName } from './names';

const card = (id: ClueId) => `[[${nameOf(id)}|${id}]]`;
const victim = (id: string) => `[[${victimName(id)}|${id}]]`;

const PLACES = {
  leads: 'the leads',
  discard: 'the discards',
  closed: 'the Closed cases',
  stability: 'Stability',
  time: 'Time',
  draw: 'the draw stack',
} as const;

/** What is asked, in one sentence. */
function question(q: Question): string {
  switch (q.ask) {
    case 'act':
      return 'Choose an action. It uses up the first lead.';
    case 'take':
      return `**${nameOf(q.card)}**: you may take a card from ${PLACES[q.from]}.`;
    case 'search':
      return `**${nameOf(q.card)}**: you may search the draw stack for a card.`;
    case 'shuffle':
      return `**${nameOf(q.card)}**: shuffle the discards into the draw stack?`;
    case 'discardHand':
      return `**${nameOf(q.card)}**: discard a card from your hand.`;
    case 'discardLead':
      return `**${nameOf(q.card)}**: discard a lead.`;
    case 'handLimit':
      return 'You hold more than three cards. Discard one.';
    case 'bonus':
      return 'All six types: you may take a card back from Stability.';
    case 'wrapUp':
      return 'The action is done. Go on when you are ready.';
  }
}

export function promptOf(view: View): string {
  if (view.stage === null) return 'The file is closed.';
  if (view.pending) return question(view.pending);
  if (view.stage === 'wrapUp') return question({ ask: 'wrapUp' });
  return firstLead(view.leads) === undefined
    ? 'No lead is left. Play from your hand, close a case or pass.'
    : question({ ask: 'act' });
}

/** A legal move as a verb with its object. */
export function moveWords({ move, args }: LegalMove, view: View): string {
  const [a, b, c] = args as [string, string, unknown];
  const lead = firstLead(view.leads);
  const contact = (key: unknown) => (key === true ? `, the lock opened by ${CONTACT.name}` : '');
  switch (move) {
    case 'takeLead':
      return lead ? `Take ${nameOf(lead)}` : 'Take the lead';
    case 'playLead':
      return `Play ${lead ? nameOf(lead) : 'the lead'} to ${caseName(a)}${contact(b)}`;
    case 'playFromHand':
      return `Play ${nameOf(a)} to ${caseName(b)}${contact(c)}`;
    case 'closeCase': {
      const scored = args[1] as readonly ClueId[];
      return `Close ${caseName(a)}${scored.length > 0 ? ` and score ${listed(scored.map(nameOf))}` : ' without scoring'}`;
    }
    case 'pass':
      return lead ? `Pass and discard ${nameOf(lead)}` : 'Pass';
    case 'resolveTake':
      return args[0] === null ? 'Take nothing' : `Take ${nameOf(a)}`;
    case 'resolveDiscard':
      return `Discard ${nameOf(a)}`;
    case 'resolveShuffle':
      return args[0] === true ? 'Shuffle them in' : 'Leave them';
    case 'contactExchange':
      return `Swap ${nameOf(a)} for ${nameOf(c as string)} from ${b === 'time' ? 'Time' : 'Stability'}`;
    case 'finishTurn':
      return 'Next turn';
    case 'abandon':
      return 'Give up the case';
    default:
      return move;
  }
}

const FOUND = {
  start: 'has been found dead',
  time: 'is found dead: you took too long',
  ranOut: 'is found dead: the trail had gone cold',
  lastCase: 'is found dead. Another case',
} as const;

/** One line of the story. */
function told(e: Happened): string | undefined {
  switch (e.event) {
    case 'turnBegan':
    case 'passed':
    case 'strained':
      return undefined;
    case 'victimFound':
      return `**${caseName(e.case).replace('c', 'C')}**: ${victim(e.victim)}, ${VICTIMS[e.victim]?.occupation.toLowerCase() ?? ''}, ${FOUND[e.why]}.`;
    case 'leadTaken':
      return `You keep ${card(e.card)}.`;
    case 'leadDiscarded':
      return `${e.for === 'pass' ? 'You pass on' : 'You let go of'} ${card(e.card)}${e.to === 'time' ? '. It costs time' : ''}.`;
    case 'played':
      return `${card(e.card)} joins ${caseName(e.case)}${e.contact ? `; ${CONTACT.name} opens the lock` : ''}${e.number > 7 ? `, clue ${e.number}: the strain shows` : ''}.`;
    case 'checkPassed':
      return `Stability check: ${card(e.card)}. You keep your nerve${e.to === 'time' ? ', but lose time' : ''}.`;
    case 'checkFailed':
      return `Stability check: ${card(e.card)}. Dread takes hold, ${e.stability} by now.`;
    case 'checkEmpty':
      return 'Stability check: nothing left to draw. You keep your nerve.';
    case 'took':
      return `You take ${card(e.card)} from ${PLACES[e.from]}${e.by === 'bonus' ? ', calm again for having seen it all' : ''}.`;
    case 'declined':
      return e.effect === 'shuffle' ? 'You leave the discards where they are.' : 'You take nothing.';
    case 'effectIdle':
      return IDLE[e.effect];
    case 'discarded':
      return `You discard ${card(e.card)}${e.from === 'leads' ? ' from the leads' : ''}${e.to === 'time' ? '. It costs time' : ''}.`;
    case 'shuffled':
      return e.why === 'search'
        ? 'The draw stack is shuffled.'
        : `${counted(e.added, 'card')} ${e.added === 1 ? 'is' : 'are'} shuffled into the draw stack, ${e.count} in all.`;
    case 'closed':
      return `You close **${caseName(e.case)}**, ${victim(e.victim)}: ${counted(e.clues.length, 'clue')} of ${counted(e.types, 'type')}.`;
    case 'scored':
      return `${card(e.card)} fits into the big picture.`;
    case 'exchanged':
      return `${CONTACT.name} helps: ${card(e.gave)} goes to ${e.with === 'time' ? 'Time' : 'Stability'}, ${card(e.got)} comes back.`;
    case 'timePassed':
      return `Time runs out; ${counted(e.cards, 'card')} ${e.cards === 1 ? 'moves' : 'move'} to the discards.`;
    case 'ranOut':
      return 'No leads are left to draw.';
    case 'leadDrawn':
      return `A new lead: ${card(e.card)}.`;
    case 'ended':
      return ending(e);
  }
}

const IDLE: Record<Effect | 'bonus', string> = {
  'take:leads': 'No lead is left to take.',
  'take:discard': 'There is no discard to take.',
  'take:closed': 'There is no closed case to look into again.',
  'take:stability': 'There is no dread to shake off.',
  'take:time': 'There is no time to win back.',
  search: 'The draw stack is empty: nothing is found.',
  shuffle: 'There are no discards to shuffle in.',
  'discard:hand': 'Your hand is empty: nothing to discard.',
  'discard:leads': 'No lead is left to discard.',
  check: 'No check is due.',
  bonus: 'All six types, and no dread to shake off.',
};

function ending(r: Result): string {
  switch (r.reason) {
    case 'bigPicture':
      return `Solved. ${counted(r.types, 'type')} in the big picture, and it all fits.`;
    case 'stability':
      return 'Unsolved. Your nerve gives way.';
    case 'victims':
      return 'Unsolved. There is nobody left to save.';
    case 'abandoned':
      return 'Unsolved. You give the case up.';
  }
}

const technique = (t: unknown) => TECHNIQUE_WORDS[t as keyof typeof TECHNIQUE_WORDS] ?? String(t);

/** The sentence for a refusal. */
export function refusalOf({ why, with: given = {} }: Refusal): string {
  switch (why) {
    case 'needs-technique':
      return `It needs ${technique(given['technique'])} at the end of the line.`;
    case 'no-free-key':
      return 'It is locked, and the line has no free key.';
    case 'more-clues':
      return `It needs ${counted(Number(given['n']), 'more clue')} in the line.`;
    case 'no-such-case':
      return 'That case is not open.';
    case 'contact-used':
      return `${CONTACT.name} has already helped.`;
    case 'contact-needs-lock':
      return 'This card has no lock to open.';
    case 'no-lead':
      return 'There is no lead in the row.';
    case 'not-in-hand':
      return 'That card is not in your hand.';
    case 'not-in-row':
      return 'That card is not among the leads.';
    case 'not-in-area':
      return 'That card does not lie there.';
    case 'no-such-area':
      return 'Only cards in Time or Stability can be swapped.';
    case 'not-in-source':
      return 'That card cannot be taken now.';
    case 'must-discard':
      return 'You must discard a card first.';
    case 'not-asked':
      return 'Nobody asked for that.';
    case 'too-few-types':
      return `It shows ${counted(Number(given['types']), 'type')}. Closing takes five.`;
    case 'too-few-types-left':
      return `Only ${counted(Number(given['types']), 'type')} would be left in the case; five must stay.`;
    case 'scored-twice':
      return 'Each puzzle card scores once.';
    case 'not-in-case':
      return 'That card is not in this case.';
    case 'not-a-puzzle':
      return 'Only puzzle cards score.';
    case 'revealed':
      return 'A card was revealed: it cannot be taken back.';
    default:
      return '';
  }
}

const REASON_WORDS: Record<Reason, string> = {
  wins: 'it completes the big picture.',
  scores: 'it brings a new type into the big picture.',
  bonus: 'all six types give a card back from Stability.',
  'fresh-start': 'it shuffles time and discards back in.',
  'needed-puzzle': 'the big picture still lacks this type.',
  'new-type': 'the case does not show this type yet.',
  'brings-key': 'the line gets a key for a later lock.',
  'useful-effect': 'its effect is worth having now.',
  'keeps-line-going': 'it keeps the line open for what comes.',
  'puzzle-for-later': 'it is a puzzle the big picture lacks.',
  'key-for-later': 'a key will be needed.',
  'saves-time': 'discarding it would cost time.',
  'keeps-for-later': 'it may fit soon.',
  'gets-puzzle': 'it is a puzzle the big picture lacks.',
  'useful-card': 'it fits best of all on offer.',
  'nerve-back': 'every card out of Stability is nerve regained.',
  'nothing-useful': 'nothing better is on offer.',
  'least-loss': 'it is the one you will miss least.',
  'keeps-stack-full': 'an empty stack would cost a victim.',
  'no-need': 'the stack is better as it is.',
  'turn-done': 'nothing is left to do.',
};

/** A second thought before what loses the match at once. */
export function confirmOf({ move, args }: LegalMove, view: View): string | undefined {
  if (move !== 'closeCase' || view.victimsLeft > 0 || view.cases.length > 1) return undefined;
  const types = bigPictureTypes([...view.bigPicture, ...(args[1] as readonly ClueId[])]);
  return types >= view.options.victoryTypes
    ? undefined
    : 'This closes the last case, and **no victim is left** to open another. The match would be lost at once.';
}

/** The result in a sentence. */
export const resultOf = (over: unknown): string => ending(over as Result);

export const words: BoardModule<View>['words'] = {
  prompt: ({ view }) => promptOf(view),
  move: moveWords,
  event: (event: LogEvent) => told(event as Happened),
  heading: (event: LogEvent) =>
    (event as Happened).event === 'turnBegan' ? `Turn ${(event as Happened & { turn: number }).turn}` : undefined,
  refusal: refusalOf,
  result: resultOf,
  because: (key) => REASON_WORDS[key as Reason] ?? '',
  confirm: confirmOf,
};
