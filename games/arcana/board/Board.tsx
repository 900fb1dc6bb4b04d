import { useCallback, useState } from 'react';
import { Frame, useTable, useWidth, type TableProps } from '../../../web/src/table';
import type { Guild } from '../cards';
import type { View } from '../view';
import { aimOf } from './aim';
import { ArtDefs } from './art';
import {
  CalledMilitia,
  CardInQuestion,
  GuildChoice,
  ObjectiveChoice,
  OpenCards,
  ResourceTargets,
  ScryChoice,
} from './Asks';
import { Backdrop, Vine } from './Backdrop';
import { Dock, Prompt } from './Dock';
import { fromSeat, seatPlaces, zonePlaces } from './geometry';
import { Icon } from './icons';
import { Idle, Jubilee } from './Jubilee';
import { Phone } from './Phone';
import { ResolutionShow } from './Resolution';
import { Seat } from './Seat';
import { Zone } from './Zone';
import s from './board.module.css';

const PHASE = { guild: 'Guilds', objectives: 'Objectives', act: 'Play', militia: 'Militia', scry: 'Play', removal: 'Resolution', announce: 'Resolution' } as const; // prettier-ignore

const NONE: readonly Guild[] = [];

/** The Ask that covers the board, if any. */
export function Asked({ view, me }: { view: View; me: string | null }) {
  const question = view.asked?.question;
  const mine = me !== null && view.asked?.seats.includes(me);
  if (question?.ask === 'guild') return <GuildChoice />;
  if (question?.ask === 'objectives') return <ObjectiveChoice />;
  if (!mine) return null;
  if (question?.ask === 'scry') return <ScryChoice />;
  if (question?.ask === 'removal') return <CardInQuestion card={question.stake} />;
  return null;
}

/** An illuminated page with the city's Stakes on it. */
export function Board(props: TableProps<View>) {
  const { view, me, story } = props;
  const { picked } = useTable<View>();
  const width = useWidth();
  const phone = width === 'phone';
  const aim = aimOf(picked, view);
  const [over, setOver] = useState<string | null>(null);
  const [looking, look] = useState<string | null>(null);
  const [again, setAgain] = useState(false);
  const seen = useCallback(() => setAgain(false), []);
  const guilds = fromSeat(view, me).map((p) => view.seats[p]?.guild).filter((g): g is Guild => g !== null && g !== undefined); // prettier-ignore
  const question = view.asked?.question.ask;
  const playing = view.round > 0;
  return (
    <Frame
      className={s.frame}
      mark={
        <span className={s.mark}>
          <b>A</b>
          <span>rcana</span>
        </span>
      }
      status={
        <span className={s.status}>
          <span className={s.round}>
            <b>{playing ? `Round ${view.round}` : 'Before the first round'}</b>
            <span>{view.result ? 'The end' : question ? PHASE[question] : ''}</span>
          </span>
          <Jubilee view={view} />
          {story.some((e) => e.events.some((x) => x.event === 'resolved')) && (
            <button type="button" className={s.again} onClick={() => setAgain(true)} title="The last resolution">
              <Icon name="scroll-unfurled" label="Show the last resolution" />
            </button>
          )}
        </span>
      }
      tools={['undo', 'hint', 'rules', 'log', 'chat']}
      phoneTools={['hint', 'log']}
    >
      <ArtDefs />
      <div className={s.app} data-players={view.players.length} data-phone={phone || undefined}>
        {phone ? (
          <Phone aim={aim} onLook={look} />
        ) : (
          <div className={s.board} data-board>
            <Vine className={s.vineLeft} />
            <Vine className={s.vineRight} />
            <div className={s.space}>
              <Backdrop
                guilds={guilds.length === view.players.length ? guilds : NONE}
                sun={view.players.length === 3 ? 320 : 253}
              />
              {
                playing && zonePlaces(view, me).map(({ id, place }) => {
                const zone = view.zones.find((z) => z.id === id);
                return zone && <Zone key={id} zone={zone} place={place} aim={aim} onAim={setOver} />;
              }) /* prettier-ignore */
              }
              {playing &&
                seatPlaces(view, me).map(({ seat, place }) => (
                  <Seat key={seat} seat={seat} place={place} aim={aim} onLook={look} />
                ))}
              <CalledMilitia view={view} />
              <Asked view={view} me={me} />
              {aim && <ResourceTargets aim={aim} />}
              <Idle view={view} />
            </div>
          </div>
        )}
        <div className={s.below}>
          <Prompt aim={aim} over={over} />
          <Dock aim={aim} phone={phone} onResource={() => me !== null && look(me)} />
        </div>
        <ResolutionShow again={again} onSeen={seen} />
      </div>
      {looking !== null && <OpenCards seat={looking} onClose={() => look(null)} />}
    </Frame>
  );
}
