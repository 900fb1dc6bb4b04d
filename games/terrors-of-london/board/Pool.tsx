import { useTable } from '../../../web/src/table';
import { Icon } from './icons';
import type { View } from './kinds';
import { Res } from './signs';
import { useDuel } from './use-duel';
import s from './board.module.css';

/** Power points up to the rival, Regeneration down to me, Coin across to the Street; in the rival's turn, the rival's. */
export function Pool() {
  const { props, moves, select, move } = useTable<View>();
  const { view, mine, theirs, myTurn, top } = useDuel();
  const { pool } = myTurn ? mine : theirs;
  if (!myTurn)
    return (
      <section className={s.pool} data-area="pool" aria-label={`${props.name(top)}'s pool`}>
        <h3>{props.name(top)}’s pool</h3>
        {(['power', 'coin', 'regeneration'] as const).map((res) => (
          <div key={res} className={s.poolRow}>
            <Res of={res} n={pool[res]} />
            <strong>{{ power: 'Power', coin: 'Coin', regeneration: 'Regeneration' }[res]}</strong>
          </div>
        ))}
      </section>
    );
  const attacks = moves('attack');
  const heals = moves('regenerate');
  const converts = moves('convert');
  const buys = moves('buyStreet').length + moves('buyAcolyte').length;
  return (
    <section className={s.pool} data-area="pool" aria-label="Your pool">
      <button
        type="button"
        className={s.poolRow}
        {...(attacks.length > 1
          ? select('attack')
          : move(attacks[0] ?? { move: 'attack', args: [Math.max(1, pool.power)] }))}
      >
        <Res of="power" n={pool.power} />
        <span>
          <strong>Attack</strong>
          <small>{pool.power} Power</small>
        </span>
        <Icon name="plain-dagger" />
      </button>
      <div className={s.poolRow} data-plain>
        <Res of="coin" n={pool.coin} />
        <span>
          <strong>{buys > 0 ? 'Buy lit cards' : 'Coin'}</strong>
          <small>{pool.coin} Coin</small>
        </span>
      </div>
      <button
        type="button"
        className={s.poolRow}
        {...(heals.length > 1
          ? select('heal')
          : move(heals[0] ?? { move: 'regenerate', args: [Math.max(1, pool.regeneration)] }))}
      >
        <Res of="regeneration" n={pool.regeneration} />
        <span>
          <strong>{heals.length > 0 ? `Heal ${String(heals.at(-1)?.args[0])}` : 'Heal'}</strong>
          <small>{mine.health === mine.max ? 'full Health' : 'Regeneration'}</small>
        </span>
        <Icon name="heart-plus" />
      </button>
      {converts.length > 0 && view.pending === null && (
        <button type="button" className={s.convertRow} {...select('convert')}>
          Convert…
        </button>
      )}
    </section>
  );
}
