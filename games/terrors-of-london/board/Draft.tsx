import { useTable } from '../../../web/src/table';
import { cardOf, OVERLORD_NAMES, OVERLORDS, type OverlordName } from '../cards';
import { influenceFor } from '../rules/draft';
import { sideOf } from '../state';
import { Dial } from './Dial';
import { Face } from './Face';
import { Icon } from './icons';
import type { Side, View } from './kinds';
import { FACTION_ICON, FACTION_WORD } from './names';
import { actionWords } from './Zoom';
import { useDuel } from './use-duel';
import s from './draft.module.css';

function Poster({ name }: { name: OverlordName }) {
  const { move, props } = useTable<View>();
  const { view } = useDuel();
  const lord = OVERLORDS[name];
  const taken = view.open.order.find((p) => sideOf(view.open, p).overlord === name);
  const side = { overlord: name, health: lord.health, max: lord.health } as Side;
  return (
    <button
      type="button"
      className={s.poster}
      data-faction={lord.faction}
      data-taken={taken !== undefined || undefined}
      {...move({ move: 'chooseOverlord', args: [name] })}
    >
      {' '}
      {/* prettier-ignore */}
      <span className={s.posterFaction}>
        <Icon name={FACTION_ICON[lord.faction]} /> {FACTION_WORD[lord.faction]}
      </span>
      <Dial side={side} id={`poster-${name}`} />
      <strong>{lord.name}</strong>
      <em>{lord.title}</em>
      <span className={s.posterHealth}>{lord.health} Health</span>
      <span className={s.posterAction}>Each turn: {actionWords(name)}</span>
      {taken !== undefined && <span className={s.taken}>{props.name(taken)}</span>}
    </button>
  );
}

/** The first page: four posters. */
const Overlords = () => (
  <div className={s.posters} data-draft="overlord">
    {OVERLORD_NAMES.map((name) => (
      <Poster key={name} name={name} />
    ))}
  </div>
);

/** Two of four; the second pick completes the pair. */
function Influences({ seat }: { seat: string }) {
  const { moves, select, move, picked } = useTable<View>();
  const { view } = useDuel();
  const first = picked[0]?.startsWith('influence:') ? picked[0].slice(10) : null;
  const pairs = moves('chooseInfluence');
  return (
    <div className={s.influences} data-draft="influence">
      {influenceFor(view.open, seat).map((id) => {
        const pair = first !== null && first !== id ? pairs.find((m) => m.args.includes(id) && m.args.includes(first)) : undefined; // prettier-ignore
        return (
          <div key={id} className={s.choice}>
            <Face
              id={id}
              control={pair ? move(pair) : select(`influence:${id}`, { lit: pairs.length > 0 })}
              standing={{ live: true }}
            />{' '}
            {/* prettier-ignore */}
            <span>{cardOf(id).beginner ? '★ good for a first game' : '\u00a0'}</span>
          </div>
        );
      })}
    </div>
  );
}

/** The draft: overlords, then Influence cards, openly and in order. */
export function Draft() {
  const { props } = useTable<View>();
  const { view } = useDuel();
  const overlords = view.phase === 'draftOverlord';
  return (
    <section className={s.draft} aria-label={overlords ? 'Overlords' : 'Influence cards'}>
      <h2>
        {overlords
          ? 'Who shall have London?'
          : `${OVERLORDS[sideOf(view.open, view.active).overlord ?? 'fenris'].name}'s Influence`}
      </h2>{' '}
      {/* prettier-ignore */}
      <p>
        {overlords
          ? 'Bring the other overlord to 0 Health. The two of you take different factions' + (view.open.options.mirror ? ', or the same.' : '.') // prettier-ignore
          : `${props.name(view.active)} picks two of four. With five Cultists and three Fanatics they are the first deck.`}
      </p>
      {overlords ? <Overlords /> : <Influences seat={view.active} />}
      <ul className={s.sofar}>
        {view.open.order.map((p) => {
          const side = sideOf(view.open, p);
          return (
            <li key={p}>
              <b>{props.name(p)}</b> {side.overlord ? OVERLORDS[side.overlord].name : 'has yet to choose'}
              {side.influence.length > 0 && `: ${side.influence.map((d) => cardOf(`${d}#1`).name).join(', ')}`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
