import type { CSSProperties } from 'react';
import { useTable } from '../../../web/src/table';
import { nameOf } from '../../../engine-extensions/zones/zones';
import { ANOMALIES, operatorOf, TILES } from '../cards';
import { anomaliesAt, healthOf, isDue, powerOf, scoreOf, scoreParts, standingAt, type Standing } from '../rules/open';
import { HERALD, LOCATIONS } from '../state';
import type { View } from '../view';
import { Cameo, D6, Hearts, Lamp, Silhouette } from './art';
import { operatorLabel, Skills } from './cards';
import { faceOf } from './factions';
import { Icon } from './icons';
import { printed } from './names';
import { anomalyText } from './text';
import s from './combat.module.css';

/** Where the Combat is, or the ballot or vote about one. */
export const combatAt = (view: View): number | null =>
  view.combat?.at ?? (view.ask?.ask === 'ballot' || view.ask?.ask === 'retreat' ? view.ask.at : null);

/** What would happen to a fighter if nothing changed: safe, highest, or hit. */
function forecast(
  view: View,
  me: Standing,
  all: readonly Standing[],
): { sign: 'safe' | 'top' | 'hit' | 'wait'; words: string } {
  const { combat } = view;
  if (!combat || combat.dice[me.seat] === undefined) return { sign: 'wait', words: 'the dice decide' };
  const score = scoreOf(view, me);
  const below = anomaliesAt(view, combat.at).filter(
    (a) => score < powerOf(view, a) && me.seat !== HERALD && !combat.ignore.includes(me.seat),
  );
  if (below.length > 0)
    return {
      sign: 'hit',
      words: `below ${Math.max(...below.map((a) => powerOf(view, a)))}: ${below.length === 1 ? '1 hit' : `${below.length} hits`}`,
    };
  const most = Math.max(...all.map((s_) => scoreOf(view, s_)));
  if (score === most)
    return {
      sign: 'top',
      words: all.filter((s_) => scoreOf(view, s_) === most).length > 1 ? 'tied for the hit' : 'assigns the hit',
    };
  return { sign: 'safe', words: anomaliesAt(view, combat.at).length > 0 ? 'reaches the Power' : 'not highest' };
}

function Fighter({ fighter, all }: { fighter: Standing; all: readonly Standing[] }) {
  const { props, move, legalAim } = useAim();
  const { view, me } = props;
  const { seat, holder, h } = fighter;
  const face = faceOf(view, seat);
  const op = holder.op as string;
  const row = operatorOf(op);
  const hp = healthOf(seat, holder);
  const die = view.combat?.dice[seat];
  const parts = scoreParts(view, fighter);
  const { sign, words } = forecast(view, fighter, all);
  const aim = legalAim(`o.${seat}.${h}`, seat);
  const label = `${operatorLabel(op)}, of ${face.name}, ${hp - holder.wounds} of ${hp} health${die === undefined ? '' : `, score ${scoreOf(view, fighter)}`}, ${words}`;
  const Shell = aim ? 'button' : 'div';
  return (
    <section
      className={s.fighter}
      data-me={seat === me || undefined}
      style={{ '--c': face.colour, '--d': face.deep } as CSSProperties}
      data-fighter={seat}
    >
      <Shell
        {...(aim ? { type: 'button' as const, ...move(aim) } : { role: 'img', tabIndex: 0 })}
        className={s.card}
        aria-label={label}
        data-zoom={nameOf(op)}
      >
        <span className={s.band}>
          <Icon name={face.sigil} /> {face.short}
        </span>
        <Cameo icon={row.icon} tone={face.deep} className={s.cameo as string} />
        <Skills of={row.skills} />
        <span className={s.hp}>
          <Hearts left={hp - holder.wounds} of={hp} />
        </span>
        <b>{row.name}</b>
        <span className={s.sign} data-sign={sign}>
          {words}
        </span>
      </Shell>
      <div className={s.score}>
        {die === undefined ? (
          <i className={s.noDie} aria-label="not rolled yet" role="img" />
        ) : (
          <D6 n={die} colour={seat === HERALD ? '#0c2a24' : face.deep} className={s.die as string} />
        )}
        <ul>
          {parts.map((p, i) => (
            <li key={i} data-off={p.off || undefined}>
              <b>
                {p.n > 0 ? '+' : '−'}
                {Math.abs(p.n)}
              </b>{' '}
              {p.card === 'outpost' ? 'Outpost' : p.card === 'herald' ? 'Herald' : printed(p.card)}
            </li>
          ))}
        </ul>
        <strong title="score">{die === undefined ? '–' : scoreOf(view, fighter)}</strong>
      </div>
    </section>
  );
}

