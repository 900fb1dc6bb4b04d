import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { BotLevel } from '../../../engine-extensions/bots/bot';
import { refuse, type Refusal } from '../../../engine-extensions/refusal';
import type { MatchInfo, SeatRequest } from '../../../server/src/contract';
import { keepResult } from '../api/results';
import { forgetSeats, keepSeat, seatAt, seatLink, type HeldSeat } from '../api/seats';
import { connect } from '../api/socket';
import { arrangeSeat, findMatch, joinMatch, leaveMatch, rematch as askRematch, ServerError } from '../api/server';
import { Loading } from '../pages/Loading';
import { Button } from '../table/Button';
import { icons } from '../table/Icon';
import type { MenuItem } from '../table/table-context';
import { useHost } from './host';
import { loadGame, type LoadedGame } from './load-game';
import { MatchRoom } from './MatchRoom';
import { Message } from './Message';
import { OnlineHost } from './online-host';
import { olderStory } from './older-story';
import { stripOf, useAway } from './Strip';

icons('vintage-robot', 'person', 'linked-rings', 'exit-door', 'laurel-crown', 'share');

const refused = (error: unknown): Refusal =>
  error instanceof ServerError ? refuse(null, error.why) : refuse(null, 'failed');

const copy = (text: string) => void navigator.clipboard?.writeText(text).catch(() => undefined);

/** Moves to the next match, with a seat in it when one was held in this one. */
async function joinNext(match: MatchInfo, held: HeldSeat | undefined, next: string) {
  if (!held || seatAt(next)) return;
  const info = await findMatch(next);
  const same = info.players.find((p) => String(p.id) === held.playerID && p.kind === 'open');
  const { playerID, playerCredentials } = await joinMatch(match.gameName, next, {
    playerName: held.name,
    ...(same ? { playerID: held.playerID } : {}),
  });
  keepSeat({ matchID: next, game: match.gameName, playerID, credentials: playerCredentials, name: held.name });
}

interface RoomProps {
  game: LoadedGame;
  host: OnlineHost;
  held: HeldSeat | undefined;
}

