import { MoveButton, useTable } from '../../../web/src/table';
import { ACTION, type Sym } from '../cards';
import { canSuffer, sanityLost, sealPrice, symbolOf } from '../rules/numbers';
import { outOfReach } from '../rules/strength';
import { supportPrice } from '../moves/support';
import type { EnemyId, Inv } from '../state';
import type { View } from '../view';
import { useActive } from './active';
import { movesOf } from './about';
import { Poster, GooArt } from './art';
import { coverOf, forecast, missingOf, type Cover } from './forecast';
import { Icon } from './icons';
import { cardName, firstName, plural, symbolName } from './names';
import { Sy } from './Symbols';
import { sourceWords } from './words';
import s from './tray.module.css';

const FROM = { printed: 'card', devoured: 'fed', die: 'die', home: 'home' } as const;

/** One row for each symbol of the enemy: where it comes from and what covers it. */
function Rows({ view, covers }: { view: View; covers: readonly Cover[] }) {
  return (
    <>
      {covers.map((c, i) => (
        <div key={i} className={s.pair} data-missing={c.by === undefined || undefined}>
          <span className={s.src}>{FROM[c.need.from]}</span>
          <Sy of={c.need.symbol} size={28} hole={c.by === undefined} />
          {c.by === undefined ? <span /> : <Icon name="check-mark" className={s.ok ?? ''} />}
          <span className={s.by}>{c.by === undefined ? 'missing' : sourceWords(c.by, view)}</span>
        </div>
      ))}
    </>
  );
}

/** Who could give the missing symbol, and what it would cost them. */
function helperFor(view: View, inv: Inv, symbol: Sym) {
  let best: { inv: Inv; card: string; price: number } | undefined;
  for (const other of view.inv) {
    if (other.id === inv.id) continue;
    for (const card of view.hands[other.id] ?? []) {
      const a = ACTION[card];
      if (!a?.combat) continue;
      const gives = [...a.support, ...a.optional].some(
        (w) => w.do === 'any' || (w.do === 'symbol' && w.of.includes(symbol)),
      );
      const price = supportPrice(view, a);
      if (gives && canSuffer(other, price) && (!best || price < best.price)) best = { inv: other, card, price };
    }
  }
  return best;
}

/** The one thing that would close the gap: asks for it, or gives it if one leads the helper too. */
function Ask({ view, inv, missing }: { view: View; inv: Inv; missing: readonly Sym[] }) {
  const { attempt } = useTable<View>();
  const symbol = missing[0];
  if (!symbol || view.asked?.ask !== 'investigate') return null;
  const helper = helperFor(view, inv, symbol);
  const own = helper && view.own?.invs.includes(helper.inv.id);
  const lost = helper ? sanityLost(helper.inv) : 0;
  const price = helper
    ? helper.price
      ? `costs 1 insanity, ${lost} → ${lost + 1}`
      : 'costs nothing'
    : 'nobody shows one yet';
  const title = helper
    ? own
      ? `${firstName(view, helper.inv.id)} gives ${cardName(helper.card)}`
      : `Ask ${firstName(view, helper.inv.id)} for a ${symbolName(symbol)}`
    : `Ask for a ${symbolName(symbol)}`;
  const act =
    own && helper
      ? { move: 'playSupport', args: [helper.inv.id, helper.card, inv.id, false] }
      : { move: 'ping', args: [inv.id, 'need', symbol] };
  return (
    <button type="button" className={s.ask} onClick={(e) => attempt(act, e.currentTarget)} data-ping={symbol}>
      <Icon name={own ? 'shaking-hands' : 'megaphone'} />
      <span>
        {title}
        <small>{price}</small>
      </span>
    </button>
  );
}

function Enemy({ view, inv, enemy, spent }: { view: View; inv: Inv; enemy: EnemyId; spent: Set<string> }) {
  const covers = coverOf(view, inv, enemy, spent);
  const missing = missingOf(covers);
  if (missing.length === 0) for (const c of covers) for (const id of (c.by ?? '').split('>')) spent.add(id);
  const goo = view.slots[inv.at]?.goos.some((g) => g.card === enemy);
  const reach = outOfReach(view, inv, enemy);
  const done = covers.length - missing.length;
  const { own } = useActive();
  const fights = own('fight').filter((m) => m.args[1] === enemy);
  return (
    <section className={s.enemy} data-enemy={enemy}>
      <header>
        {goo ? <GooArt id={enemy} className={s.face} /> : <Poster id={enemy} w={64} h={64} className={s.face} />}
        <div>
          <strong data-zoom={enemy}>{cardName(enemy)}</strong>
          <span
            className={s.meter}
            role="img"
            aria-label={`${done} of ${covers.length} symbols matched`}
            data-matched={`${done}/${covers.length}`}
          >
            {covers.map((c, i) => (
              <i key={i} data-open={c.by === undefined || undefined} />
            ))}
            <b>{`${done} of ${covers.length}`}</b>
          </span>
        </div>
      </header>
      <Rows view={view} covers={covers} />
      {reach === 'melee' && <p className={s.note}>Out of reach: melee fighters hit the bottom cultist only.</p>}
      {(reach === 'not-alone' || reach === 'behind') && <p className={s.note}>Not yet: others stand before it.</p>}
      {fights[0] && (
        <MoveButton move={fights[0]} kind="primary">
          {`Fight ${cardName(enemy)}`}
        </MoveButton>
      )}
      {fights.length > 1 && <Ways enemy={enemy} n={fights.length} />}
      {missing.length > 0 && <Ask view={view} inv={inv} missing={missing} />}
    </section>
  );
}

