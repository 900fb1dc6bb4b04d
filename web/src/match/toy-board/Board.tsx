import type { ToyView } from '../../../../engine-extensions/testing/toy/view';
import {
  Chat,
  Frame,
  Gauge,
  Hand,
  HintButton,
  Log,
  MoveButton,
  Pile,
  Prompt,
  SeatBadge,
  UndoButton,
  useTable,
  useWidth,
  type TableProps,
} from '../../table';
import { Back, Face } from './Face';
import s from './board.module.css';

/** A card is picked up first; then the place to lay it lights up. */
function MyHand() {
  const { select, moves, move, props } = useTable<ToyView>();
  const pledges = moves('pledge');
  const giveUps = moves('answer').filter((m) => props.view.own?.hand.includes(String(m.args[0])));
  return (
    <Hand data-hand>
      {props.view.own?.hand.map((id) => {
        const pledge = { move: 'pledge', args: [id] };
        const control = giveUps.some((m) => m.args[0] === id)
          ? move({ move: 'answer', args: [id] })
          : select(id, { lit: pledges.some((m) => m.args[0] === id), tries: pledge });
        return <Face key={id} id={id} from="deck" {...control} />;
      })}
    </Hand>
  );
}

/** Where the pledge goes. */
function PledgePlace() {
  const { picked, move, props } = useTable<ToyView>();
  const [card] = picked;
  const own = props.view.own?.pledge[0];
  if (own) return <Face id={own} />;
  if (!card) return <div className={s.place}>Your pledge</div>;
  return (
    <button type="button" className={s.place} {...move({ move: 'pledge', args: [card] })}>
      Pledge here
    </button>
  );
}

function Buttons() {
  const { props, moves } = useTable<ToyView>();
  const asked = moves('answer').filter((m) => !props.view.own?.hand.includes(String(m.args[0])));
  return (
    <>
      {[...moves('buy'), ...moves('pass'), ...asked].map((m) => (
        <MoveButton key={`${m.move}${String(m.args[0])}`} move={m} />
      ))}
    </>
  );
}

export function Board({ view, seats, place }: TableProps<ToyView>) {
  const width = useWidth();
  return (
    <Frame
      mark="Lantern Row"
      status={<span>{view.lanternsLeft} lanterns left</span>}
      tools={width === 'wide' ? ['rules', 'log', 'moves'] : ['undo', 'hint', 'rules', 'log', 'chat']}
      rail={
        <>
          <Log />
          {place === 'online' && <Chat compact />}
          <UndoButton />
          <HintButton />
        </>
      }
      prompt={
        <Prompt>
          <Buttons />
        </Prompt>
      }
      hand={view.own && <MyHand />}
    >
      <div className={s.seats}>
        {seats.map(({ id }) => (
          <SeatBadge key={id} seat={id}>
            <span>{view.seats[id]?.hand} cards</span>
            <span>{view.seats[id]?.pledged ? 'pledged' : ''}</span>
          </SeatBadge>
        ))}
      </div>
      <div className={s.table}>
        <Pile count={view.deck} tag="Deck" place="deck">
          {view.deck > 0 && <Back />}
        </Pile>
        {view.own && <PledgePlace />}
        <Pile count={view.discard.length} tag="Discard" place="discard">
          {view.discard.length > 0 && <Face id={view.discard.at(-1) as string} />}
        </Pile>
      </div>
      <div className={s.gauges}>
        {seats.map(({ id, name }) => (
          <Gauge key={id} label={name} value={view.seats[id]?.lanterns ?? 0} max={8} danger={false} />
        ))}
      </div>
    </Frame>
  );
}
