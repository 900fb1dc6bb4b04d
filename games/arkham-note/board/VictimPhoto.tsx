import { Card } from '../../../web/src/table';
import { VICTIMS, type Edge, type VictimId } from '../cards';
import { VictimArt } from './art';
import { Technique } from './ClueCard';
import { listed, TECHNIQUE_WORDS } from './names';
import s from './card.module.css';

interface VictimPhotoProps {
  id: VictimId;
  right?: Edge;
  large?: boolean;
  /** clues follow */
  behind?: boolean;
}

/** A victim's photograph at the head of its line; `right` is the technique that made the first link. */
export function VictimPhoto({ id, right, large, behind }: VictimPhotoProps) {
  const victim = VICTIMS[id];
  if (!victim) return null;
  const edges = listed(
    victim.right.map((t) => TECHNIQUE_WORDS[t]),
    'or',
  );
  return (
    <Card
      label={`Victim ${victim.name}, ${victim.occupation}, opens to ${edges}`}
      piece={large ? undefined : id}
      zoom={large ? undefined : id}
      from="victims"
      className={`${s.victim} ${large ? s.large : ''}`}
      data-behind={behind || undefined}
    >
      <span className={s.photo} aria-hidden>
        <VictimArt id={id} className={s.art} />
        <span className={s.right}>
          {victim.right.map((t) => (
            <Technique key={t} edge={t} on={t === right} />
          ))}
        </span>
      </span>
      <strong aria-hidden data-long={victim.name.length > 15 || undefined}>
        {victim.name}
      </strong>
      <small aria-hidden>{victim.occupation.toLowerCase()}</small>
      <i className={s.clip} aria-hidden />
    </Card>
  );
}
