import { memo, type ReactNode } from 'react';
import { ARCANA, cardOf, objectiveOf, type Arcanum, type Card, type CardId } from '../cards';
import { CardArt, JubileeArt, ObjectiveArt } from './art';
import { Icon } from './icons';
import { ARCANUM, effectText, lineOf, objectiveText } from './names';
import s from './card.module.css';

function Values({ card, big }: { card: Card; big?: boolean }) {
  return (
    <span className={big ? s.big : s.vals}>
      {ARCANA.map((a) => (
        <span key={a} className={s.v} data-gold={card.gold.includes(a) || undefined}>
          <Icon name={ARCANUM[a].icon} />
          {card[a]}
        </span>
      ))}
    </span>
  );
}

/** The number to reach, a gilded versal; raised it says so. */
function Versal({ arcanum, number, raised }: { arcanum: Arcanum; number: number; raised: boolean }) {
  return (
    <span className={s.versal} data-raised={raised || undefined}>
      <b>{number}</b>
      <Icon name={ARCANUM[arcanum].icon} />
    </span>
  );
}

const Points = ({ vp }: { vp: number }) => (
  <span className={s.vp}>
    <Icon name="laurels" />
    <b>{vp}</b>
  </span>
);

/** The longest names are written smaller, so that none is cut off. */
const Name = ({ text }: { text: string }) => (
  <span className={s.name}>
    <span data-long={text.length > 20 ? 'very' : text.length > 17 || undefined}>{text}</span>
  </span>
);

/** A Stake on the table: what must be reached stands out. */
export const StakeFace = memo(function StakeFace({ card: id, raise = 0 }: { card: CardId; raise?: number }) {
  const card = cardOf(id);
  return (
    <span className={s.face} data-kind={card.kind} aria-hidden>
      <CardArt card={id} className={s.art} />
      <span className={s.gold} data-several={card.gold.length > 1 || undefined}>
        {card.gold.map((a) => (
          <Versal key={a} arcanum={a} number={card[a] + raise} raised={raise !== 0} />
        ))}
      </span>
      <Points vp={card.vp} />
      <Name text={card.name} />
      <span className={s.sub}>{lineOf(card)}</span>
      {card.kind === 'location' ? <span className={s.txt}>{effectText(card)}</span> : <Values card={card} />}
      {card.ducat > 0 && (
        <span className={s.price}>
          <b>{card.ducat}</b>
        </span>
      )}
    </span>
  );
});

/** A card in hand: Agents show their values, Relics their coin, Locations what they do. */
export const HandFace = memo(function HandFace({ card: id, note }: { card: CardId; note?: ReactNode }) {
  const card = cardOf(id);
  const agent = card.kind === 'agent' || card.kind === 'personality' || card.family === 'militia';
  return (
    <span className={s.face} data-hand data-kind={card.kind} data-family={card.family} aria-hidden>
      <CardArt card={id} className={s.art} />
      {card.kind === 'relic' && (
        <span className={s.coin}>
          <b>{card.ducat}</b>
        </span>
      )}
      {card.vp > 0 && <Points vp={card.vp} />}
      <Name text={card.name} />
      <span className={s.sub}>{card.kind === 'relic' && card.district ? `${lineOf(card)} · Relic` : lineOf(card)}</span>
      {agent ? <Values card={card} big /> : <span className={s.txt}>{note ?? effectText(card)}</span>}
    </span>
  );
});

export const ObjectiveFace = ({ id, players }: { id: string; players: number }) => (
  <span className={s.face} data-kind="objective" aria-hidden>
    <ObjectiveArt id={id} className={s.art} />
    <Points vp={objectiveOf(id).vp} />
    <Name text={objectiveOf(id).name} />
    <span className={s.txt}>{objectiveText(objectiveOf(id), players)}</span>
  </span>
);

export const JubileeFace = () => (
  <span className={s.face} data-kind="jubilee" aria-hidden>
    <JubileeArt className={s.art} />
    <span className={s.name}>Ducal Jubilee</span>
    <span className={s.txt}>Play this round to its end, then count.</span>
  </span>
);

/** The shell's class: paper, gilded line, sizes in em of the card's own width. */
export const cardClass = s.card as string;
