import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useResults } from '../api/results';
import { coverOf, SHELF } from '../shelf';
import shell from '../shell/shell.module.css';
import { Icon } from '../table/Icon';
import { codeIn } from './code';
import { dailySeed, today } from './deal';
import { startLocal, withBots } from './start';
import { streakOf } from './streak';
import s from './sit-down.module.css';

const HotSeat = lazy(() => import('./HotSeat'));

function JoinByCode() {
  const [, go] = useLocation();
  const [wrong, setWrong] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const code = codeIn(String(new FormData(event.currentTarget).get('code')), location.origin);
        if (code) go(code);
        else setWrong(true);
      }}
    >
      <div className={s.code}>
        <input
          className={shell.input}
          name="code"
          aria-label="Link or code from a friend"
          placeholder="Link or code from a friend"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? 'code-wrong' : undefined}
          onChange={() => setWrong(false)}
        />
        <button className={`${shell.btn} ${shell.primary}`}>Join</button>
      </div>
      {wrong && (
        <p id="code-wrong" className={shell.wrong} role="alert">
          That is no link or code of a table.
        </p>
      )}
    </form>
  );
}

/** The first solo game with a chosen deal gives the same one to everybody each day. */
function Today() {
  const [, go] = useLocation();
  const results = useResults();
  const meta = SHELF.find((m) => m.daily);
  if (!meta) return null;
  const day = today();
  const { streak, solved } = streakOf(results, meta.id, day);
  const line = solved
    ? `solved today; your streak is ${streak}`
    : streak > 0
      ? `your streak is ${streak}`
      : 'the same for everybody';
  const begin = () =>
    void startLocal(meta.id, { seats: withBots(1, 'easy'), seed: dailySeed(day), daily: day }).then((at) => go(at));
  return (
    <button className={s.daily} onClick={begin}>
      <img src={coverOf(meta.id)} alt="" />
      <span>
        <strong>Today’s case</strong>
        <small>
          {meta.title}, {line}
        </small>
      </span>
    </button>
  );
}

/** The other ways to a table: a code, one device, today's case. */
export function SitDown() {
  const [hotSeat, setHotSeat] = useState(false);
  return (
    <aside className={s.side} aria-labelledby="sit-down">
      <h2 id="sit-down">Sit down</h2>
      <JoinByCode />
      {SHELF.some((m) => m.modes.includes('hot-seat')) && (
        <button className={`${shell.btn} ${shell.secondary} ${s.wide}`} onClick={() => setHotSeat(true)}>
          <Icon name="tabletop-players" />
          Hot-seat at this device
        </button>
      )}
      <Today />
      <Suspense>{hotSeat && <HotSeat onClose={() => setHotSeat(false)} />}</Suspense>
    </aside>
  );
}