function Room({ game, host, held }: RoomProps) {
  const [, go] = useLocation();
  const state = useHost(host);
  const [note, setNote] = useState<string>();
  const { match, botPlaysMe } = state;
  const level = game.module.meta.bots.at(-1);

  const toNext = useMemo(
    () => async (ask: boolean) => {
      if (!match) return;
      try {
        const next = ask
          ? (
              await askRematch(match.gameName, match.matchID, {
                playerID: held!.playerID,
                credentials: held!.credentials,
              })
            ).nextMatchID
          : match.nextMatchID!;
        await joinNext(match, held, next);
        go(`/match/${next}`);
      } catch (error) {
        setNote(error instanceof Error ? error.message : 'That did not work.');
      }
    },
    [match, held, go],
  );

  const menu = useMemo<MenuItem[]>(() => {
    if (!match) return [];
    const items: MenuItem[] = [{ label: 'Copy the link to watch', icon: 'share', act: () => copy(location.href) }];
    if (!held) return items;
    items.push({
      label: 'Copy my seat link for another device',
      icon: 'linked-rings',
      act: () => copy(seatLink(held)),
    });
    const seat = (id: number, to: SeatRequest['to'], bot?: BotLevel) => async () => {
      const proof = { playerID: held.playerID, credentials: held.credentials };
      try {
        await arrangeSeat(match.matchID, id, { ...proof, to, ...(bot ? { level: bot } : {}) });
      } catch (error) {
        setNote(error instanceof Error ? error.message : 'That did not work.');
      }
    };
    if (level && match.gameover === undefined) {
      const mine = Number(held.playerID);
      items.push(
        botPlaysMe
          ? { label: 'Take my seat back', icon: 'person', act: () => void seat(mine, 'me')() }
          : { label: 'Let a bot play for me', icon: 'vintage-robot', act: () => void seat(mine, 'bot', level)() },
      );
      for (const p of match.players)
        if (p.id !== mine && (p.kind === 'open' || (p.kind === 'person' && p.isConnected === false)))
          items.push({
            label: `Give the seat of ${p.name ?? 'nobody'} to a bot`,
            icon: 'vintage-robot',
            confirm: `${p.name ?? 'Nobody'} is away. A bot plays on; the seat can be taken back.`,
            act: () => void seat(p.id, 'bot', level)(),
          });
    }
    items.push({
      label: 'Give up my seat',
      icon: 'exit-door',
      confirm: 'Give up your seat for good? Somebody else or a bot may take it.',
      danger: true,
      act: () =>
        void leaveMatch(match.gameName, match.matchID, { playerID: held.playerID, credentials: held.credentials })
          .catch(() => undefined)
          .then(() => {
            forgetSeats(match.matchID);
            go('/');
          }),
    });
    return items;
  }, [match, held, level, botPlaysMe, go]);

  const away = useAway(match, held);
  const strip = useMemo(
    () => stripOf({ match, botPlaysMe, away, menu, note, forget: () => setNote(undefined) }),
    [match, botPlaysMe, away, menu, note],
  );
  if (state.problem) return <Message {...state.problem} />;
  if (!state.seen) return <Loading />;
  return (
    <MatchRoom
      game={game}
      host={host}
      menu={menu}
      leave={() => go('/')}
      onEnd={({ breakdown, seen, me }) => {
        if (!match || me === null) return;
        keepResult({
          id: match.matchID,
          game: match.gameName,
          place: 'online',
          outcome: breakdown?.outcome ?? 'over',
          at: Date.now(),
          moves: seen.n,
          minutes: Math.max(1, Math.round((match.updatedAt - (match.startedAt ?? match.createdAt)) / 60_000)),
          seats: match.players.length,
          bots: match.players.flatMap((p) => (p.kind === 'bot' && p.level ? [p.level] : [])),
          options: match.setupData,
        });
      }}
      resultActions={
        <>
          <Button onClick={() => go(`/replay/${match?.matchID ?? ''}`)}>Replay</Button>
          {match?.nextMatchID !== undefined ? (
            <Button kind="primary" data-autofocus data-rematch onClick={() => void toNext(false)}>
              Join the rematch
            </Button>
          ) : (
            held && (
              <Button kind="primary" data-autofocus data-rematch onClick={() => void toNext(true)}>
                Rematch
              </Button>
            )
          )}
        </>
      }
      strip={strip}
    />
  );
}

type Opened = { game: LoadedGame; host: OnlineHost; held: HeldSeat | undefined } | { problem: string; detail: string };

/** An online match: with a seat when this device holds one, else watching. */
export default function MatchPage({ matchID }: { matchID: string }) {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let made: OnlineHost | undefined;
    let gone = false;
    const begin = async (): Promise<void> => {
      const held = seatAt(matchID);
      const [name, socket] = await Promise.all([
        held ? held.game : findMatch(matchID).then((m) => m.gameName),
        connect(),
      ]);
      if (gone) return void socket.disconnect();
      const ticket = {
        matchID,
        seat: held?.playerID ?? null,
        ...(held ? { credentials: held.credentials } : {}),
      };
      made = new OnlineHost(socket, ticket, olderStory);
      if (held)
        made.handOver = (toBot) =>
          arrangeSeat(matchID, Number(held.playerID), {
            playerID: held.playerID,
            credentials: held.credentials,
            to: toBot ? 'bot' : 'me',
          }).then(() => undefined, refused);
      const game = await loadGame(name);
      if (!gone) setOpened({ game, host: made, held });
    };
    begin().catch((error: unknown) => {
      if (gone) return;
      if (error instanceof ServerError && error.status === 404)
        return setOpened({
          problem: 'There is no such table',
          detail: 'It may have been cleared away after a long time, or the link is wrong.',
        });
      setOpened({
        problem: 'The table could not be opened',
        detail: error instanceof Error ? error.message : String(error),
      });
    });
    return () => {
      gone = true;
      made?.stop();
    };
  }, [matchID]);
  if (!opened) return <Loading />;
  if ('problem' in opened) return <Message title={opened.problem} detail={opened.detail} />;
  return <Room {...opened} />;
}
