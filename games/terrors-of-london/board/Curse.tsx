import type { CSSProperties } from 'react';
import { Hand, MoveButton, useTable } from '../../../web/src/table';
import { CURSE_HEALTH } from '../state';
import { Face } from './Face';
import { Icon } from './icons';
import type { View } from './kinds';
import { designName, overlordName } from './names';
import { HEART } from './signs';
import { useDuel } from './use-duel';
import s from './board.module.css';

/** The mourning card: both prices side by side. It covers my own half only. */
export function Curse() {
  const { props, select, picked, moves, move } = useTable<View>();
  const { question, mine, view } = useDuel();
  if (question?.ask !== 'curse' || !view.own) return null;
  const health = moves('answer')
    .concat(moves('resolve'))
    .find((m) => m.args[0] === 'health');
  const name = health?.move ?? 'answer';
  const chosen = picked[0]?.startsWith('curse:') ? picked[0].slice(6) : null;
  const after = Math.max(0, mine.health - CURSE_HEALTH);
  return (
    <section className={s.curse} data-area="curse" data-prompt role="group" aria-label="You are cursed">
      <div className={s.mourn}>
        <Icon name="cursed-star" className={s.mournStar ?? ''} />
        <header>
          <h2>Cursed!</h2>
          <p>
            {props.name(question.by)}’s <b>{question.source ? designName(question.source) : 'overlord'}</b> makes you
            pay. Take one.
          </p>
          <a href="/rules/terrors-of-london#TOL-KEY-CURSE-01" target="rules">
            Why? Curse
          </a>
        </header>
        {health && (
          <button type="button" className={s.lose} data-fatal={after === 0 || undefined} {...move(health)}>
            <span className={s.bigHeart}>
              <svg viewBox="0 0 32 32" aria-hidden>
                <path d={HEART} />
              </svg>
              <b>−{CURSE_HEALTH}</b>
            </span>
            <span>
              <strong>Lose {CURSE_HEALTH} Health</strong>
              <small>
                {overlordName(mine.overlord)}{' '}
                <b>
                  {mine.health} → {after}
                </b>
                {after === 0 ? ': the end' : ', Armor does not help'}
              </small>
            </span>
          </button>
        )}
        <span className={s.or}>or</span>
        <div className={s.discardOne} style={{ '--cards': Math.max(5, view.own.hand.length) } as CSSProperties}>
          <h3>Discard one card</h3>
          <Hand flat data-area="hand">
            {view.own.hand.map((id) => (
              <Face key={id} id={id} control={select(`curse:${id}`)} />
            ))}
          </Hand>
          {chosen && <MoveButton move={{ move: name, args: [chosen] }} kind="primary" className={s.go} />}
        </div>
      </div>
    </section>
  );
}
