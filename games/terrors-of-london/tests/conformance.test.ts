import { conformance } from '../../../engine-extensions/testing/conformance/conformance';
import { wordsIn } from '../../../engine-extensions/effects/words';
import type { LogEvent } from '../../../engine-extensions/log/log';
import type { MoveRecord } from '../../../engine-extensions/match/match';
import { terrorsOfLondon } from '..';
import { DESIGNS, OVERLORD_NAMES, OVERLORDS, type Word } from '../cards';
import type { Happened } from '../events';

const MOVES = ['chooseOverlord', 'chooseInfluence', 'playCard', 'buyStreet', 'buyAcolyte', 'attack', 'regenerate', 'convert', 'formHorde', 'expandHorde', 'activateRelic', 'overlordAction', 'hauntAction', 'pass', 'resolve', 'answer']; // prettier-ignore

const ALL = Object.values(DESIGNS);
const long = Number(process.env['CONFORMANCE_MATCHES'] ?? 0);

/** Words that are told by an event of their own; the others only ever are part of an ability that is told. */
const WORD: Partial<Record<Happened['event'], Word>> = {
  gained: 'gain',
  drew: 'draw',
  mustered: 'muster',
  cursed: 'curse',
  tokenGained: 'haunt',
  commanded: 'command',
  destroyed: 'destroy',
  sacrificed: 'sacrifice',
  looked: 'look',
  revealed: 'reveal',
  permitted: 'convert',
  discounted: 'discount',
  claimGranted: 'claimNext',
  swapped: 'streetSwap',
  returned: 'returnToHand',
  refreshed: 'refreshRelic',
};
/** Words told by what an event says of itself. */
const BY_REASON: Word[] = ['loseHealth', 'payHealth', 'rivalDiscards', 'discardOwn', 'gainAcolyte', 'flipToken'];

/** Every ability of every card did its work, every relic that guards stopped something, every word was heard. */
const EVERYTHING = [
  ...MOVES,
  ...ALL.filter((c) => c.type !== 'relic').map((c) => `played ${c.design}`),
  ...ALL.filter((c) => c.type === 'relic').map((c) => `${c.armor > 0 ? 'held' : 'relicUsed'} ${c.design}`),
  ...ALL.flatMap((c) => c.horde.map((_, i) => `hordeUsed ${c.design} ${i}`)),
  ...ALL.filter((c) => c.triggered.length > 0).map((c) => `triggered ${c.design}`),
  ...ALL.filter((c) => c.claim).map((c) => `claimed ${c.design}`),
  ...OVERLORD_NAMES.map((name) => `overlordUsed ${name}`),
  ...[...Object.values(WORD), ...BY_REASON].map((word) => `word ${word}`),
  'armor',
];

/** What a short run must reach. */
const COMMON = [...MOVES, ...ALL.filter((c) => c.type === 'monster' && (c.cost ?? 0) <= 3).map((c) => `played ${c.design}`)]; // prettier-ignore

/** Words told by what an event says of itself, and cards that work without being played. */
function byReason(e: Happened): string[] {
  switch (e.event) {
    case 'lostHealth':
      return e.why === 'effect' ? ['word loseHealth'] : e.why === 'cost' ? ['word payHealth'] : [];
    case 'discarded':
      return e.why === 'effect' ? ['word rivalDiscards'] : e.why === 'cost' ? ['word discardOwn'] : [];
    case 'acolyteTaken':
      return e.cost === 0 ? ['word gainAcolyte'] : [];
    case 'tokenFlipped':
      return e.to === 'haunt' ? ['word flipToken'] : [];
    case 'bought':
      return e.to === 'relics' ? [`held ${e.card}`] : e.to === 'deck' ? [`claimed ${e.card}`] : [];
    case 'attacked':
      return e.stopped > 0 ? ['armor'] : [];
    case 'hordeUsed':
      return [`hordeUsed ${e.card} ${e.ability}`];
    case 'overlordUsed':
      return [`overlordUsed ${e.overlord}`];
    case 'played':
    case 'relicUsed':
    case 'triggered':
      return [`${e.event} ${e.card}`];
    default:
      return [];
  }
}

function usedBy(happened: LogEvent | MoveRecord): string[] {
  if ('move' in happened) return [happened.move];
  const e = happened as Happened;
  const word = WORD[e.event];
  return [...(word ? [`word ${word}`] : []), ...byReason(e)];
}

conformance(terrorsOfLondon, { matches: 14, mustUse: long >= 1000 ? EVERYTHING : COMMON, usedBy });

it('demands every word of the set that an event can tell', () => {
  const told = new Set<string>([...Object.values(WORD), ...BY_REASON]);
  const inSet = [...new Set(wordsIn([DESIGNS, OVERLORDS]))];
  expect(inSet.filter((word) => !told.has(word)).sort()).toEqual(['activateHorde', 'chooseOne', 'gainPer', 'if', 'rage']); // prettier-ignore
  for (const word of told) expect(inSet).toContain(word);
});
