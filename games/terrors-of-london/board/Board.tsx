import { Chat, Frame, HintButton, Log, UndoButton, useTable, useWidth } from '../../../web/src/table';
import { ArtDefs } from './art';
import { Asking, Tray } from './Asking';
import { Curse } from './Curse';
import { Draft } from './Draft';
import type { View } from './kinds';
import { Overlord, OverlordAction } from './Overlord';
import { Pass, Talk } from './Pass';
import { Haunting, PlayArea } from './PlayArea';
import { Pool } from './Pool';
import { MyHand, Piles, Relics, RivalStrip } from './Sides';
import { Street } from './Street';
import { useDuel } from './use-duel';
import s from './board.module.css';

const Mark = () => (
  <span className={s.mark}>
    Terrors of <em>London</em>
  </span>
);

function Status() {
  const { view } = useDuel();
  const { open } = view;
  return (
    <>
      {open.turn > 0 && (
        <span>
          Turn <b>{open.turn}</b>
        </span>
      )}
      {open.options.bestOf > 1 && (
        <span>
          Best of three{' '}
          <b>
            {open.wins['0']} : {open.wins['1']}
          </b>
        </span>
      )}
    </>
  );
}

/** The newspaper that reports the duel. */
const News = () => (
  <div className={s.news}>
    <h2>The Nightly Terror</h2>
    <Log className={s.newsLog ?? ''} />
  </div>
);

/** My half: relics, hand, piles; or the mourning card. */
function Mine() {
  const { bottom, question, myTurn } = useDuel();
  if (question?.ask === 'curse') return <Curse />;
  return (
    <div className={s.mine}>
      <Relics seat={bottom} />
      <MyHand />
      {!myTurn && <Haunting seat={bottom} />}
      <Piles seat={bottom} />
    </div>
  );
}

/** The rows between the overlords: whoever plays has the tall one. */
function Rows() {
  const { bottom, top, myTurn } = useDuel();
  return (
    <div className={s.rows} data-turn={myTurn ? 'mine' : 'theirs'}>
      {myTurn ? (
        <RivalStrip />
      ) : (
        <div className={s.theirs}>
          <PlayArea seat={top} />
          <RivalStrip />
        </div>
      )}
      <Street />
      {myTurn && <PlayArea seat={bottom} />}
      <Tray />
    </div>
  );
}

function Wide() {
  const { top, bottom } = useDuel();
  return (
    <Frame
      className={s.frame ?? ''}
      mark={<Mark />}
      status={<Status />}
      tools={['rules', 'moves']}
      left={
        <div className={s.left}>
          <Overlord seat={top} />
          <Pool />
          <Overlord seat={bottom} />
          <OverlordAction />
        </div>
      }
      rail={
        <div className={s.rail}>
          <News />
          <Chat compact />
          <div className={s.two}>
            <UndoButton />
            <HintButton />
            <Talk />
          </div>
          <Pass />
        </div>
      }
      prompt={<Asking />}
      hand={<Mine />}
    >
      <ArtDefs />
      <Rows />
    </Frame>
  );
}

function Phone() {
  const { top, bottom, question } = useDuel();
  return (
    <Frame
      className={s.frame ?? ''}
      mark={<Mark />}
      status={<Status />}
      tools={['rules', 'log', 'chat']}
      phoneTools={['log', 'chat']}
      prompt={<Asking />}
      hand={
        <>
          {question?.ask !== 'curse' && (
            <div className={s.phonePool}>
              <Overlord seat={bottom} />
              <Pool />
            </div>
          )}
          <Mine />
        </>
      }
      dock={
        <div className={s.phoneDock}>
          <UndoButton bar />
          <HintButton bar />
          <Talk />
          <OverlordAction />
          <Pass />
        </div>
      }
    >
      <ArtDefs />
      <div className={s.phoneTop}>
        <Overlord seat={top} />
      </div>
      <Rows />
    </Frame>
  );
}

function DraftTable({ phone }: { phone: boolean }) {
  return (
    <Frame
      className={s.frame ?? ''}
      mark={<Mark />}
      status={<Status />}
      tools={['rules', 'hint', 'moves', 'log', 'chat']}
      phoneTools={['hint', 'log']}
      prompt={<Asking />}
      {...(phone ? {} : { rail: <div className={s.rail}><News /><Chat compact /><div className={s.two}><UndoButton /><HintButton /><Talk /></div></div> })} // prettier-ignore
    >
      <ArtDefs />
      <Draft />
    </Frame>
  );
}

/** The table of the duel, in every phase. */
export function Board() {
  const { props } = useTable<View>();
  const phone = useWidth() === 'phone';
  if (props.view.phase !== 'battle') return <DraftTable phone={phone} />;
  return phone ? <Phone /> : <Wide />;
}
