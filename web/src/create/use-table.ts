import { useEffect, useRef, useState } from 'react';
import type { ChatLine, MatchInfo } from '../../../server/src/contract';
import type { HeldSeat } from '../api/seats';
import { connect, type PlaySocket } from '../api/socket';

/** A table one sits at before the match begins: who comes, who goes, what is said. */
export interface Waiting {
  match?: MatchInfo;
  chat: readonly ChatLine[];
  connected: boolean;
  /** why the seat is lost or the table gone */
  lost?: string;
  say(text: string): Promise<string | undefined>;
  heard(match: MatchInfo): void;
}

export function useTable(seat: HeldSeat): Waiting {
  const [match, setMatch] = useState<MatchInfo>();
  const [chat, setChat] = useState<readonly ChatLine[]>([]);
  const [connected, setConnected] = useState(false);
  const [lost, setLost] = useState<string>();
  const socket = useRef<PlaySocket>(undefined);
  const { matchID, playerID, credentials } = seat;

  useEffect(() => {
    let ended = false;
    const sit = () =>
      socket.current?.emit('sit', { matchID, seat: playerID, credentials }, (answer) => {
        if (ended) return;
        if (!answer.ok) return setLost(answer.refused.why);
        setConnected(true);
        setMatch(answer.match);
        setChat(answer.chat);
      });
    void connect().then((made) => {
      if (ended) return made.disconnect();
      socket.current = made;
      made.on('connect', sit);
      made.on('disconnect', () => setConnected(false));
      made.on('match', (info) => info.matchID === matchID && setMatch(info));
      made.on('chat', (line) => setChat((lines) => [...lines.filter((l) => l.n !== line.n), line]));
      made.on('closed', (news) => setLost(news.refused.why));
      return undefined;
    });
    return () => {
      ended = true;
      socket.current?.disconnect();
      socket.current = undefined;
    };
  }, [matchID, playerID, credentials]);

  const say = (text: string) =>
    new Promise<string | undefined>((done) => {
      if (!socket.current?.connected) return done('not connected');
      socket.current.emit('chat', { id: crypto.randomUUID(), text }, (a) => done(a.ok ? undefined : a.refused.why));
    });
  return { ...(match && { match }), chat, connected, ...(lost && { lost }), say, heard: setMatch };
}
