import { useState } from 'react';
import { useLocation } from 'wouter';
import { fail } from '../../../engine-extensions/fail';
import type { BotLevel } from '../../../engine-extensions/bots/bot';
import type { GameMeta, Options } from '../../../engine-extensions/meta';
import type { Box } from '../../build/boxes';
import { metaOf } from '../games';
import { coverOf } from '../shelf';
import { Slip } from '../shell/Slip';
import slip from '../shell/slip.module.css';
import { Icon } from '../table/Icon';
import { startLocal, withBots } from './start';
import { Counts } from './Counts';

const BOTS: Record<BotLevel, string> = {
  easy: 'forgetful and kind: for a first game',
  medium: 'plays soundly',
  hard: 'looks ahead and forgives little',
};

interface Way {
  key: string;
  icon: string;
  label: string;
  hint: string;
  seats(players: number): ReturnType<typeof withBots>;
  options?: Options;
}

/** The ways to begin at once: alone, or against bots of one level. */
export function waysToPlay(meta: GameMeta): { alone: Way[]; bots: Way[]; counts: number[] } {
  const alone: Way[] = [];
  const me = () => withBots(1, 'easy');
  if (meta.modes.includes('solo') && meta.players.includes(1)) {
    const presets = meta.presets ?? [{ label: 'Alone', hint: meta.tagline, values: {} }];
    for (const p of presets)
      alone.push({ key: p.label, icon: 'person', label: p.label, hint: p.hint, seats: me, options: p.values });
  }
  const counts = meta.players.filter((n) => n > 1);
  const bots = meta.modes.includes('bots') && counts.length > 0 ? meta.bots : [];
  const rows = bots.map((level) => ({
    key: level,
    icon: 'vintage-robot',
    label: `${level[0]?.toUpperCase()}${level.slice(1)} bots`,
    hint: BOTS[level],
    seats: (players: number) => withBots(players, level),
  }));
  return { alone, bots: rows, counts };
}

/** Second and last click on the way to a table. */
export default function PlayNow({ box, onClose }: { box: Box; onClose(): void }) {
  const meta = metaOf(box.id) ?? fail(`no game ${box.id}`);
  const [, go] = useLocation();
  const { alone, bots, counts } = waysToPlay(meta);
  const [players, setPlayers] = useState(counts[0] ?? 1);
  const [wrong, setWrong] = useState('');
  const begin = (way: Way) =>
    void startLocal(meta.id, { seats: way.seats(players), ...(way.options && { options: way.options }) })
      .then((at) => go(at))
      .catch((error: Error) => setWrong(error.message));
  const row = (way: Way) => (
    <button key={way.key} className={slip['row']} onClick={() => begin(way)}>
      <Icon name={way.icon} />
      <span>
        <strong>{way.label}</strong>
        <small>{way.hint}</small>
      </span>
    </button>
  );
  return (
    <Slip title={`Play ${meta.title}`} onClose={onClose} art={<img src={coverOf(meta.id)} alt="" />}>
      {alone.length > 0 && bots.length > 0 && <p className={slip['part']}>Alone</p>}
      {alone.map(row)}
      {bots.length > 0 && (
        <>
          <p className={slip['part']}>With bots</p>
          {counts.length > 1 && <Counts counts={counts} value={players} onChange={setPlayers} />}
          {bots.map(row)}
        </>
      )}
      {wrong && (
        <p className={slip['wrong']} role="alert">
          {wrong}
        </p>
      )}
    </Slip>
  );
}
