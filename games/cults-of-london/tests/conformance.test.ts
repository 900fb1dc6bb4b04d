import { conformance } from '../../../engine-extensions/testing/conformance/conformance';
import type { LogEvent } from '../../../engine-extensions/log/log';
import type { MoveRecord } from '../../../engine-extensions/match/match';
import type { Options } from '../../../engine-extensions/meta';
import { cultsOfLondon } from '..';
import { ANOMALIES, DECKS, OMENS, RELICS, RITUALS, TILES } from '../cards';
import type { Happened } from '../events';

const long = Number(process.env['CONFORMANCE_MATCHES'] ?? 0);

/** Short wars by default; the long run goes through every value of every option at full length. */
const short: Options[] = [
  { goal: 5 },
  { goal: 5, factionPick: 'random', difficulty: 'acolyte' },
  { goal: 5, firstPlayer: 'rotate', difficulty: 'magister' },
  { goal: 5, difficulty: 'eldritch' },
];

const actions = Object.values(DECKS).flatMap((deck) => Object.keys(deck));
const usable = Object.entries(RELICS).filter(([, r]) => r.kind !== 'constant');
const tiles = Object.entries(TILES).filter(([, t]) => 'use' in t.bonus);

/** Both halves of every Action card, every Relic that is used or carried, every Anomaly, Ritual, Omen and usable tile. */
const everything = [
  ...actions.flatMap((card) => [`quick ${card}`, `operation ${card}`]),
  ...usable.map(([id]) => `relic ${id}`),
  ...Object.keys(ANOMALIES).flatMap((id) => [`spawned ${id}`, `slain ${id}`]),
  ...Object.keys(RITUALS).map((id) => `ritual ${id}`),
  ...Object.keys(OMENS).map((id) => `omen ${id}`),
  ...tiles.map(([id]) => `tile ${id}`),
];

function usedBy(happened: LogEvent | MoveRecord): string[] {
  if ('move' in happened) return [happened.move];
  const e = happened as Happened;
  switch (e.event) {
    case 'quickPlayed':
      return [`quick ${e.card}`];
    case 'finalised':
      return [`operation ${e.card}`];
    case 'relicUsed':
    case 'attached':
      return [`relic ${e.relic}`];
    case 'spawned':
      return [`spawned ${e.anomaly}`];
    case 'anomalySlain':
      return [`slain ${e.anomaly}`];
    case 'ritualScored':
      return [`ritual ${e.ritual}`];
    case 'omenResolved':
      return [`omen ${e.omen}`];
    case 'tileUsed':
      return [`tile ${e.tile}`];
    default:
      return [];
  }
}

conformance(cultsOfLondon, {
  matches: 5,
  ...(long === 0 ? { optionSets: short } : {}),
  mustUse: long >= 500 ? everything : ['plan', 'ready', 'reveal', 'passIntel', 'quick', 'finalise', 'choose', 'bid'],
  usedBy,
});
