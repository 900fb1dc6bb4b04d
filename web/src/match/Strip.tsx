import { useEffect, useState, type ReactNode } from 'react';
import type { MatchInfo } from '../../../server/src/contract';
import type { HeldSeat } from '../api/seats';
import type { MenuItem } from '../table/table-context';

const act = (menu: readonly MenuItem[], label: string) => menu.find((m) => m.label === label)?.act;

/** A bot has my seat: how to get it back. */
export function BotPlays({ menu }: { menu: readonly MenuItem[] }) {
  return (
    <>
      A bot plays for you. <button onClick={() => act(menu, 'Take my seat back')?.()}>Take my seat back</button>
    </>
  );
}

const PATIENCE = 4000;

/** The person everybody waits for though nobody is there; not at once, for somebody may just be loading the page anew. */
export function useAway(match: MatchInfo | undefined, held: HeldSeat | undefined): string | undefined {
  const away =
    match?.gameover === undefined
      ? match?.players.find(
          (p) =>
            p.kind === 'person' &&
            p.isConnected === false &&
            match.awaited.includes(p.id) &&
            String(p.id) !== held?.playerID,
        )?.name
      : undefined;
  const [sure, setSure] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSure(away), away === undefined ? 0 : PATIENCE);
    return () => clearTimeout(timer);
  }, [away]);
  return sure === away ? away : undefined;
}

interface Amiss {
  match: MatchInfo | undefined;
  botPlaysMe: boolean;
  /** the name of who is awaited and not there */
  away: string | undefined;
  menu: readonly MenuItem[];
  /** what the server had against the last wish */
  note: string | undefined;
  forget(): void;
}

/** The line below the bar of an online match, when there is something to say. */
export function stripOf({ match, botPlaysMe, away, menu, note, forget }: Amiss): ReactNode {
  if (note)
    return (
      <>
        {note} <button onClick={forget}>All right</button>
      </>
    );
  if (!match || match.gameover !== undefined) return undefined;
  if (match.startedAt === undefined)
    return (
      <>
        Waiting for the other seats. <a href={`/table/${match.matchID}`}>Invite somebody</a>
      </>
    );
  if (botPlaysMe) return <BotPlays menu={menu} />;
  if (!away) return undefined;
  const give = act(menu, `Give the seat of ${away} to a bot`);
  return (
    <>
      {away} is away. {give && <button onClick={give}>Let a bot play on</button>}
    </>
  );
}
