import { useState } from 'react';
import { Link } from 'wouter';
import type { GameMeta } from '../../../engine-extensions/meta';
import { useResults, type Result } from '../api/results';
import { METAS } from '../games';
import { coverOf } from '../shelf';
import { Frame } from '../shell/Frame';
import { ShareBar, Timeline } from './plots';
import { counted, groups, meanFact, tally } from './tally';
import s from './stats.module.css';

const percent = (rate: number | undefined) => (rate === undefined ? '–' : `${Math.round(rate * 100)} %`);

function Figures({ results }: { results: readonly Result[] }) {
  const t = tally(results);
  const rows = [
    ['played', String(t.played)],
    ['won', percent(t.rate)],
    ['in a row', String(t.streak)],
    ['best row', String(t.best)],
    ['minutes', t.minutes === undefined ? '–' : String(Math.round(t.minutes))],
  ];
  return (
    <dl className={s.figures}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function OneGame({ meta, results }: { meta: GameMeta; results: readonly Result[] }) {
  const list = counted(results);
  const has = (fact: string) => list.some((r) => r.facts?.[fact] !== undefined);
  const facts = [...new Set(list.flatMap((r) => Object.keys(r.facts ?? {})))].slice(0, 4);
  return (
    <>
      <Figures results={results} />
      <Timeline results={list} label="Moves" value={(r) => r.moves} />
      {facts.map((fact) => (
        <Timeline
          key={fact}
          results={list.filter((r) => r.facts?.[fact] !== undefined)}
          label={`${fact[0]?.toUpperCase()}${fact.slice(1)}`}
          value={(r) => r.facts?.[fact] ?? 0}
        />
      ))}
      <div className={s.scroll}>
        <table className={s.table}>
          <thead>
            <tr>
              <th scope="col">How</th>
              <th scope="col">Played</th>
              <th scope="col">Won</th>
              <th scope="col">In a row</th>
              <th scope="col">Best row</th>
              {has('turns') && <th scope="col">Fastest win</th>}
              {has('types') && <th scope="col">Types, mean</th>}
              <th scope="col">With hints</th>
              <th scope="col">Again</th>
              {list.some((r) => r.reason) && <th scope="col">Lost by</th>}
            </tr>
          </thead>
          <tbody>
            {groups(meta, results).map((g) => (
              <tr key={g.label}>
                <th scope="row">{g.label}</th>
                <td>{g.tally.played}</td>
                <td>{percent(g.tally.rate)}</td>
                <td>{g.tally.streak}</td>
                <td>{g.tally.best}</td>
                {has('turns') && <td>{g.tally.fastest === undefined ? '–' : `${g.tally.fastest} turns`}</td>}
                {has('types') && <td>{meanFact(g.results, 'types')?.toFixed(1) ?? '–'}</td>}
                <td>{g.tally.hinted}</td>
                <td>{g.tally.again}</td>
                {list.some((r) => r.reason) && (
                  <td>{g.tally.lostBy.map(([reason, times]) => `${reason} ${times}`).join(', ') || '–'}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function AllGames({ results, onPick }: { results: readonly Result[]; onPick(id: string): void }) {
  return (
    <>
      <Figures results={results} />
      <ul className={s.games}>
        {METAS.filter((m) => results.some((r) => r.game === m.id)).map((m) => {
          const own = results.filter((r) => r.game === m.id);
          return (
            <li key={m.id}>
              <button onClick={() => onPick(m.id)}>
                {coverOf(m.id) && <img src={coverOf(m.id)} alt="" width={300} height={400} />}
                <span>
                  <strong>{m.title}</strong>
                  <small>
                    {own.length} played, {percent(tally(own).rate)} won
                  </small>
                  <ShareBar results={own} />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** /stats: what this device remembers of finished matches. */
export default function StatsPage() {
  const results = useResults();
  const [game, setGame] = useState('');
  const known = METAS.filter((m) => results.some((r) => r.game === m.id));
  const meta = known.find((m) => m.id === game);
  return (
    <Frame title="Statistics" current="/stats">
      <div className={s.page}>
        <h1>Statistics</h1>
        <p className={s.lead}>Of the matches finished on this device; they stay on it.</p>
        {results.length === 0 ? (
          <p className={s.lead}>
            Nothing to count yet. <Link href="/">Play something.</Link>
          </p>
        ) : (
          <>
            <div className={s.chips} role="group" aria-label="Game">
              <button aria-pressed={!meta} onClick={() => setGame('')}>
                All games
              </button>
              {known.map((m) => (
                <button key={m.id} aria-pressed={meta === m} onClick={() => setGame(m.id)}>
                  {m.title}
                </button>
              ))}
            </div>
            {meta ? (
              <OneGame key={meta.id} meta={meta} results={results.filter((r) => r.game === meta.id)} />
            ) : (
              <AllGames results={results} onPick={setGame} />
            )}
            <p className={s.legend}>
              <i data-outcome="won" /> won <i data-outcome="drawn" /> drawn <i data-outcome="lost" /> lost{' '}
              <i data-outcome="over" /> at one device
            </p>
          </>
        )}
      </div>
    </Frame>
  );
}
