import { Log, useTable } from '../../../web/src/table';
import { bestFit } from '../rules/ritual';
import { HERALD } from '../state';
import type { View } from '../view';
import { RelicCard, relicText, RitualCard } from './cards';
import { faceOf, TALLY } from './factions';
import { Icon } from './icons';
import { printed } from './names';
import { RELICS } from '../cards';
import s from './side.module.css';

/** One's own Rituals, laid on the ring as they fit best: what is there is green, what is missing white. */
export function Rituals() {
  const { props, move, isLegal } = useTable<View>();
  const { view, me } = props;
  if (!view.own || me === null) return null;
  return (
    <section className={s.panel} data-panel="rituals">
      <h5>
        Your Rituals <span>{view.own.rituals.length} of 3</span>
      </h5>
      <div className={s.rituals}>
        {view.own.rituals.map((id) => {
          const fit = bestFit(view, me, id);
          const note =
            fit.lacks === 0 && fit.blocked.length === 0
              ? 'complete'
              : `${fit.lacks} missing${fit.blocked.length ? ', blocked' : ''}`;
          const m = ['scoreRitual', 'swapRitual', 'choose'].map((name) => ({ move: name, args: [id] })).find(isLegal);
          return (
            <RitualCard
              key={id}
              id={id}
              width={view.own && view.own.rituals.length > 2 ? '66px' : '92px'}
              needs={fit.image}
              missing={fit.missing}
              blocked={fit.blocked}
              note={note}
              {...(m ? move(m) : {})}
            />
          );
        })}
        {view.own.rituals.length === 0 && <p>None. Swap for one during Intel.</p>}
      </div>
      {Object.entries(view.own.known).map(([p, ids]) => (
        <p key={p} className={s.known}>
          <Icon name="semi-closed-eye" /> {faceOf(view, p).short}: {ids.map(printed).join(', ')}
        </p>
      ))}
    </section>
  );
}

/** The faction's own condition with its counters. */
export function Condition() {
  const { props } = useTable<View>();
  const { view, me } = props;
  const open = me === null ? undefined : view.seats[me]?.open;
  if (!open?.faction || me === null) return null;
  const face = faceOf(view, me);
  return (
    <section className={s.panel} data-panel="condition">
      <h5>
        {face.condition} <span>2 VP</span>
      </h5>
      {TALLY[open.faction].map(([key, need, word]) => (
        <div key={key} className={s.count}>
          {word}
          <b>
            {Math.min(need, open.tally[key])} / {need}
          </b>
        </div>
      ))}
    </section>
  );
}

/** The Auction House and one's own Relics. */
export function Relics() {
  const { props, select, moves, isLegal, move, attempt } = useTable<View>();
  const { view, me } = props;
  const open = me === null ? undefined : view.seats[me]?.open;
  const up = view.auction?.relic ?? view.board.house.at(-1);
  return (
    <section className={s.panel} data-panel="relics">
      {up && (
        <>
          <h5>
            Auction House <span>{view.auction ? (view.auction.by ? `bid ${view.auction.high}` : 'no bid') : ''}</span>
          </h5>
          <div className={s.relic} data-zoom={up} tabIndex={0}>
            <span className={s.gem}>
              <Icon name={RELICS[up]?.icon ?? 'gem-pendant'} />
            </span>
            <div>
              <b>{printed(up)}</b>
              <p>{relicText(up)}</p>
            </div>
          </div>
        </>
      )}
      {open && open.relics.length > 0 && <h5>Your Relics</h5>}
      <div className={s.relics}>
        {open?.relics.map((id) => {
          const used = open.exhausted.includes(id);
          const usable = [...moves('relic'), ...moves('attach')].some((m) => m.args[0] === id);
          const m = { move: 'choose', args: [id] };
          const control = isLegal(m)
            ? move(m)
            : usable
              ? select(`reli:${id}`)
              : view.ask?.ask === 'respond' || view.ask?.ask === 'intel'
                ? {
                    'aria-disabled': true as const,
                    onClick: (e: React.MouseEvent) => attempt({ move: 'relic', args: [id, null, me] }, e.currentTarget),
                  }
                : {};
          return <RelicCard key={id} id={id} piece={id} width="70px" used={used} {...control} />;
        })}
      </div>
      {me !== null && (
        <div className={s.tiles}>
          {[...new Set(moves('tile').map((m) => String(m.args[0])))].map((id) => (
            <button key={id} type="button" className={s.tile} {...select(`tile:${id}`)}>
              <Icon name="clock-tower" /> {printed(id)}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

export function Side() {
  const { props } = useTable<View>();
  return (
    <div className={s.side}>
      <Rituals />
      <Condition />
      <Relics />
      {props.view.board.herald && <Doom />}
      <section className={s.log}>
        <Log last={6} />
      </section>
    </div>
  );
}

/** How the Onslaught stands. */
export function Doom() {
  const { props } = useTable<View>();
  const { view } = props;
  const { herald } = view.board;
  if (!herald) return null;
  return (
    <section className={s.panel} data-panel="doom">
      <h5>
        The Herald <span>{herald.difficulty}</span>
      </h5>
      <div className={s.count}>
        Doom<b>{view.seats[HERALD]?.open.vp} / 13</b>
      </div>
      <div className={s.count}>
        Gazes left<b>{herald.gazes}</b>
      </div>
      {herald.bonus > 0 && (
        <div className={s.count}>
          Thralls<b>+{herald.bonus}</b>
        </div>
      )}
    </section>
  );
}
