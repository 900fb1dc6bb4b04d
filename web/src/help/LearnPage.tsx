import { Link, useLocation } from 'wouter';
import type { GameMeta } from '../../../engine-extensions/meta';
import { hasRules, METAS } from '../games';
import { coverOf } from '../shelf';
import { Facts } from '../lobby/Facts';
import { startLocal, withBots } from '../lobby/start';
import { Frame } from '../shell/Frame';
import shell from '../shell/shell.module.css';
import s from './learn.module.css';

/** The guided first game is played on the real board, alone or against one easy bot each. */
function firstSeats(meta: GameMeta) {
  const several = meta.players.filter((n) => n > 1);
  const players = meta.modes.includes('bots') && several[0] !== undefined ? several[0] : (meta.players[0] ?? 1);
  return withBots(players, 'easy');
}

/** /learn: a first game and the rulebook for each title. */
export default function LearnPage() {
  const [, go] = useLocation();
  const guide = (meta: GameMeta) =>
    void startLocal(meta.id, { seats: firstSeats(meta), guided: true }).then((at) => go(at));
  return (
    <Frame title="Learn" current="/learn">
      <div className={s.page}>
        <h1>Learn</h1>
        <p className={s.lead}>Play a first game with somebody at your shoulder, or read how it goes.</p>
        {METAS.map((meta) => (
          <article key={meta.id} className={s.game} aria-label={meta.title}>
            {coverOf(meta.id) && <img src={coverOf(meta.id)} alt="" width={300} height={400} />}
            <div>
              <h2>{meta.title}</h2>
              <p>{meta.blurb}</p>
              <div className={s.facts}>
                <Facts meta={meta} />
              </div>
              <div className={s.acts}>
                <button
                  className={`${shell.btn} ${shell.primary}`}
                  aria-label={`Guided first game of ${meta.title}`}
                  onClick={() => guide(meta)}
                >
                  Guided first game
                </button>
                {hasRules(meta.id) && (
                  <Link
                    className={`${shell.btn} ${shell.secondary}`}
                    href={`/rules/${meta.id}`}
                    aria-label={`Rulebook of ${meta.title}`}
                  >
                    Rulebook
                  </Link>
                )}
              </div>
            </div>
          </article>
        ))}
      </div>
    </Frame>
  );
}
