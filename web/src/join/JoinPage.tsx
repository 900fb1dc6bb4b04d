import { useEffect, useState } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import type { MatchInfo } from '../../../server/src/contract';
import { keepSeat, seatAt } from '../api/seats';
import type { ServerError } from '../api/server';
import { findMatch, joinMatch } from '../api/server';
import { metaOf } from '../games';
import { coverOf } from '../shelf';
import { listOf } from '../lobby/words';
import { Gone } from '../pages/Gone';
import { Loading } from '../pages/Loading';
import { Frame } from '../shell/Frame';
import { rename, useMyName } from '../shell/me';
import slip from '../shell/slip.module.css';
import s from './join.module.css';

/** Takes the first open seat; the name is all it needs. */
async function sitDown(match: MatchInfo, name: string): Promise<string> {
  const { playerID, playerCredentials } = await joinMatch(match.gameName, match.matchID, { playerName: name });
  keepSeat({ matchID: match.matchID, game: match.gameName, playerID, credentials: playerCredentials, name });
  const others = match.players.filter((p) => p.kind === 'open').length - 1;
  return match.startedAt === undefined && others > 0 ? `/table/${match.matchID}` : `/match/${match.matchID}`;
}

function Invitation({ match }: { match: MatchInfo }) {
  const [, go] = useLocation();
  const name = useMyName();
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const meta = metaOf(match.gameName);
  const people = match.players.filter((p) => p.name).map((p) => p.name ?? '');
  const free = match.players.filter((p) => p.kind === 'open').length;
  const title = meta?.title ?? match.gameName;
  return (
    <Frame title={title} back="/">
      <section className={s.card} aria-label="Invitation">
        {coverOf(match.gameName) && <img src={coverOf(match.gameName)} alt="" width={300} height={400} />}
        <div className={s.text}>
          <p className={s.lead}>
            {people.length > 0 ? `${listOf(people)} invite${people.length === 1 ? 's' : ''} you to` : 'A table of'}
          </p>
          <h2>{title}</h2>
          <p>{meta?.blurb}</p>
          {match.gameover !== undefined ? (
            <p className={s.lead}>This match is over.</p>
          ) : free === 0 ? (
            <p className={s.lead}>Every seat is taken.</p>
          ) : (
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                const given = String(new FormData(event.currentTarget).get('name')).trim();
                if (!given) return setWrong('A name, please: the others see it.');
                rename(given);
                setBusy(true);
                setWrong(undefined);
                sitDown(match, given)
                  .then((at) => go(at, { replace: true }))
                  .catch((error: Error) => {
                    setWrong(error.message);
                    setBusy(false);
                  });
                return undefined;
              }}
            >
              <label htmlFor="join-name" className={slip['part']}>
                Your name
              </label>
              <div className={s.line}>
                <input
                  id="join-name"
                  name="name"
                  className={slip['input']}
                  defaultValue={name}
                  maxLength={24}
                  autoComplete="nickname"
                  autoFocus
                  aria-invalid={wrong ? true : undefined}
                  aria-describedby={wrong ? 'join-wrong' : undefined}
                />
                <button className={slip.dark} disabled={busy}>
                  Sit down
                </button>
              </div>
              {wrong && (
                <p id="join-wrong" className={slip['wrong']} role="alert">
                  {wrong}
                </p>
              )}
            </form>
          )}
          {match.startedAt !== undefined && match.spectators && (
            <p>
              <Link href={`/match/${match.matchID}`} className={slip.plain}>
                Watch
              </Link>
            </p>
          )}
        </div>
      </section>
    </Frame>
  );
}

/** /join/:code */
export default function JoinPage({ code }: { code: string }) {
  const [found, setFound] = useState<MatchInfo | ServerError>();
  const held = seatAt(code) !== undefined;
  useEffect(() => {
    let here = true;
    findMatch(code)
      .then((m) => here && setFound(m))
      .catch((error: ServerError) => here && setFound(error));
    return () => {
      here = false;
    };
  }, [code]);
  if (!found) return <Loading />;
  if (found instanceof Error) return <Gone why={found.why} />;
  if (held) return <Redirect to={`/${found.startedAt === undefined ? 'table' : 'match'}/${code}`} replace />;
  return <Invitation match={found} />;
}
