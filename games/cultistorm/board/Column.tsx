import { cultistOf, GOO, locationOf, type Sym } from '../cards';
import { symbolOf, sealPrice } from '../rules/numbers';
import type { GooInPlay, Slot, SlotId } from '../state';
import type { View } from '../view';
import { useActive } from './active';
import { GooArt, lightOf, Loom, Poster, Scene } from './art';
import { Icon } from './icons';
import { colourOf, firstName, placeName, symbolName } from './names';
import { Pawn } from './Pieces';
import { DieFace, Sy, SyRow } from './Symbols';
import { cardText, shortText } from './texts';
import s from './column.module.css';

/** Crosshairs of those who mean to fight this enemy. */
function Targets({ view, enemy }: { view: View; enemy: string }) {
  const by = view.inv.filter((i) => i.targets.includes(enemy));
  if (by.length === 0) return null;
  return (
    <span className={s.targets}>
      {by.map((i) => (
        <span
          key={i.id}
          className={s.tm}
          style={{ background: colourOf(i.id) }}
          role="img"
          aria-label={`target of ${firstName(view, i.id)}`}
        >
          <Icon name="crosshair" />
        </span>
      ))}
    </span>
  );
}

/** Pings that point at something. */
function Pointed({ view, kind, about }: { view: View; kind: 'target' | 'go'; about: string }) {
  const by = Object.entries(view.pings).filter(([, p]) => p.kind === kind && p.about === about);
  if (by.length === 0) return null;
  return (
    <span className={s.pointed}>
      <Icon name="megaphone" label={`${by.map(([i]) => firstName(view, Number(i))).join(', ')} points here`} />
    </span>
  );
}

/** A click on an enemy sets or takes back one's target marker. */
function useTarget(enemy: string) {
  const { inv, me, move, view } = useActive();
  if (inv === null || view.asked?.ask !== 'investigate') return null;
  return move({ move: me?.targets.includes(enemy) ? 'clearTarget' : 'setTarget', args: [inv, enemy] });
}

function Cultist({ view, id }: { view: View; id: string }) {
  const { me } = useActive();
  const c = cultistOf(id);
  const control = useTarget(id);
  const label = `${c.name}, ${cardText(id)}`;
  const inside = (
    <>
      <Poster id={id} className={s.poster} />
      <span className={s.body}>
        <strong data-long={c.name.length > 15 ? 'two' : c.name.length > 13 || undefined}>{c.name}</strong>
        <SyRow of={c.symbols} />
      </span>
      {c.hook && <Icon name="lightning-storm" className={s.hook ?? ''} />}
      <Targets view={view} enemy={id} />
      <Pointed view={view} kind="target" about={id} />
    </>
  );
  const props = {
    className: s.cultist,
    style: { '--sc': lightOf(c.sect) } as React.CSSProperties,
    'data-zoom': id,
    'data-piece': id,
    'data-from': 'clouds',
    'data-mine': me?.targets.includes(id) || undefined,
  };
  return control ? (
    <button type="button" aria-label={label} {...props} {...control}>
      {inside}
    </button>
  ) : (
    <div role="img" aria-label={label} tabIndex={0} {...props}>
      {inside}
    </div>
  );
}

function GooCard({ view, goo, front }: { view: View; goo: GooInPlay; front: boolean }) {
  const card = GOO[goo.card];
  const { me } = useActive();
  const control = useTarget(goo.card);
  if (!card) return null;
  const devoured = goo.devoured.map((c) => cultistOf(c).sect).filter((x): x is Sym => x !== null);
  const label = `${card.name}, ${cardText(card.id)} Devoured ${goo.devoured.length}.${front ? ' It stands in front of the place.' : ''}`;
  const inside = (
    <>
      <GooArt id={card.id} className={s.gooArt} />
      <strong data-long={card.name.length > 12 || undefined}>{card.name}</strong>
      <span className={s.gooRow}>
        <SyRow of={card.symbols} size={card.symbols.length > 5 ? 21 : 24} />
      </span>
      <Targets view={view} enemy={card.id} />
    </>
  );
  const props = {
    className: s.goo,
    style: { '--sc': lightOf(card.sect) } as React.CSSProperties,
    'data-zoom': card.id,
    'data-piece': card.id,
    'data-front': front || undefined,
    'data-mine': me?.targets.includes(card.id) || undefined,
  };
  return (
    <>
      {control ? (
        <button type="button" aria-label={label} {...props} {...control}>
          {inside}
        </button>
      ) : (
        <div role="img" aria-label={label} tabIndex={0} {...props}>
          {inside}
        </div>
      )}
      {goo.devoured.length > 0 && (
        <span className={s.devoured}>
          devoured <SyRow of={devoured} size={20} />
        </span>
      )}
    </>
  );
}

