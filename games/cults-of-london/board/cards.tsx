import type { ReactNode } from 'react';
import { Card, type CardProps } from '../../../web/src/table/Card';
import {
  actionOf,
  ANOMALIES,
  LEGENDS,
  OMENS,
  OPERATORS,
  RELICS,
  RITUALS,
  TILES,
  type Faction,
  type Operator,
  type Skill,
  type Slot,
} from '../cards';
import { nameOf } from '../../../engine-extensions/zones/zones';
import { Cameo, Engraving, Hearts, Hex, Silhouette } from './art';
import { FACES, FAMILY_ICON, SKILL_ICON, SKILL_NAME, SLOT_ICON, SLOT_NAME, type FactionFace } from './factions';
import { Icon } from './icons';
import { ACTIONS } from './names';
import { abilityText, anomalyText, bonusText, OMEN_TEXT, quickText, rewardText, textOf } from './text';
import s from './cards.module.css';

type Shell = Omit<CardProps, 'label' | 'children'>;

export const Skills = ({ of }: { of: readonly Skill[] }) => (
  <span className={s.skills}>
    {of.map((k) => (
      <i key={k} title={SKILL_NAME[k]}>
        <Icon name={SKILL_ICON[k]} />
      </i>
    ))}
  </span>
);

const needs = (req: readonly Skill[]) =>
  req.length === 0 ? 'for anyone' : `needs ${req.map((k) => SKILL_NAME[k]).join(' or ')}`;

/** All of an Action card in words. */
export function actionLabel(id: string): string {
  const key = nameOf(id);
  const omen = OMENS[key];
  if (omen) return `Omen ${omen.name}, cost ${omen.cost}. ${OMEN_TEXT[omen.deed]}`;
  const row = ACTIONS[key];
  if (!row) return 'an Action card';
  return `${row.name}, ${FACES[row.faction].short} Action, ${needs(row.req)}, cost ${row.cost}. Operation: ${textOf(row.op)} Quick Action, ${row.quick.tag}: ${quickText(row.quick)}`;
}

/** The print of an Action card; `small` leaves the texts out. */
function ActionPrint({ id, small }: { id: string; small: boolean }) {
  const key = nameOf(id);
  const omen = OMENS[key];
  if (omen)
    return (
      <span
        className={s.print}
        data-family="action"
        style={{ '--c': FACES.herald.colour, '--d': FACES.herald.deep } as never}
      >
        <span className={s.cost}>{omen.cost}</span>
        <span className={s.glyph}>
          <Icon name={omen.icon} />
        </span>
        <b className={s.name}>{omen.name}</b>
        {!small && <span className={s.text}>{OMEN_TEXT[omen.deed]}</span>}
      </span>
    );
  const row = ACTIONS[key] ?? actionOf(id);
  const face = FACES[row.faction];
  return (
    <span
      className={s.print}
      data-family="action"
      data-small={small || undefined}
      style={{ '--c': face.colour, '--d': face.deep } as never}
    >
      {!small && (
        <span className={s.band}>
          <Icon name={face.sigil} /> {face.short}
        </span>
      )}
      <Skills of={row.req} />
      <span className={s.cost} title="Rebound cost">
        {row.cost}
      </span>
      <span className={s.glyph}>
        <Icon name={row.icon ?? FAMILY_ICON[row.family]} />
      </span>
      <b className={s.name}>{row.name}</b>
      {small ? (
        <>
          <span className={s.gist}>{quickText(row.quick)}</span>
          <span className={s.tag} data-tag={row.quick.tag}>
            {row.quick.tag}
          </span>
        </>
      ) : (
        <>
          <span className={s.text}>{textOf(row.op)}</span>
          <span className={s.or}>or</span>
          <span className={s.text}>
            <em>{row.quick.tag}</em> {quickText(row.quick)}
          </span>
        </>
      )}
    </span>
  );
}

export function ActionCard({ id, size = 'hand', mark, ...rest }: Shell & { id: string; mark?: ReactNode }) {
  return (
    <Card label={actionLabel(id)} size={size} {...(size === 'zoom' ? {} : { zoom: nameOf(id) })} {...rest}>
      <ActionPrint id={id} small={size !== 'zoom'} />
      {mark}
    </Card>
  );
}

