import { cultistsInPlay, FINAL_SLOT, sealsPlaced, threshold } from '../rules/numbers';
import { cardLink, Rich } from '../../../web/src/table';
import type { View } from '../view';
import { useActive } from './active';
import { Dial } from './Dial';
import { cardName, symbolName } from './names';
import { Pawn } from './Pieces';
import { DieFace } from './Symbols';
import { RULE_TEXT } from './texts';
import s from './left.module.css';

/** How many cultists there are, and how many are too many. */
export function Threshold({ view }: { view: View }) {
  const n = cultistsInPlay(view);
  const most = threshold(view);
  const state = n >= most ? 'last' : n >= most - 2 ? 'near' : undefined;
  return (
    <div className={s.plate} data-threshold={`${n}/${most}`} data-state={state}>
      <h4>
        Cultists
        <span>
          <b>{n}</b>
          <small> of {most}</small>
        </span>
      </h4>
      <div
        className={s.tube}
        role="img"
        aria-label={`${n} of ${most} cultists; one more than ${most} is the end`}
        style={{ gridTemplateColumns: `repeat(${most + 1},1fr)` }}
      >
        {Array.from({ length: most + 1 }, (_, i) => (
          <i key={i} data-on={i < n || undefined} data-end={i === most || undefined} />
        ))}
      </div>
      <div className={s.kv}>
        <span>
          deck <b>{view.cultistDeck}</b>
        </span>
        <span>
          seals <b>{sealsPlaced(view)} of 5</b>
        </span>
      </div>
    </div>
  );
}

/** The dice: pick one to take or to reroll it; pawns stand where a die was taken. */
export function Pool({ view }: { view: View }) {
  const { inv, own, thing } = useActive();
  const takers = view.inv.filter((i) => i.tookDie);
  return (
    <div className={s.plate}>
      <h4>
        Dice pool <small>reroll: 1 insanity</small>
      </h4>
      <div className={s.pool} data-place="pool" data-many={view.pool.length + takers.length > 3 || undefined}>
        {view.pool.map((d) => {
          const can = own('takeDie').some((m) => m.args[1] === d.id) || own('reroll').some((m) => m.args[1] === d.id);
          const tries =
            inv === null ? undefined : { move: 'takeDie', args: [inv, d.id, d.face === 'wild' ? 'moon' : null] };
          return (
            <button
              key={d.id}
              type="button"
              className={s.poolDie}
              aria-label={`${symbolName(d.face)} die in the pool`}
              {...thing(`die:${d.id}`, can, tries)}
            >
              <DieFace face={d.face} />
            </button>
          );
        })}
        {takers.map((i) => (
          <span key={i.id} className={s.gone}>
            <Pawn view={view} inv={i.id} />
          </span>
        ))}
        {view.pool.length + takers.length === 0 && <small className={s.none}>rolled in preparation</small>}
      </div>
    </div>
  );
}

/** The barometer, the threshold, the dice. */
export function Left({ view }: { view: View }) {
  const act = view.circle[FINAL_SLOT];
  return (
    <aside className={s.left}>
      <Dial view={view} />
      <p className={s.cap}>
        Terror
        <span>
          {act?.up && view.finalAct ? (
            <Rich text={cardLink(view.finalAct, cardName(view.finalAct))} />
          ) : (
            <>
              Final Act <b>{`${act?.tokens ?? 0} of ${act?.gems ?? 5}`}</b>
            </>
          )}
        </span>
      </p>
      <Threshold view={view} />
      <Pool view={view} />
      {(view.rules.length > 0 || view.doom > 0) && (
        <p className={s.rules} role="note">
          {view.rules.map((r) => RULE_TEXT[r.id]).join('; ')}
          {view.doom > 0 && ` All is lost after round ${view.doom}.`}
        </p>
      )}
    </aside>
  );
}