/** One placement before a Great Old One wakes. */
function Warning({ slot, view }: { slot: Slot; view: View }) {
  if (slot.goos.length > 0 && slot.column.length === 0)
    return (
      <p className={s.warn} data-now>
        <Icon name="lightning-storm" /> Beat it this round or all is lost
      </p>
    );
  if (slot.sealed || slot.goos.length > 0 || slot.column.length !== 3 || slot.ward > view.round) return null;
  return (
    <p className={s.warn}>
      <Icon name="lightning-storm" />
      <span>
        A 4th here wakes <b>a Great Old One</b>
      </span>
    </p>
  );
}

function Trophies({ view, slot, size }: { view: View; slot: Slot; size: number }) {
  const price = sealPrice(view);
  const symbol = symbolOf(slot);
  if (slot.sealed)
    return (
      <span className={s.sealWord}>
        <Icon name="wax-seal" /> sealed
      </span>
    );
  return (
    <span
      className={s.trophies}
      role="img"
      aria-label={`${slot.trophies} of ${price} ${symbolName(symbol)} trophies`}
      data-place={`trophies-${symbol}`}
    >
      {Array.from({ length: Math.max(price, slot.trophies) }, (_, i) =>
        i < slot.trophies ? <Sy key={i} of={symbol} size={size} /> : <i key={i} />,
      )}
    </span>
  );
}

function Place({ view, slot, at }: { view: View; slot: Slot; at: SlotId }) {
  const { inv, me, own, move, pick, isLegal } = useActive();
  const place = locationOf(slot.location);
  const goMove = { move: 'go', args: [inv, at] };
  const moving = pick === 'act:move' && inv !== null && me?.at !== at;
  const control = moving && own('go').length > 0 ? move(goMove) : null;
  const tight = sealPrice(view) > 3 && slot.ward > 0;
  const shrine = slot.shrine ? `Shrine: ${shortText(place.action.words)}` : 'no shrine yet';
  const label = `${place.name}, ${symbolName(place.symbol)}, ${cardText(place.id)} ${slot.shrine ? 'The shrine burns.' : 'No shrine yet.'} Die ${symbolName(slot.die)}.${slot.sealed ? ' Sealed.' : ''}${slot.ward > 0 ? ' Warded.' : ''}`;
  const inside = (
    <>
      <Scene id={slot.location} className={s.scene} />
      <span className={s.placeSymbol}>
        <Sy of={place.symbol} size={36} />
      </span>
      <span className={s.placeDie}>
        <DieFace face={slot.die} />
      </span>
      <span className={s.placeBody}>
        <strong>{place.name}</strong>
        <small data-on={slot.shrine || undefined}>{control && isLegal(goMove) ? 'Move here' : shrine}</small>
      </span>
      <span className={s.placeFoot} data-tight={tight || undefined}>
        <Trophies view={view} slot={slot} size={tight ? 17 : 20} />
        {slot.ward > 0 && (
          <span className={s.wardWord}>
            <Icon name="magic-shield" {...(tight ? { label: 'ward' } : {})} /> {!tight && 'ward'}
          </span>
        )}
      </span>
      <Pointed view={view} kind="go" about={String(at)} />
    </>
  );
  const props = {
    className: s.place,
    'data-zoom': slot.location,
    'data-sealed': slot.sealed || undefined,
    'data-slot': at,
  };
  return control ? (
    <button type="button" aria-label={label} {...props} {...control}>
      {inside}
    </button>
  ) : (
    <div role="img" aria-label={label} tabIndex={0} {...props}>
      {inside}
    </div>
  );
}

/** A beam of the sky: who comes down it, and the place where it ends. */
export function Column({ view, at }: { view: View; at: SlotId }) {
  const { me } = useActive();
  const slot = view.slots[at];
  if (!slot) return null;
  const here = view.inv.filter((i) => i.at === at);
  const fights = view.asked?.ask === 'combat' && view.asked.slot === at;
  return (
    <section
      className={s.column}
      data-here={me?.at === at || undefined}
      data-fight={fights || undefined}
      data-column={at}
      aria-label={placeName(view, at)}
    >
      {slot.goos.map((g) => (
        <Loom key={g.card} id={g.card} className={s.loom} />
      ))}
      <div className={s.stack}>
        <Warning slot={slot} view={view} />
        {[...slot.goos].reverse().map((g, i) => (
          <GooCard key={g.card} view={view} goo={g} front={slot.column.length === 0 && i === slot.goos.length - 1} />
        ))}
        {[...slot.column].reverse().map((c) => (
          <Cultist key={c} view={view} id={c} />
        ))}
      </div>
      <div className={s.pawns}>
        {here.map((i) => (
          <Pawn key={i.id} view={view} inv={i.id} />
        ))}
        {view.marker === at && (
          <span
            className={s.marker}
            role="img"
            aria-label="cultist marker: the next one appears one place further"
            title="cultist marker"
          >
            <Icon name="cultist" />
          </span>
        )}
      </div>
      <Place view={view} slot={slot} at={at} />
    </section>
  );
}