const operatorRow = (id: string): Operator | undefined => OPERATORS[nameOf(id)] ?? LEGENDS[nameOf(id)];

export function operatorLabel(id: string): string {
  const row = operatorRow(id);
  if (!row) return 'an Operator';
  return `${row.name}, ${row.legend ? 'Legendary ' : ''}Operator, ${row.skills.map((k) => SKILL_NAME[k]).join(', ')}, ${row.hp} health${row.ability ? `. ${abilityText(row.ability)}` : ''}`;
}

const TONE: Record<Faction, string> = { purge: '#4e1a16', society: '#1e3d57', mohocks: '#2f3d14', dawn: '#39245a' };

export function OperatorCard({
  id,
  size = 'hand',
  wounds = 0,
  faction,
  mark,
  ...rest
}: Shell & { id: string; wounds?: number; faction?: Faction | null; mark?: ReactNode }) {
  const row = operatorRow(id);
  if (!row) return null;
  const face = row.legend ? FACES[row.legend] : undefined;
  const tone = row.legend ? TONE[row.legend] : faction ? TONE[faction] : '#22373a';
  return (
    <Card label={operatorLabel(id)} size={size} {...(size === 'zoom' ? {} : { zoom: nameOf(id) })} {...rest}>
      <span
        className={s.print}
        data-family="operator"
        data-small={size !== 'zoom' || undefined}
        data-legend={row.legend ? '' : undefined}
        style={{ '--c': face?.colour ?? '#8a6a34', '--d': face?.deep ?? '#2a2118' } as never}
      >
        {size === 'zoom' && <span className={s.band}>{row.legend ? 'Legendary' : 'Operator'}</span>}
        <Skills of={row.skills} />
        <span className={s.hp}>
          <Hearts left={Math.max(0, row.hp - wounds)} of={row.hp} />
        </span>
        <Cameo icon={row.icon} tone={tone} className={s.cameo as string} />
        <b className={s.name}>{row.name}</b>
        {size === 'zoom' && row.ability && <span className={s.text}>{abilityText(row.ability)}</span>}
      </span>
      {mark}
    </Card>
  );
}

/** A Location card: a number and its place. */
export function LocationCard({ at, tile, mark, ...rest }: Shell & { at: number; tile: string; mark?: ReactNode }) {
  const row = TILES[tile];
  return (
    <Card label={`Location ${at}, ${row?.name ?? ''}: ${row ? bonusText(row.bonus) : ''}`} zoom={tile} {...rest}>
      <span className={s.print} data-family="location" data-small="">
        <b className={s.number}>{at}</b>
        <Icon name={row?.icon ?? 'clock-tower'} />
        <b className={s.name}>{row?.name.replace(' of London', '').replace('Westminster ', '')}</b>
      </span>
      {mark}
    </Card>
  );
}

export function relicLabel(id: string): string {
  const row = RELICS[id];
  if (!row) return 'a Relic';
  const text =
    row.kind === 'exhaust'
      ? `${row.use.tag}${row.cost ? `, cost ${row.cost}` : ''}: ${quickText(row.use)}`
      : abilityText(row.ability);
  return `${row.name}, Relic, ${row.kind === 'exhaust' ? 'exhaust it' : row.kind}. ${text}`;
}

/** What a Relic does, in one line. */
export function relicText(id: string): string {
  const row = RELICS[id];
  if (!row) return '';
  if (row.kind !== 'exhaust') return `${row.kind === 'carried' ? 'Carried: ' : ''}${abilityText(row.ability)}`;
  return `${row.use.tag}${row.cost ? ` (${row.cost})` : ''}: ${quickText(row.use)}`;
}

