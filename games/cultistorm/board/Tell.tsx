import { useTable } from '../../../web/src/table';
import { ACTION, SYMBOLS, type Sym } from '../cards';
import { symbolOf } from '../rules/numbers';
import type { Inv, Ping } from '../state';
import type { View } from '../view';
import { cardName, firstName } from './names';
import { Sy } from './Symbols';
import { pingWords } from './words';
import s from './tell.module.css';

/** One thing to tell the team: the words are said aloud, the picture is seen. */
function Say({
  view,
  inv,
  ping: { kind, about },
  of,
  word,
}: {
  view: View;
  inv: Inv;
  ping: Ping;
  of?: Sym;
  word?: string;
}) {
  // prettier-ignore
  const { attempt } = useTable<View>();
  return (
    <button
      type="button"
      className={s.say}
      aria-label={pingWords(view, inv.id, kind, about).replaceAll('**', '')}
      data-tell={`${kind}:${about}`}
      onClick={(e) => attempt({ move: 'ping', args: [inv.id, kind, about] }, e.currentTarget)}
    >
      {of && <Sy of={of} size={26} />}
      {word}
    </button>
  );
}

/** CST-APP-04: what one may tell the team with a click. */
export function Tell({ view, inv }: { view: View; inv: Inv }) {
  const held = SYMBOLS.filter((x) => (view.hands[inv.id] ?? []).some((c) => ACTION[c]?.symbol === x));
  const say = (kind: Ping['kind'], about: string, of?: Sym, word?: string) =>
    <Say key={`${kind}${about}`} view={view} inv={inv} ping={{ kind, about }} {...(of ? { of } : {})} {...(word ? { word } : {})} />; // prettier-ignore
  const row = (title: string, says: React.ReactNode[]) =>
    says.length > 0 && (
      <div className={s.row} role="group" aria-label={title}>
        <small>{title}</small>
        {says}
      </div>
    );
  const foes = view.slots[inv.at]?.column ?? [];
  return (
    <div className={s.tell} data-choices>
      {row('I need', SYMBOLS.map((x) => say('need', x, x)))}
      {row('I can give', held.map((x) => say('give', x, x)))}
      {row('Come to', view.slots.map((slot, i) => say('go', String(i), symbolOf(slot))))}
      {row('Let us strike', foes.map((e) => say('target', e, undefined, cardName(e))))}
      {row('Thanks', view.inv.filter((x) => x.id !== inv.id).map((x) => say('thanks', String(x.id), undefined, firstName(view, x.id))))}
    </div>
  ); // prettier-ignore
}