/** The move that pointing at a fighter or Anomaly would make: the hit, a card's target, a choice. */
function useAim() {
  const table = useTable<View>();
  const { props, picked } = table;
  return {
    ...table,
    legalAim: (key: string, seat?: string) =>
      props.legal.find((m) => {
        if (m.move === 'assignHit' || m.move === 'choose')
          return m.args[0] === key || (m.move === 'choose' && seat !== undefined && m.args[0] === seat);
        if (m.move !== 'quick' && m.move !== 'relic') return false;
        return m.args[0] === picked[0]?.slice(5) && (m.args[1] === key || (seat !== undefined && m.args[1] === seat));
      }),
  };
}

function Foe({ id, wounds }: { id: string; wounds: number }) {
  const { props, move, legalAim } = useAim();
  const { view } = props;
  const row = ANOMALIES[nameOf(id)];
  const standee = view.board.anomalies.find((a) => a.id === id);
  if (!row || !standee) return null;
  const aim = legalAim(`a.${id}`);
  const power = powerOf(view, standee);
  const Shell = aim ? 'button' : 'div';
  return (
    <section className={s.foe}>
      <Shell
        {...(aim ? { type: 'button' as const, ...move(aim) } : { role: 'img', tabIndex: 0 })}
        className={s.moon}
        data-zoom={nameOf(id)}
        aria-label={`${row.name}, Power ${power}, ${row.hp - wounds} of ${row.hp} health. ${anomalyText(row)}`}
      >
        <Silhouette icon={row.icon} />
        <b className={s.power}>
          <i>{power}</i>
        </b>
      </Shell>
      <div className={s.foeName}>
        <h3>{row.name}</h3> <Hearts left={row.hp - wounds} of={row.hp} />
        <p>hits scores below {power}</p>
      </div>
    </section>
  );
}

const TOP = 9;

/** The kerb: one marker per score, striped below the highest Power. */
function Gauge({ fighters, at }: { fighters: readonly Standing[]; at: number }) {
  const { props } = useTable<View>();
  const { view } = props;
  const powers = anomaliesAt(view, at).map((a) => powerOf(view, a));
  const high = Math.max(0, ...powers);
  const x = (n: number) => `${(Math.min(TOP, n) / (TOP + 1)) * 100}%`;
  return (
    <div className={s.gauge} aria-hidden>
      {high > 0 && <span className={s.low} style={{ width: x(high) }} />}
      {Array.from({ length: TOP + 1 }, (_, n) => (
        <b key={n} style={{ left: `calc(${x(n)} + 5%)` }} data-low={n < high || undefined}>
          {n}
        </b>
      ))}
      {powers.map((p, i) => (
        <i key={i} className={s.line} style={{ left: x(p) }} />
      ))}
      {fighters
        .filter((f) => view.combat?.dice[f.seat] !== undefined)
        .map((f) => (
          <em
            key={f.seat}
            style={{ left: `calc(${x(scoreOf(view, f))} + 5%)`, '--c': faceOf(view, f.seat).colour } as CSSProperties}
          >
            <Icon name={faceOf(view, f.seat).sigil} />
          </em>
        ))}
    </div>
  );
}

