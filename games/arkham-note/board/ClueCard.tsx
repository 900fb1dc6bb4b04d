import type { CSSProperties } from 'react';
import { Card, type ControlProps } from '../../../web/src/table';
import { clueOf, MANDATORY, type Clue, type ClueId, type Edge, type Effect } from '../cards';
import { ClueArt } from './art';
import { Icon } from './icons';
import { clueLabel, EFFECT_WORDS, TYPE_WORDS } from './names';
import { EFFECT_ICONS, TECHNIQUE_ICONS, TYPE_ICONS, whim } from './signs';
import s from './card.module.css';

/** A technique: shape, icon and letter. `on` wears the red ring of a link. */
export function Technique({ edge, on }: { edge: Edge; on?: boolean }) {
  return (
    <b className={`${s.technique} ${s[`t${edge}`]}`} data-on={on || undefined}>
      <Icon name={TECHNIQUE_ICONS[edge]} />
      <span>{edge === 'ANY' ? 'any' : edge}</span>
    </b>
  );
}

const isMandatory = (e: Effect) => (MANDATORY as readonly Effect[]).includes(e);

/** An effect as printed: black and solid, or brown and dashed with "may". */
export function EffectSign({ effect }: { effect: Effect }) {
  const { icon, arrow } = EFFECT_ICONS[effect];
  return (
    <span className={`${s.effect} ${isMandatory(effect) ? s.must : s.may}`} title={EFFECT_WORDS[effect]}>
      {!isMandatory(effect) && <i>may</i>}
      <Icon name={icon} />
      {arrow && (
        <svg className={s.arrow} viewBox="0 0 10 12" aria-hidden="true">
          <path
            d={arrow === 'up' ? 'M5 11V2M1.5 5.5 5 2l3.5 3.5' : 'M5 1v9M1.5 6.5 5 10l3.5-3.5'}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
      )}
    </span>
  );
}

interface PrintProps {
  clue: Clue;
  /** which techniques made a link */
  left?: boolean;
  right?: Edge;
}

/** All that is printed on a clue card. */
export function Print({ clue, left, right }: PrintProps) {
  return (
    <>
      <span className={s.window} aria-hidden>
        <ClueArt id={clue.id} className={s.art} />
        <span className={s.type}>
          <Icon name={TYPE_ICONS[clue.type]} />
          <span>{TYPE_WORDS[clue.type]}</span>
        </span>
        {clue.puzzle && (
          <em className={s.puzzle}>
            <Icon name="jigsaw-piece" />
          </em>
        )}
        {clue.key && (
          <em className={s.key}>
            <Icon name="key" />
          </em>
        )}
        <span className={s.conditions}>
          {clue.lock && (
            <em className={s.condition}>
              <Icon name="padlock" />
            </em>
          )}
          {clue.min > 0 && <em className={s.condition}>≥{clue.min}</em>}
        </span>
        <span className={s.left}>
          <Technique edge={clue.left} on={left} />
        </span>
        <span className={s.right}>
          {clue.right.map((t) => (
            <Technique key={t} edge={t} on={t === right} />
          ))}
        </span>
      </span>
      <span className={s.name} data-long={clue.name.length > 18 || undefined} aria-hidden>
        {clue.name}
      </span>
      <span className={s.foot} aria-hidden>
        <span className={s.effects}>
          {clue.effects.map((e) => (
            <EffectSign key={e} effect={e} />
          ))}
        </span>
        <span className={s.marks}>
          {clue.hourglass && <Icon name="hourglass" className={s.glass} />}
          {clue.stability && <Icon name="brain-leak" className={s.dread} />}
        </span>
      </span>
    </>
  );
}

export interface ClueCardProps {
  id: ClueId;
  control?: Partial<ControlProps>;
  /** in a line: no foot, a pin, a slight tilt */
  line?: { left?: boolean; right?: Edge; last: boolean; number: number; strained: boolean };
  /** a word on a ribbon over the card */
  ribbon?: string;
  /** what doing it costs or brings, under the card's name for screen readers too */
  verb?: string;
  from?: string;
  className?: string;
  style?: CSSProperties;
  /** a second picture of a card that lies elsewhere: it does not fly */
  copy?: boolean;
}

/** A clue card, full or in a line. */
export function ClueCard({ id, control, line, ribbon, verb, from, className, style, copy }: ClueCardProps) {
  const clue = clueOf(id);
  const tilt = line ? (whim(`${id}${line.number}`, 17) - 8) / 10 : 0;
  const label = [verb, clueLabel(id), line && `clue ${line.number}`].filter(Boolean).join(', ');
  return (
    <Card
      {...control}
      label={label}
      piece={copy ? undefined : id}
      zoom={id}
      from={from}
      className={[s.clue, line && s.inLine, className].filter(Boolean).join(' ')}
      data-type={clue.type}
      data-last={line?.last || undefined}
      data-behind={(line && !line.last) || undefined}
      data-strained={line?.strained || undefined}
      style={{ '--tilt': `${tilt}deg`, ...style } as CSSProperties}
    >
      {ribbon && (
        <span className={s.ribbon} aria-hidden>
          {ribbon}
        </span>
      )}
      <Print clue={clue} left={line?.left} right={line?.right} />
      {line && <i className={s.pin} aria-hidden />}
      {line?.strained && (
        <b className={s.strainBadge} aria-hidden>
          <Icon name="brain" />
          {line.number}
        </b>
      )}
    </Card>
  );
}
