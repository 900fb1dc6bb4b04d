import type { CSSProperties } from 'react';
import { useTable, type LegalMove } from '../../../web/src/table';
import { ACTION, ANOMALIES, RELICS, TILES } from '../cards';
import { nameOf } from '../../../engine-extensions/zones/zones';
import { controls, healthOf, standingAt, tokensAt, anomaliesAt, powerOf } from '../rules/open';
import { LOCATIONS, SLOTS_PER_LOCATION } from '../state';
import type { View } from '../view';
import { Dial, Engraving, Hearts, Lamp, Tok } from './art';
import { faceOf } from './factions';
import { Icon } from './icons';
import { printed } from './names';
import { anomalyText, bonusText } from './text';
import { usePlan } from './use-plan';
import s from './ring.module.css';

const PLACES = new Set(['spaces', 'outpostSpots', 'outposts', 'locations', 'meetings']);

/** The zone that a move's target lies in. */
function zoneOf(view: View, m: LegalMove): string | undefined {
  if (m.move === 'choose') return view.asked?.choice.do === 'pick' ? view.asked.choice.from.zone : undefined;
  if (m.move === 'quick') return ACTION[String(m.args[0])]?.quick.target?.zone;
  const relic = m.move === 'relic' ? RELICS[String(m.args[0])] : undefined;
  return relic?.kind === 'exhaust' ? relic.use.target?.zone : undefined;
}

/** The one move that pointing at this place would make, if any. */
function useMoveAt(at: number): LegalMove | undefined {
  const { props, picked } = useTable<View>();
  const { view, legal } = props;
  return legal.find((m) => {
    const answer = m.move === 'choose' ? m.args[0] : m.args[1];
    if (answer !== String(at) || !PLACES.has(zoneOf(view, m) ?? '')) return false;
    return m.move === 'choose' || picked[0]?.slice(5) === m.args[0];
  });
}

/** The control of a place: third pick of a plan, target of an effect, or nothing. */
function usePlaceControl(at: number) {
  const { props, move, picked, moves, select } = useTable<View>();
  const { stage, layout } = usePlan();
  const aim = useMoveAt(at);
  if (aim) return { ...move(aim), verb: 'Here' };
  if (props.view.ask?.ask !== 'plan' || moves('plan').length === 0) return undefined;
  if (layout.some((p) => p?.[0] === at) || layout.every((p) => p !== null)) return undefined;
  const op = picked.find((k) => k.startsWith('op:'))?.slice(3);
  const act = picked.find((k) => k.startsWith('act:'))?.slice(4);
  if (op === undefined || act === undefined) {
    const other = picked.filter((k) => !k.startsWith('loc:')).length;
    return { ...select(`loc:${at}`, { depth: Math.min(1, other) }), verb: 'Go here' };
  }
  const m = moves('plan').find((x) => x.args[1] === at && x.args[2] === op && x.args[3] === act);
  if (!m) return { ...move({ move: 'plan', args: [layout.indexOf(null), at, op, act] }), verb: 'Go here' };
  return { ...move(m), verb: 'Go here', onClick: () => stage([at, op, act]) };
}

function Standee({ view, at }: { view: View; at: number }) {
  return (
    <span className={s.standees}>
      {anomaliesAt(view, at).map((a) => {
        const row = ANOMALIES[nameOf(a.id)];
        if (!row) return null;
        return (
          <button
            key={a.id}
            type="button"
            className={s.standee}
            data-zoom={nameOf(a.id)}
            data-piece={a.id}
            aria-label={`${row.name}, Power ${powerOf(view, a)}, ${row.hp - a.wounds} of ${row.hp} health. ${anomalyText(row)}`}
          >
            <b className={s.power}>
              <i>{powerOf(view, a)}</i>
            </b>
            <Icon name={row.icon} />
            <Hearts left={row.hp - a.wounds} of={row.hp} />
            <em>{row.name}</em>
          </button>
        );
      })}
    </span>
  );
}

