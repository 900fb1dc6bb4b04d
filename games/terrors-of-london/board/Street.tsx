import { useTable } from '../../../web/src/table';
import { costOf } from '../cards';
import { acolytePrice, priceOf } from '../rules/price';
import { Face, Facedown } from './Face';
import type { View } from './kinds';
import { useDuel } from './use-duel';
import s from './board.module.css';

/** Market, the five cards of the Street, Acolytes. */
export function Street() {
  const { move } = useTable<View>();
  const duel = useDuel();
  const { view, mine, myTurn } = duel;
  const acting = myTurn && view.phase === 'battle' && view.own !== null;
  const price = acolytePrice(view.open);
  return (
    <section className={s.street} data-area="street" aria-label="The Street">
      <h2 className={s.sign}>The Street</h2>
      <div className={s.bigPile} data-place="market">
        <Facedown icon="clock-tower" label={`The Market, ${view.market} cards`} />
        <b className={s.count}>{view.market}</b>
        <span>Market</span>
      </div>
      {view.open.street.map((id, slot) => {
        if (id === null) return <span key={slot} className={s.gap} aria-label="an empty place" role="img" />;
        const cost = priceOf(view.open, id);
        const short = acting ? cost - mine.pool.coin : 0;
        return (
          <div key={id} className={s.stall}>
            {short > 0 && acting && <span className={s.tag}>{short} short</span>}
            <Face
              id={id}
              from="market"
              control={duel.streetControl(id)}
              standing={{ ...(cost === costOf(id) ? {} : { price: cost }), dear: short > 0 }}
              {...(short > 0 ? { note: `${short} Coin short.` } : {})}
            />
          </div>
        );
      })}
      <div className={s.bigPile} data-place="acolytes">
        <span className={s.penny} aria-hidden>
          {price}
        </span>
        <Facedown
          icon="cowled"
          label={`Acolytes, ${view.acolytes} left, ${price} Coin each, bought unseen`}
          control={move({ move: 'buyAcolyte', args: [] })}
        />
        <b className={s.count}>{view.acolytes}</b>
        <span>Acolytes</span>
      </div>
    </section>
  );
}
