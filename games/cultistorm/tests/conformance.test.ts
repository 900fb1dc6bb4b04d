import { conformance } from '../../../engine-extensions/testing/conformance/conformance';
import type { LogEvent } from '../../../engine-extensions/log/log';
import type { MoveRecord } from '../../../engine-extensions/match/match';
import { cultistorm } from '..';
import { ACTION, ACTIONS, ACTS, CULTISTS, EVENTS, GOOS, INVESTIGATORS, ITEM, ITEMS, LOCATIONS, RULES, SECT, TERROR, TERROR_CARD, type AnyWord } from '../cards'; // prettier-ignore
import type { Happened } from '../events';

const long = Number(process.env['CONFORMANCE_MATCHES'] ?? 0);

const wordsOf = (words: readonly AnyWord[]) => words.map((w) => `word ${w.do}`);

/** Every card served, every enemy came and fell, every effect word, lasting rule and move was used. */
const EVERYTHING = [
  ...ACTIONS.flatMap((a) => [`spent ${a.id}`, `support ${a.id}`]),
  ...ITEMS.map((i) => `item ${i.id}`),
  ...EVENTS.map((e) => `event ${e.id}`),
  ...LOCATIONS.map((l) => `location ${l.id}`),
  ...INVESTIGATORS.flatMap((p) => [1, 2, 3].map((level) => `ability ${p.id} ${level}`)),
  ...[...CULTISTS, ...SECT].flatMap((c) => [`appeared ${c.id}`, `defeated ${c.id}`]),
  ...GOOS.flatMap((g) => [`summoned ${g.id}`, `defeated ${g.id}`]),
  ...TERROR.map((t) => `terror ${t.id}`),
  ...ACTS.map((t) => `act ${t.id}`),
  ...RULES.map((id) => `rule ${id}`),
  ...new Set([...ACTIONS.flatMap((a) => [...a.support, ...a.optional]), ...[...ITEMS, ...EVENTS, ...TERROR, ...ACTS].flatMap((c) => c.words)].flatMap((w) => wordsOf([w]))), // prettier-ignore
  ...['go', 'search', 'reroll', 'offerTrade', 'answerTrade', 'cancelTrade', 'gainKnowledge', 'clearTarget', 'vote', 'closeVote', 'seal', 'doneSealing', 'placeTrophy', 'dropItem'], // prettier-ignore
];

/** What chance reaches only in hundreds of nights: the deepest knowledge, and what the Final Act brings. */
const isRare = (key: string) =>
  /^ability .* 3$/.test(key) ||
  ACTS.some((a) => key === `act ${a.id}` || a.words.some((w) => w.do === 'rule' && key === `rule ${w.id}`)) ||
  GOOS.some((g) => g.wave !== 'first' && key.endsWith(` ${g.id}`)) ||
  SECT.some((c) => key === `defeated ${c.id}`);

/** What a short run must reach: the phases and their commonest moves. */
const COMMON = ['chooseInvestigator', 'keepItem', 'discard', 'ready', 'takeDie', 'go', 'search', 'playSupport', 'setTarget', 'pass', 'fight', 'endFights', 'vote', 'placeTrophy', 'gainKnowledge', 'reroll']; // prettier-ignore

/** Who stands for which investigator and what lies where, in the match being told; chance deals without a word. */
let people: Record<number, string> = {};
let places: string[] = [];
/** whether the fight being told drew on its place */
let byPlace = false;

/** Sources of a fight by what they are. */
function spent(inv: number, source: string): string[] {
  if (ACTION[source]) return [`spent ${source}`, ...wordsOf([...ACTION[source].support, ...ACTION[source].optional])];
  if (ITEM[source]) return [`item ${source}`, ...wordsOf(ITEM[source].words)];
  const level = source.startsWith('ability:') ? source.slice(8) : undefined;
  return level !== undefined && people[inv] !== undefined ? [`ability ${people[inv]} ${level}`] : [];
}

/** What the cultists, the circle and what they call have done. */
function usedByStorm(e: Happened): string[] {
  switch (e.event) {
    case 'fought':
      byPlace = e.sources.includes('location');
      return e.sources.flatMap((s) => spent(e.inv, s));
    case 'defeated':
      return [`defeated ${e.enemy}`, ...(byPlace ? [`location ${places[e.slot]}`] : [])];
    case 'appeared':
      return [`appeared ${e.card}`];
    case 'summoned':
      return [`summoned ${e.goo}`];
    case 'flipped':
      return [`terror ${e.card}`, ...wordsOf(TERROR_CARD[e.card]?.words ?? [])];
    case 'finalAct':
      return [`act ${e.card}`, ...wordsOf(TERROR_CARD[e.card]?.words ?? [])];
    case 'ruleBegan':
      return [`rule ${e.id}`];
    default:
      return [];
  }
}

function usedBy(happened: LogEvent | MoveRecord): string[] {
  if ('move' in happened) return [happened.move];
  const e = happened as Happened;
  switch (e.event) {
    case 'chose':
      people[e.inv] = e.card;
      return [];
    case 'laidOut':
      places = e.locations;
      return [];
    case 'ended':
      people = {};
      return [];
    case 'supported':
      // a combat card serves later, in the fight
      return [`support ${e.card}`, ...(ACTION[e.card]?.combat ? [] : wordsOf(ACTION[e.card]?.support ?? []))];
    case 'usedItem':
      return [`item ${e.item}`, ...wordsOf(ITEM[e.item]?.words ?? [])];
    case 'usedAbility':
      return people[e.inv] === undefined ? [] : [`ability ${people[e.inv]} ${e.level}`];
    case 'usedLocation':
      return [`location ${places[e.slot]}`];
    case 'eventDrawn':
      return [`event ${e.card}`, ...wordsOf(ITEM[e.card]?.words ?? [])];
    default:
      return usedByStorm(e);
  }
}

conformance(cultistorm, {
  unlisted: ['vote', 'fight'], // a vote may be changed until all have voted; of payments of equal worth one is listed
  matches: 4,
  mustUse: long >= 1000 ? EVERYTHING : long >= 100 ? EVERYTHING.filter((key) => !isRare(key)) : COMMON,
  usedBy,
});
