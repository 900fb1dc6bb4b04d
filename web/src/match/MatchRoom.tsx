import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { awaited } from '../../../engine-extensions/rules';
import { Curtain } from '../table/Curtain';
import type { BoardModule, Breakdown, TableProps } from '../table/props';
import { plain } from '../table/rich';
import { Table } from '../table/Table';
import type { Chat, MenuItem, TableHost } from '../table/table-context';
import { useHost, type Host, type HostState, type Seen } from './host';
import type { LoadedGame } from './load-game';
import { useMuted } from './muted';
import { useEventSounds, useTurnNotice } from './notices';
import { Result } from './Result';
import { useSettled } from './use-settled';
import { stopped } from './stopped';
import s from './match.module.css';

const NO_MOVES: TableProps['legal'] = [];
const CHAT_MAX = 500;

interface RoomProps {
  game: LoadedGame;
  host: Host;
  menu: readonly MenuItem[];
  leave(): void;
  guided?: boolean;
  onGuideEnd?(): void;
  /** buttons under the result: rematch, replay */
  resultActions: ReactNode;
  /** told once when the end is first seen */
  onEnd?(end: { breakdown: Breakdown | undefined; seen: Seen; me: string | null }): void;
  /** below the bar: who is missing, who plays for whom */
  strip?: ReactNode;
}

function useName({ seats, me }: HostState, several: boolean) {
  return useCallback(
    (seat: string) =>
      seat === me && !several ? 'you' : (seats.find((x) => x.id === seat)?.name ?? `Seat ${Number(seat) + 1}`),
    [seats, me, several],
  );
}

/** Several people at one device: nobody is "you". */
const sharedScreen = (host: Host, { seats }: HostState) =>
  host.place === 'local' && seats.filter((x) => x.kind === 'person').length > 1;

/** Online nobody moves before all seats are taken. */
const begun = ({ match }: HostState) => match === undefined || match.startedAt !== undefined;

/** The board's props from what the host knows. */
function useTableProps({ module }: LoadedGame, host: Host, state: HostState, seen: Seen): TableProps {
  const { me, seats, busy, botPlaysMe, seed } = state;
  const idle = botPlaysMe || !begun(state);
  const name = useName(state, sharedScreen(host, state));
  const { view, turn, n, story, undo } = seen;
  return useMemo(
    () => ({
      view,
      me,
      turn,
      n,
      legal: me === null || idle ? NO_MOVES : module.rules.legalMoves(view, turn, me),
      make: (move) => host.make(move) as unknown as void,
      whyNot: (move) =>
        me === null
          ? { rule: null, why: 'not-seated' }
          : idle
            ? { rule: null, why: botPlaysMe ? 'bot-plays' : 'not-started' }
            : module.rules.whyNot(view, turn, me, move),
      undo,
      takeBack: () => host.takeBack() as unknown as void,
      ...(host.hint && module.meta.bots.length > 0 ? { hint: () => host.hint!() } : {}),
      seats,
      name,
      story,
      place: host.place,
      busy,
      ...(seed === undefined ? {} : { seed }),
    }),
    [module, host, view, me, turn, n, story, undo, seats, name, busy, idle, botPlaysMe, seed],
  );
}

function SeatedRoom(props: RoomProps & { state: HostState; seen: Seen }) {
  const { game, host, state, seen, menu, leave, guided, onGuideEnd, resultActions, onEnd, strip } = props;
  const { board, module } = game;
  const table = useTableProps(game, host, state, seen);
  const { turn, view, me } = table;
  const over = turn.gameover !== undefined;
  const several = sharedScreen(host, state);
  const [closed, setClosed] = useState(false);
  const ended = stopped(turn.gameover);
  const breakdown = useMemo(
    () =>
      over && ended === undefined
        ? board.breakdown?.(turn.gameover, view as never, table.name, several ? null : me)
        : undefined,
    [over, ended, board, turn.gameover, view, table.name, me, several],
  );

  const mine = !over && me !== null && begun(state) && !state.botPlaysMe && awaited(turn).includes(me);
  useTurnNotice({ mine, title: module.meta.title, sentence: plain(board.words.prompt(table as never)) });
  useEventSounds(board, seen.n, view ? seen.view.events : []);
  const told = useRef(false);
  useEffect(() => {
    if (!over || told.current) return;
    told.current = true;
    onEnd?.({ breakdown, seen, me });
  }, [over, breakdown, seen, me, onEnd]);

  const [muted, mute] = useMuted();
  const chat = useMemo<Chat | undefined>(
    () => (host.say ? { lines: state.chat, send: (text) => host.say!(text), max: CHAT_MAX, muted, mute } : undefined),
    [host, state.chat, muted, mute],
  );
  const lent = useMemo<TableHost>(
    () => ({
      meta: module.meta,
      connection: state.connection,
      ...(chat ? { chat } : {}),
      ...(strip ? { strip } : {}),
      menu: over ? [{ label: 'Result', icon: 'laurel-crown', act: () => setClosed(false) }, ...menu] : menu,
      leave,
    }),
    [module, state.connection, chat, strip, over, menu, leave],
  );

  return (
    <Table
      board={board as BoardModule}
      host={lent}
      table={table}
      {...(guided ? { guided: true } : {})}
      {...(onGuideEnd ? { onGuideEnd } : {})}
    >
      {over && !closed && (
        <Result
          sentence={ended ?? board.words.result(turn.gameover, view as never, table.name)}
          {...(breakdown ? { breakdown } : {})}
          onClose={() => setClosed(true)}
        >
          {resultActions}
        </Result>
      )}
    </Table>
  );
}

/** A match, wherever it runs: the board in its frame, the curtain between seats, the result at the end. */
export function MatchRoom(props: RoomProps) {
  const { game, host } = props;
  const state = useHost(host);
  const settled = useSettled();
  const { board, module } = game;
  const { id } = module.meta;
  if (state.curtain !== null) {
    const seat = state.seats.find((x) => x.id === state.curtain);
    const face = state.open ? board.seatFace?.(state.curtain, state.open as never) : undefined;
    return (
      <div className={s.room} data-game={id}>
        <Curtain
          key={state.curtain}
          name={seat?.name ?? 'the next player'}
          {...(face?.sigil ? { sigil: face.sigil } : {})}
          {...(board.Back ? { Back: board.Back } : {})}
          onLift={() => host.lift?.()}
        >
          {face?.title && <p>{face.title}</p>}
        </Curtain>
      </div>
    );
  }
  if (!state.seen) return <div className={s.room} data-game={id} aria-busy />;
  const over = state.seen.turn.gameover !== undefined;
  return (
    <div className={s.room} data-game={id} data-n={state.seen.n} data-unseen={(!settled && !over) || undefined}>
      <SeatedRoom {...props} state={state} seen={state.seen} />
    </div>
  );
}
