import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { keepResult, type Result } from '../api/results';
import type { LocalSetup } from '../api/local';
import { Button } from '../table/Button';
import { icons } from '../table/Icon';
import { motionSpeed } from '../table/settings';
import type { MenuItem } from '../table/table-context';
import { think } from '../worker/think';
import { fromQuery } from './harness';
import { loadGame, type LoadedGame } from './load-game';
import { LocalHost, type LocalTools } from './local-host';
import { MatchRoom } from './MatchRoom';
import { Message } from './Message';
import { personsOf } from './save';
import { changeSave, createSave, onSaved, readSave, removeSave } from './saves';
import { Loading } from '../pages/Loading';
import slip from '../shell/slip.module.css';
import { useHost } from './host';
import { BotPlays } from './Strip';

icons('vintage-robot', 'person', 'linked-rings', 'trash-can', 'laurel-crown', 'card-random');

const PAUSE = 450;

const tools: LocalTools = {
  change: changeSave,
  read: readSave,
  onSaved,
  think,
  pause: () => new Promise((resolve) => setTimeout(resolve, motionSpeed() === 0 ? 60 : PAUSE / motionSpeed())),
};

const newSeed = () =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((b) => b.toString(16).padStart(2, '0')).join('');

/** The same table, dealt anew; the one who began moves one seat on where seats are equal. */
const again = (setup: LocalSetup): LocalSetup => {
  const { daily: _daily, chosen: _chosen, guided: _guided, ...rest } = setup;
  return { ...rest, seed: newSeed() };
};

/** What a match leaves behind: its numbers, how many of what it lists, and what ended it. */
function remembered(facts: Record<string, unknown>): Pick<Result, 'facts' | 'reason'> {
  const entries = Object.entries(facts);
  const numbers = entries.filter((e): e is [string, number] => typeof e[1] === 'number');
  const sizes = entries.flatMap(([k, v]) => (Array.isArray(v) ? [[k, v.length] as const] : []));
  return {
    facts: Object.fromEntries([...numbers, ...sizes]),
    ...(typeof facts.reason === 'string' ? { reason: facts.reason } : {}),
  };
}

function Room({ game, host }: { game: LoadedGame; host: LocalHost }) {
  const [, go] = useLocation();
  const state = useHost(host);
  const [guided, setGuided] = useState(host.current().setup.guided === true);
  const { id } = host.current();
  const rematch = useCallback(async () => {
    const next = await createSave(again(host.current().setup));
    go(`/local/${next}`);
  }, [host, go]);
  const menu = useMemo<MenuItem[]>(() => {
    const items: MenuItem[] = [];
    if (game.module.meta.bots.length > 0 && state.me !== null)
      items.push(
        state.botPlaysMe
          ? { label: 'Take my seat back', icon: 'person', act: () => void host.handOver(false) }
          : { label: 'Let a bot play for me', icon: 'vintage-robot', act: () => void host.handOver(true) },
      );
    items.push({
      label: 'Start again with a new deal',
      icon: 'card-random',
      confirm: 'Begin a new match with the same seats? This one stays under Continue.',
      act: () => void rematch(),
    });
    items.push({
      label: 'Throw this match away',
      icon: 'trash-can',
      confirm: 'Throw this match away? It cannot be brought back.',
      danger: true,
      act: () => void removeSave(id).then(() => go('/')),
    });
    return items;
  }, [game, host, state.me, state.botPlaysMe, rematch, id, go]);

  const strip = useMemo(
    () => (state.botPlaysMe && !host.current().over ? <BotPlays menu={menu} /> : undefined),
    [state.botPlaysMe, host, menu],
  );

  if (state.problem)
    return (
      <Message {...state.problem}>
        <button className={slip.dark} onClick={() => void removeSave(id).then(() => go('/'))}>
          Throw it away
        </button>
      </Message>
    );
  return (
    <MatchRoom
      game={game}
      host={host}
      menu={menu}
      leave={() => go('/')}
      guided={guided}
      onGuideEnd={() => setGuided(false)}
      onEnd={({ breakdown, seen }) => {
        const save = host.current();
        const { setup } = save;
        const final = host.finalState();
        if (Object.keys(save.handed).length > 0) return; // a bot had a hand in it
        keepResult({
          id: save.id,
          game: setup.game,
          place: 'local',
          outcome: personsOf(save).length === 1 ? (breakdown?.outcome ?? 'over') : 'over',
          at: Date.now(),
          moves: seen.n,
          minutes: Math.max(1, Math.round((Date.now() - save.begun) / 60_000)),
          seats: setup.seats.length,
          bots: setup.seats.flatMap((x) => (x.level ? [x.level] : [])),
          options: setup.options,
          ...(setup.chosen || game.module.meta.chosenSeed ? { seed: setup.seed } : {}),
          ...(save.hints ? { hints: save.hints } : {}),
          ...(final && game.module.summary ? remembered(game.module.summary(final).facts) : {}),
        });
      }}
      strip={strip}
      resultActions={
        <>
          <Button onClick={() => go(`/replay/${id}`)}>Replay</Button>
          <Button kind="primary" data-autofocus onClick={() => void rematch()}>
            Play again
          </Button>
        </>
      }
    />
  );
}

type Opened = { game: LoadedGame; host: LocalHost } | { problem: string; detail: string };

async function open(id: string, as: string | undefined): Promise<Opened> {
  const save = await readSave(id);
  if (!save)
    return {
      problem: 'There is no such match on this device',
      detail: 'Matches against bots and at one screen are kept in the browser they were begun in.',
    };
  if (save.format !== 1 || typeof save.setup?.game !== 'string')
    return {
      problem: 'This saved match cannot be read',
      detail: 'It was written by another version of the app. Nothing was deleted.',
    };
  const game = await loadGame(save.setup.game);
  return { game, host: new LocalHost(game.module, save, tools, as) };
}

/** A match in this browser: hot-seat, solo, with bots. `/local/new?game=…` deals one for a look. */
export default function LocalPage({ matchID }: { matchID: string }) {
  const [, go] = useLocation();
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let made: LocalHost | undefined;
    let gone = false;
    const query = new URLSearchParams(location.search);
    const begin = async () => {
      if (matchID === 'new') {
        const id = await fromQuery(query);
        return void go(`/local/${id}?as=${query.get('as') ?? 'auto'}`, { replace: true });
      }
      const result = await open(matchID, query.get('as') ?? undefined);
      if ('host' in result) made = result.host;
      if (gone) return made?.stop();
      setOpened(result);
    };
    begin().catch((error: unknown) => {
      const detail = error instanceof Error ? error.message : String(error);
      if (!gone) setOpened({ problem: 'This match could not be opened', detail });
    });
    return () => {
      gone = true;
      made?.stop();
    };
  }, [matchID, go]);
  if (!opened) return <Loading />;
  if ('problem' in opened) return <Message title={opened.problem} detail={opened.detail} />;
  return <Room game={opened.game} host={opened.host} />;
}