function Tile({ at }: { at: number }) {
  const { props, picked, move } = useTable<View>();
  const { view, me } = props;
  const { layout } = usePlan();
  const control = usePlaceControl(at);
  const id = view.board.tiles[at - 1] as string;
  const row = TILES[id];
  const tokens = tokensAt(view, at);
  const owner = view.board.order.find((p) => controls(view, p, at));
  const face = owner ? faceOf(view, owner) : undefined;
  const here = standingAt(view, at);
  const blocked = anomaliesAt(view, at).length > 0;
  const planned = me !== null && view.ask?.ask === 'plan' && layout.some((p) => p?.[0] === at);
  const { verb, ...rest } = control ?? { verb: '' };
  const inside = (
    <>
      <Engraving icon={row?.icon ?? 'church'} className={s.eng as string} />
      <span className={s.num}>{at}</span>
      <h3>{row?.name}</h3>
      <p>{row && bonusText(row.bonus)}</p>
      {face && (
        <span
          className={s.pennant}
          style={{ '--c': face.colour } as CSSProperties}
          role="img"
          aria-label={`controlled by ${face.name}`}
        >
          <Icon name={face.sigil} />
        </span>
      )}
      <span className={s.slots}>
        {tokens.map((t, i) => (
          <Tok
            key={i}
            face={faceOf(view, t.by)}
            kind={t.kind}
            label={`${faceOf(view, t.by).name}${t.kind === 'normal' ? '' : ' Outpost'}`}
          />
        ))}
        {Array.from({ length: SLOTS_PER_LOCATION - tokens.length }, (_, i) => (
          <i key={i} className={s.empty} role="img" aria-label="empty slot" />
        ))}
      </span>
      {verb && <span className={s.verb}>{verb}</span>}
    </>
  );
  const words = `${at}, ${row?.name}: ${row ? bonusText(row.bonus) : ''}. ${tokens.length} of 3 slots taken${owner ? `, controlled by ${face?.name}` : ''}${blocked ? ', an Anomaly is here' : ''}`;
  return (
    <div
      className={s.tile}
      data-at={at}
      data-blocked={blocked || undefined}
      data-planned={planned || undefined}
      data-place={`location-${at}`}
    >
      {control ? (
        <button type="button" className={s.print} aria-label={`${words}. ${verb}`} data-zoom={id} {...rest}>
          {inside}
        </button>
      ) : (
        <div className={s.print} role="img" aria-label={words} data-zoom={id} tabIndex={0}>
          {inside}
        </div>
      )}
      <Standee view={view} at={at} />
      {here.length > 0 && (
        <span className={s.people}>
          {here.map(({ seat, h, holder }) => {
            const f = faceOf(view, seat);
            const key = `o.${seat}.${h}`;
            const hit = props.legal.find((m) => (m.move === 'choose' || (m.move === 'quick' && m.args[0] === picked[0]?.slice(5))) && (m.args[0] === key || m.args[1] === key)); // prettier-ignore
            return (
              <button
                key={key}
                type="button"
                className={s.person}
                style={{ '--c': f.colour, '--d': f.deep } as CSSProperties}
                data-done={holder.done || undefined}
                data-zoom={nameOf(holder.op as string)}
                aria-label={`${printed(holder.op as string)} of ${f.name}, ${healthOf(seat, holder) - holder.wounds} health`}
                {...(hit ? move(hit) : {})}
              >
                <Icon name={f.sigil} />
              </button>
            );
          })}
        </span>
      )}
    </div>
  );
}

/** The score ruler; the goal is ringed. */
export function Ruler() {
  const { props } = useTable<View>();
  const { view } = props;
  const goal = view.board.herald ? 13 : view.options.goal;
  return (
    <ol
      className={s.ruler}
      aria-label={`Victory Points: ${view.board.order.map((p) => `${faceOf(view, p).name} ${view.seats[p]?.open.vp}`).join(', ')}`}
    >
      {Array.from({ length: goal + 1 }, (_, n) => (
        <li key={n} data-goal={n === goal || undefined}>
          <span>
            {view.board.order
              .filter((p) => Math.min(goal, view.seats[p]?.open.vp ?? 0) === n)
              .map((p) => (
                <i
                  key={p}
                  style={{ '--c': faceOf(view, p).colour } as CSSProperties}
                  data-shape={faceOf(view, p).shape}
                >
                  <Icon name={faceOf(view, p).sigil} />
                </i>
              ))}
          </span>
          {n}
        </li>
      ))}
    </ol>
  );
}

/** London: six places at the corners of a brass hexagon, the dial in the middle. */
export function Ring() {
  const { props } = useTable<View>();
  const { view } = props;
  const coming = view.combat?.rebound.reduce((n, r) => n + r.n, 0) ?? 0;
  return (
    <div className={s.ring} data-ring>
      <svg className={s.map} viewBox="0 0 720 446" preserveAspectRatio="xMidYMid slice" aria-hidden>
        <path
          d="M0 250q90 40 170-10t190-20 190 10 170-30v70q-90 40-180 20t-180 10-180 10-190 10z"
          fill="#10202a"
          stroke="#d9c594"
          strokeOpacity=".55"
        />
        <g fill="none" stroke="#9db9bd" strokeOpacity=".3" strokeWidth=".9">
          {[8, 18, 28, 38, 48].map((y) => (
            <path key={y} d={`M0 ${250 + y}q90 40 170-10t190-20 190 10 170-30`} />
          ))}
        </g>
        <g fill="none" stroke="#d9c594" strokeOpacity=".16">
          <path d="M40 0q60 120 20 240M160 0q-40 90 30 180t-40 266M300 0q50 110-10 200t40 246M430 0q-30 120 40 200t-30 246M580 0q40 90-20 190t60 256M0 90q180-40 360 10t360-30M0 360q160 30 340-10t380 20" />
        </g>
        <path
          d="M234 91L486 355M486 91L234 355M619 223L101 223"
          stroke="#e4c37c"
          strokeOpacity=".3"
          strokeDasharray="2 5"
        />
        <Lamp x={50} y={70} />
        <Lamp x={670} y={70} />
        {(['#0b1011:10', 'url(#col-brass):6', '#3c2d10:1'] as const).map((spec) => (
          <path
            key={spec}
            d="M234 91L486 91L619 223L486 355L234 355L101 223z"
            fill="none"
            stroke={spec.slice(0, spec.lastIndexOf(':'))}
            strokeWidth={Number(spec.slice(spec.lastIndexOf(':') + 1))}
          />
        ))}
      </svg>
      <Dial value={view.board.tracker} coming={coming} className={s.dial as string} />
      {LOCATIONS.map((at) => (
        <Tile key={at} at={at} />
      ))}
    </div>
  );
}