/** All ways to pay, on demand. */
function Ways({ enemy, n }: { enemy: EnemyId; n: number }) {
  const { thing, pick, view, inv } = useActive();
  const { props } = useTable<View>();
  const key = `foe:${enemy}`;
  const ways = movesOf(props.legal, inv, pick === key ? key : undefined);
  return (
    <div className={s.ways}>
      <button type="button" className={s.more} {...thing(key, true)}>
        {`Pay otherwise (${n} ways)`}
      </button>
      {ways.map((m, i) => (
        <MoveButton key={i} move={m}>
          {[...new Set(m.args[2] as string[])].map((x) => sourceWords(x, view)).join(', ')}
        </MoveButton>
      ))}
    </div>
  );
}

/** The four conditions of a seal, as a checklist. */
function SealList({ view, inv }: { view: View; inv: Inv }) {
  const { own, isLegal } = useActive();
  const slot = view.slots[inv.at];
  if (!slot) return null;
  const seal = { move: 'seal', args: [inv.id] };
  const done = own('doneSealing')[0];
  const checks: [boolean, string][] = [
    [slot.trophies >= sealPrice(view), `${slot.trophies} of ${sealPrice(view)} trophies lie here`],
    [inv.seals.includes(symbolOf(slot)), 'you hold its gate seal card'],
    [slot.goos.length === 0, 'no Great Old One is here'],
    [
      slot.column.length === 0,
      slot.column.length === 0
        ? 'no cultist is here: it costs nothing'
        : `${plural(slot.column.length, 'cultist')} here: insanity ${sanityLost(inv)} → ${sanityLost(inv) + slot.column.length}`,
    ],
  ];
  return (
    <section className={s.enemy}>
      <strong>{`Seal ${cardName(slot.location)}`}</strong>
      {checks.map(([ok, text]) => (
        <p key={text} className={s.check} data-ok={ok || undefined}>
          <Icon name={ok ? 'check-mark' : 'cancel'} /> {text}
        </p>
      ))}
      {isLegal(seal) && (
        <MoveButton move={seal} kind="primary">
          Seal the gate
        </MoveButton>
      )}
      {done && <MoveButton move={done}>Do not seal</MoveButton>}
    </section>
  );
}

/** One enemy in a row of symbols with holes: for narrow screens before the fight. */
function Line({ view, inv, enemy, spent }: { view: View; inv: Inv; enemy: EnemyId; spent: Set<string> }) {
  const covers = coverOf(view, inv, enemy, spent);
  const missing = missingOf(covers);
  if (missing.length === 0) for (const c of covers) for (const id of (c.by ?? '').split('>')) spent.add(id);
  return (
    <div className={s.lineup} data-enemy={enemy}>
      <strong data-zoom={enemy}>{cardName(enemy)}</strong>
      <span className={s.symbols}>
        {covers.map((c, i) => (
          <Sy key={i} of={c.need.symbol} size={26} hole={c.by === undefined} />
        ))}
      </span>
      {missing.length > 0 && <Ask view={view} inv={inv} missing={missing} />}
    </div>
  );
}

/** The tray of narrow screens: lines while one prepares, the whole of it in the fight. */
export function SmallTray({ view }: { view: View }) {
  const { me: inv, own } = useActive();
  const fighting = own('endFights').length > 0 || (view.asked?.ask === 'seal' && inv !== undefined && !inv.done);
  if (fighting) return <Tray view={view} />;
  if (!inv || inv.targets.length === 0) return null;
  const spent = new Set<string>();
  return (
    <aside className={s.tray} data-tray aria-label="Your fight">
      {inv.targets.map((e) => (
        <Line key={e} view={view} inv={inv} enemy={e} spent={spent} />
      ))}
    </aside>
  );
}

/** Your fight: what the enemies ask, what covers it, and the one thing that is missing. */
export function Tray({ view }: { view: View }) {
  const { me: inv, own } = useActive();
  if (!inv) return <aside className={s.tray} data-tray />;
  const spent = new Set<string>();
  const end = own('endFights')[0];
  const sealing = view.asked?.ask === 'seal';
  return (
    <aside className={s.tray} data-tray aria-label="Your fight">
      <h4>{sealing ? 'The gate' : 'Your fight'}</h4>
      {sealing && !inv.done && <SealList view={view} inv={inv} />}
      {!sealing && inv.targets.map((e) => <Enemy key={e} view={view} inv={inv} enemy={e} spent={spent} />)}
      {!sealing && inv.targets.length === 0 && (
        <p className={s.note}>
          {view.asked?.ask === 'investigate'
            ? 'Click an enemy at your place to target it. Up to two.'
            : forecast(view, inv.id).note}
        </p>
      )}
      {inv.supports.length > 0 && (
        <p className={s.note}>
          With you: {inv.supports.map((x) => `${cardName(x.card)} from ${firstName(view, x.from)}`).join(', ')}
        </p>
      )}
      {inv.targets.length === 1 && view.asked?.ask === 'investigate' && (
        <p className={s.second}>
          <Icon name="crosshair" /> A second target may be added
        </p>
      )}
      {end && <MoveButton move={end}>No more fights</MoveButton>}
    </aside>
  );
}