export function RelicCard({ id, size = 'hand', ...rest }: Shell & { id: string }) {
  const row = RELICS[id];
  if (!row) return null;
  return (
    <Card label={relicLabel(id)} size={size} {...(size === 'zoom' ? {} : { zoom: id })} {...rest}>
      <span className={s.print} data-family="relic" data-small={size !== 'zoom' || undefined}>
        {size === 'zoom' && <span className={s.band}>Relic, {row.kind}</span>}
        {row.kind === 'exhaust' && row.cost > 0 && <span className={s.cost}>{row.cost}</span>}
        <span className={s.octagon}>
          <Icon name={row.icon} />
        </span>
        <b className={s.name}>{row.name}</b>
        {size === 'zoom' ? (
          <span className={s.text}>{relicText(id)}</span>
        ) : (
          <span className={s.tag}>{row.kind === 'exhaust' ? row.use.tag : row.kind}</span>
        )}
      </span>
    </Card>
  );
}

export const ritualLabel = (id: string) => {
  const row = RITUALS[id];
  return row ? `${row.name}, Ritual, ${row.vp} VP. Tokens around the ring: ${row.counts.join(', ')}` : 'a Ritual';
};

export function RitualCard({
  id,
  size = 'hand',
  needs: image,
  missing,
  blocked,
  note,
  ...rest
}: Shell & {
  id: string;
  needs?: readonly number[];
  missing?: readonly number[];
  blocked?: readonly number[];
  note?: string;
}) {
  const row = RITUALS[id];
  if (!row) return null;
  return (
    <Card
      label={`${ritualLabel(id)}${note ? `. ${note}` : ''}`}
      size={size}
      {...(size === 'zoom' ? {} : { zoom: id })}
      {...rest}
    >
      <span className={s.print} data-family="ritual" data-small={size !== 'zoom' || undefined}>
        {size === 'zoom' && <span className={s.band}>Secret Ritual</span>}
        <Hex
          needs={image ?? row.counts}
          className={s.hex as string}
          {...(missing ? { missing } : {})}
          {...(blocked ? { blocked } : {})}
        />
        <b className={s.name}>{row.name}</b>
        <span className={s.vp}>
          <Icon name="laurel-crown" /> {row.vp}
        </span>
        {note && <span className={s.text}>{note}</span>}
      </span>
    </Card>
  );
}

export function AnomalyCard({ id, wounds = 0, size = 'zoom', ...rest }: Shell & { id: string; wounds?: number }) {
  const row = ANOMALIES[nameOf(id)];
  if (!row) return null;
  return (
    <Card
      label={`${row.name}, Anomaly, Power ${row.power}, ${row.hp} health. ${anomalyText(row)} ${rewardText(row)}`}
      size={size}
      {...rest}
    >
      <span className={s.print} data-family="anomaly">
        <span className={s.power}>
          <b>{row.power}</b>
        </span>
        <span className={s.hp}>
          <Hearts left={row.hp - wounds} of={row.hp} />
        </span>
        <Silhouette icon={row.icon} className={s.moon as string} />
        <b className={s.name}>{row.name}</b>
        <span className={s.text}>{anomalyText(row)}</span>
        <span className={s.reward}>{rewardText(row)}</span>
      </span>
    </Card>
  );
}

export function TileCard({ id, size = 'zoom', ...rest }: Shell & { id: string }) {
  const row = TILES[id];
  if (!row) return null;
  return (
    <Card label={`${row.name}: ${bonusText(row.bonus)}`} size={size} {...rest}>
      <span className={s.print} data-family="tile">
        <Engraving icon={row.icon} className={s.engraving as string} />
        <b className={s.name}>{row.name}</b>
        <span className={s.text}>Its controller: {bonusText(row.bonus)}.</span>
      </span>
    </Card>
  );
}

/** A face-down card: kind and owner, nothing else. */
export function BackCard({ slot, face, label, ...rest }: Shell & { slot: Slot; face: FactionFace; label?: string }) {
  return (
    <Card back label={label ?? `a face-down ${SLOT_NAME[slot]} card of ${face.name}`} {...rest}>
      <span className={s.back} style={{ '--c': face.colour, '--d': face.deep } as never}>
        <Icon name={SLOT_ICON[slot]} />
      </span>
    </Card>
  );
}