/** A street under lamps: the fighters in turn order, the Anomaly against the moon. */
export function Combat({ at }: { at: number }) {
  const { props } = useTable<View>();
  const { view } = props;
  const fighters = standingAt(view, at);
  const tile = TILES[view.board.tiles[at - 1] ?? ''];
  const due = LOCATIONS.filter((l) => view.board.settled[l - 1] || isDue(view, l));
  return (
    <div className={s.stage} data-combat={at}>
      <svg className={s.street} viewBox="0 0 1024 496" preserveAspectRatio="xMidYMax slice" aria-hidden>
        <path d="M0 0h1024v496H0z" fill="url(#col-night)" />
        <path d="M0 0h1024v330H0z" fill="url(#col-lines)" />
        <g fill="#0d1516" opacity=".9">
          {(
            [
              'tower-bridge:20:150:200',
              'church:196:196:140',
              `${tile?.icon ?? 'white-tower'}:400:76:262`,
              'castle:760:120:230',
            ] as const
          ).map((spec) => {
            const [icon = '', x = '', y = '', size = ''] = spec.split(':');
            return (
              <svg key={spec} x={x} y={y} width={size} height={size} viewBox="0 0 512 512">
                <use href={`#g-${icon}`} />
              </svg>
            );
          })}
        </g>
        <path d="M0 310h1024v186H0z" fill="#161e1d" />
        <path
          d="M0 340h1024M0 372h1024M0 410h1024M0 452h1024M90 310l-60 186M250 310l-40 186M420 310l-16 186M600 310l16 186M770 310l40 186M930 310l60 186"
          stroke="#090e0e"
          strokeWidth="2"
          fill="none"
        />
        <Lamp x={250} y={150} scale={1.1} />
        <Lamp x={780} y={150} scale={1.1} />
      </svg>
      <div className={s.head}>
        <div className={s.due}>
          <span>Combats</span>
          {due.map((l) => (
            <b key={l} data-on={l === at || undefined} data-done={(view.board.settled[l - 1] && l !== at) || undefined}>
              {l}
            </b>
          ))}
        </div>
        <div className={s.title}>
          <b>{at}</b>
          <h2>{tile?.name}</h2>
          <span>{view.combat ? `turn ${Math.max(1, view.combat.turn)}` : 'fight or peace?'}</span>
        </div>
      </div>
      <div className={s.row}>
        {fighters.slice(0, 1).map((f) => (
          <Fighter key={f.seat} fighter={f} all={fighters} />
        ))}
        {anomaliesAt(view, at).map((a) => (
          <Foe key={a.id} id={a.id} wounds={a.wounds} />
        ))}
        {fighters.slice(1).map((f) => (
          <Fighter key={f.seat} fighter={f} all={fighters} />
        ))}
      </div>
      <Gauge fighters={fighters} at={at} />
    </div>
  );
}

/** Beside the Combat: who has answered, what Rebound will become. */
export function CombatRail() {
  const { props } = useTable<View>();
  const { view, turn } = props;
  const coming = view.combat?.rebound.reduce((n, r) => n + r.n, 0) ?? 0;
  return (
    <div className={s.rail}>
      {view.window && (
        <section>
          <h5>
            {view.window.tag === 'PRE' ? 'Before the dice' : view.window.tag === 'POST' ? 'After the dice' : 'Window'}{' '}
            <span>{view.window.tag}</span>
          </h5>
          {view.board.order
            .filter((p) => p !== HERALD)
            .map((p) => {
              const asked = view.window?.asked.includes(p);
              const waits = turn.activePlayers?.[p] === 'respond';
              return (
                <p key={p}>
                  <Icon name={faceOf(view, p).sigil} /> {props.name(p)}
                  <em data-wait={waits || undefined}>{!asked ? 'not asked' : waits ? 'choosing…' : 'answered'}</em>
                </p>
              );
            })}
        </section>
      )}
      <section>
        <h5>Rebound</h5>
        <p>
          {view.board.tracker} now
          {coming !== 0 && `, ${coming > 0 ? '+' : '−'}${Math.abs(coming)} when this Combat ends`}
          {view.board.tracker + coming >= 12 && <b>: an Anomaly appears.</b>}
        </p>
      </section>
    </div>
  );
}
