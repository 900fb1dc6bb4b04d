import { Card } from '../../../web/src/table';
import { ACTION, CULTIST, GOO, INVESTIGATOR, ITEM, LOCATION, TERROR_CARD } from '../cards';
import { GooArt, Portrait, Poster, Scene } from './art';
import { cardName } from './names';
import { cardLabel, Print } from './Pieces';
import { Sy, SyRow } from './Symbols';
import { cardText, effectText } from './texts';
import s from './zoom.module.css';

/** A card at reading size. */
export function Zoom({ id }: { id: string }) {
  if (ACTION[id] || ITEM[id] || TERROR_CARD[id])
    return (
      <Card size="zoom" label={cardLabel(id)}>
        <Print id={id} />
      </Card>
    );
  const cultist = CULTIST[id];
  const goo = GOO[id];
  const place = LOCATION[id];
  const inv = INVESTIGATOR[id];
  if (!cultist && !goo && !place && !inv) return null;
  return (
    <Card size="zoom" label={`${cardName(id)}, ${cardText(id)}`}>
      <span className={s.sheet} data-dark={goo ? true : undefined}>
        {cultist && <Poster id={id} w={120} h={86} className={s.art} />}
        {goo && <GooArt id={id} className={s.art} />}
        {place && <Scene id={id} className={s.art} />}
        {inv && <Portrait card={id} colour="#ffb44d" className={s.face} />}
        <strong>{cardName(id)}</strong>
        {cultist && <SyRow of={cultist.symbols} size={40} />}
        {goo && <SyRow of={goo.symbols} size={36} />}
        {place && <Sy of={place.symbol} size={40} />}
        {inv ? (
          <ol>
            {inv.abilities.map((a) => (
              <li key={a.name}>
                <b>{a.name}.</b> {effectText(a.words)}
              </li>
            ))}
          </ol>
        ) : (
          <span>{cardText(id)}</span>
        )}
      </span>
    </Card>
  );
}
