import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { findMatch, matchRecord, ServerError } from '../api/server';
import { loadGame, type LoadedGame } from '../match/load-game';
import { Message } from '../match/Message';
import { recordOf } from '../match/save';
import { readSave } from '../match/saves';
import { Loading } from '../pages/Loading';
import type { TableProps, TableSeat } from '../table/props';
import { Table } from '../table/Table';
import type { TableHost } from '../table/table-context';
import { ReplayBar } from './ReplayBar';
import { filmOf, type Film } from './frames';
import { keepsake, readKeepsake, unpack, type Keepsake } from './keepsake';
import slip from '../shell/slip.module.css';
import m from '../match/match.module.css';
import s from './replay.module.css';

/** Finds the match: on this device, inside the link, in a file, or on the server. */
async function findKeepsake(id: string): Promise<Keepsake> {
  if (id === 'shared') return unpack(location.hash.slice(1));
  if (id.startsWith('local-')) {
    const save = await readSave(id);
    if (!save) throw new Error('There is no such match on this device.');
    return keepsake(
      recordOf(save),
      save.setup.seats.map((seat) => seat.name),
    );
  }
  try {
    const [record, info] = await Promise.all([matchRecord(id), findMatch(id)]);
    return keepsake(
      record,
      info.players.map((p) => p.name ?? (p.kind === 'bot' ? 'Bot' : `Seat ${p.id + 1}`)),
    );
  } catch (error) {
    if (error instanceof ServerError && error.why === 'not-over')
      throw new Error('This match is still being played. Its replay is there when it is over.', { cause: error });
    throw error;
  }
}

interface Opened {
  kept: Keepsake;
  game: LoadedGame;
  film: Film;
}

async function openKeepsake(kept: Keepsake): Promise<Opened> {
  const game = await loadGame(kept.record.game);
  return { kept, game, film: filmOf(game.module, kept.record) };
}

const number = (text: string | null) => (text === null || !/^\d+$/.test(text) ? undefined : Number(text));

function Theatre({ kept, game, film, id }: Opened & { id: string }) {
  const [, go] = useLocation();
  const { module, board } = game;
  const query = new URLSearchParams(location.search);
  const [n, setN] = useState(Math.min(number(query.get('n')) ?? 0, film.length));
  const [viewer, setViewer] = useState<string | null>(query.get('as') ?? (kept.record.numPlayers === 1 ? '0' : null));
  const seats = useMemo<TableSeat[]>(
    () =>
      Array.from({ length: kept.record.numPlayers }, (_, i) => ({
        id: String(i),
        name: kept.names[i] ?? `Seat ${i + 1}`,
        kind: 'person',
        connected: true,
      })),
    [kept],
  );
  const seen = useMemo(() => film.seen(n, viewer), [film, n, viewer]);
  const table = useMemo<TableProps>(
    () => ({
      ...seen,
      me: viewer,
      legal: [],
      make: () => undefined,
      whyNot: () => ({ rule: null, why: 'replay' }),
      takeBack: () => undefined,
      seats,
      name: (seat) => seats[Number(seat)]?.name ?? seat,
      place: 'local',
      busy: false,
      seed: kept.record.seed,
    }),
    [seen, viewer, seats, kept],
  );
  const host = useMemo<TableHost>(
    () => ({ meta: module.meta, connection: { state: 'local' }, menu: [], leave: () => go('/') }),
    [module, go],
  );
  return (
    <div className={`${m.room} ${s.theatre}`} data-game={module.meta.id} data-n={n}>
      <div className={s.stage}>
        <Table board={board} host={host} table={table} />
      </div>
      <ReplayBar
        id={id}
        kept={kept}
        n={n}
        length={film.length}
        onStep={setN}
        viewer={viewer}
        seats={seats}
        onViewer={setViewer}
      />
    </div>
  );
}

function Opener({ onOpen }: { onOpen(kept: Keepsake): void }) {
  const [problem, setProblem] = useState<string>();
  return (
    <Message title="Watch a match again" detail="Open a match file that you or somebody else has saved.">
      <label className={`${slip.dark} ${s.file}`}>
        Choose a file
        <input
          type="file"
          accept="application/json,.json"
          aria-label="Match file"
          onChange={(e) => {
            const file = e.currentTarget.files?.[0];
            if (!file) return;
            file
              .text()
              .then((text) => onOpen(readKeepsake(text)))
              .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
          }}
        />
      </label>
      {problem && <p role="alert">{problem}</p>}
    </Message>
  );
}

/** A finished match, step by step, from any seat. `/replay/file` opens one from a file. */
export default function ReplayPage({ matchID }: { matchID: string }) {
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState<string>();
  const [file, setFile] = useState<Keepsake>();
  useEffect(() => {
    if (matchID === 'file' && !file) return;
    let gone = false;
    Promise.resolve(file ?? findKeepsake(matchID))
      .then(openKeepsake)
      .then((found) => void (gone || setOpened(found)))
      .catch((error: unknown) => void (gone || setProblem(error instanceof Error ? error.message : String(error))));
    return () => {
      gone = true;
    };
  }, [matchID, file]);
  if (problem) return <Message title="This match cannot be shown" detail={problem} />;
  if (matchID === 'file' && !file) return <Opener onOpen={setFile} />;
  if (!opened) return <Loading />;
  return <Theatre {...opened} id={matchID} />;
}
