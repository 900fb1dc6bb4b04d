import { useMemo, useState } from 'react';
import { awaited } from '../../../engine-extensions/rules';
import { Button, MoveButton, Rich, useTable, type TableProps } from '../../../web/src/table';
import { cardOf, isAgent, objectiveOf, type CardId, type Guild } from '../cards';
import type { Happened } from '../events';
import { countFor, needFor } from '../rules/score';
import type { View } from '../view';
import { bribeAt, tallyWith, takesAgent, type Aim } from './aim';
import { ObjectiveArt } from './art';
import { HandRow } from './HandRow';
import { Icon } from './icons';
import { ARCANUM, effectText, GUILD, linked, nameOf, objectiveText, zoneName } from './names';
import { eventWords, promptWords } from './words';
import s from './dock.module.css';

/** The last lines of the story with the guild's charge beside each. */
export function Chronicle({ lines = 4 }: { lines?: number }) {
  const { props } = useTable<View>();
  const { story, view, name } = props;
  const last = useMemo(() => {
    const found: { key: string; text: string; guild: Guild | null }[] = [];
    for (let i = story.length - 1; i >= 0 && found.length < lines; i--) {
      const entry = story[i];
      for (let j = (entry?.events.length ?? 0) - 1; j >= 0 && found.length < lines; j--) {
        const event = entry?.events[j] as Happened;
        const text = eventWords(event, view, name);
        if (text) found.push({ key: `${entry?.n}.${j}`, text, guild: 'by' in event ? (view.seats[event.by]?.guild ?? null) : null }); // prettier-ignore
      }
    }
    return found;
  }, [story, view, name, lines]);
  return (
    <aside className={s.chronicle} aria-label="Chronicle">
      <h2>Chronicle</h2>
      {last.map(({ key, text, guild }) => (
        <p key={key} data-guild={guild ?? undefined}>
          <Icon name={guild ? GUILD[guild].charge : 'laurel-crown'} />
          <Rich text={text} />
        </p>
      ))}
    </aside>
  );
}

/** One's own Objectives and how far they are. */
export function Objectives() {
  const { props } = useTable<View>();
  const { view, me } = props;
  if (!view.options.objectives || !view.own || me === null || view.own.objectives.length > 2) return <Score />;
  const seat = view.seats[me];
  const rivals = view.players.filter((p) => p !== me).map((p) => view.seats[p]?.won ?? []);
  return (
    <aside className={s.objectives} aria-label="Your Objectives">
      <h2>Your Objectives</h2>
      {view.own.objectives.map((id) => {
        const objective = objectiveOf(id);
        const need = needFor(objective.need, view.players.length);
        const started = ['relic', 'location'].includes('kind' in objective.count ? objective.count.kind : '') && objective.count.of === 'kind' ? 1 : 0; // prettier-ignore
        const count = Math.max(0, countFor(objective.count, seat?.won ?? [], seat?.wins ?? { bribe: 0, free: 0, foreign: 0 }, rivals)) + started; // prettier-ignore
        return (
          <div
            key={id}
            className={s.objective}
            data-zoom={`objective:${id}`}
            tabIndex={0}
            role="img"
            aria-label={`${objective.name}: ${objectiveText(objective, view.players.length)} ${count} of ${need}`}
          >
            <ObjectiveArt id={id} className={s.star} />
            <span>
              <b>{objective.name}</b>
              {need <= 6 ? (
                <span className={s.pips}>
                  {Array.from({ length: need }, (_, i) => (
                    <i key={i} data-full={i < count || undefined} />
                  ))}
                </span>
              ) : (
                <small>
                  {count} of {need}
                </small>
              )}
            </span>
          </div>
        );
      })}
    </aside>
  );
}

/** Without Objectives: what everybody has won so far, in points. */
function Score() {
  const { props } = useTable<View>();
  const { view } = props;
  const rows = view.players
    .map((p) => ({ p, guild: view.seats[p]?.guild ?? null, won: view.seats[p]?.won ?? [] }))
    .map((r) => ({ ...r, vp: 2 + r.won.reduce((n, c) => n + cardOf(c).vp, 0) }))
    .sort((a, b) => b.vp - a.vp);
  return (
    <aside className={s.objectives} aria-label="Points so far">
      <h2>Points so far</h2>
      {rows.map(({ p, guild, vp, won }) => (
        <p key={p} className={s.points} data-guild={guild ?? undefined}>
          <Icon name={guild ? GUILD[guild].charge : 'laurels'} />
          <span>{guild ? GUILD[guild].name : props.name(p)}</span>
          <small>
            {won.length} {won.length === 1 ? 'Stake' : 'Stakes'}
          </small>
          <b>{vp}</b>
        </p>
      ))}
    </aside>
  );
}

/** The sentence while a card is in the air. */
export function aimWords(view: View, aim: Aim, over: string | null): string {
  const card = cardOf(aim.card);
  const zone = over === null ? undefined : view.zones.find((z) => z.id === over);
  if (isAgent(card)) {
    if (zone?.stake && view.viewer !== null && !zone.marks.locked) {
      const after = tallyWith(zone, view.viewer, aim.card);
      const down = zone.control.includes(view.viewer);
      return `Send **${card.name}** ${down ? 'face-down' : 'face up'} to **${nameOf(zone.stake)}**: your ${ARCANUM[after.arcanum].plural} become ${after.seen} of ${cardOf(zone.stake)[after.arcanum] + zone.marks.raise}.`;
    }
    return `Send **${card.name}** to a lit Stake. In your own two zones Agents lie face-down.`;
  }
  if (card.kind === 'relic') {
    const reach = zone && view.viewer !== null ? bribeAt(zone, view.viewer, aim.card) : null;
    if (reach && zone?.stake)
      return `Bribe **${nameOf(zone.stake)}** with **${card.name}**: ${reach.agents} + ${card.ducat} = ${reach.total} of ${reach.price}${reach.total < reach.price ? ', too little' : ''}.`;
    return `**${card.name}** bribes a Personality where you have an Agent: ${card.ducat} Ducats.`;
  }
  if (takesAgent(aim.card) && aim.agent)
    return `**${card.name}**: ${zone ? `**${nameOf(aim.agent)}** to **${zoneName(view, zone.id)}**.` : `where shall **${nameOf(aim.agent)}** go?`}`;
  return `**${card.name}**: ${effectText(card).charAt(0).toLowerCase()}${effectText(card).slice(1)}`;
}

/** The first letter painted in the field of the guild that is awaited. */
function Initial({ letter, guild }: { letter: string; guild: Guild | null }) {
  return (
    <span className={s.initial} data-guild={guild ?? undefined} aria-hidden>
      {letter}
    </span>
  );
}

/** The prompt of an illuminated page: whole for the ear, with a painted initial for the eye. */
export function Prompt({ aim, over }: { aim: Aim | null; over: string | null }) {
  const { props, clear, picked, moves, isLegal } = useTable<View>();
  const { view, turn, me } = props;
  const waiting = awaited(turn);
  const mine = me !== null && waiting.includes(me);
  const sentence = aim ? aimWords(view, aim, over) : promptWords(props);
  const bold = sentence.startsWith('**');
  const letter = sentence.replace(/^\*\*/, '').charAt(0);
  const rest = bold ? `**${sentence.slice(3)}` : sentence.slice(1);
  const seat = waiting[0] ?? view.result?.winners[0];
  const guild = seat === undefined ? null : (view.seats[seat]?.guild ?? null);
  const discard = aim && { move: 'discard', args: [aim.card] };
  const plain = aim ? moves('playLocation').filter((m) => m.args[0] === aim.card && Object.keys(m.args[1] as object).length === 0) : []; // prettier-ignore
  const militia =
    aim && isLegal({ move: 'callMilitia', args: [aim.card] }) ? { move: 'callMilitia', args: [aim.card] } : null;
  return (
    <div className={s.prompt} data-prompt data-mine={mine || undefined}>
      <Initial letter={letter} guild={guild} />
      <div className={s.sentence}>
        <p role="status" className={s.ear}>
          <Rich text={sentence} />
        </p>
        <p aria-hidden data-wait={!mine || undefined}>
          <Rich text={rest} />
        </p>
      </div>
      <span className={s.acts}>
        <Answers {...props} />
        {picked.length > 0 && (
          <Button onClick={clear} data-cancel>
            Put back
          </Button>
        )}
        {discard && isLegal(discard) && (
          <MoveButton move={discard} aria-label={`Discard ${nameOf(aim.card)}`}>
            <span className={s.label}>
              <Icon name="card-discard" />
              Discard
            </span>
          </MoveButton>
        )}
        {militia && <MoveButton move={militia}>Call the Militia</MoveButton>}
        {plain.map((m) => (
          <MoveButton key="play" move={m} kind="primary">
            <span className={s.label}>
              <Icon name="check-mark" />
              {`Use ${nameOf(m.args[0] as string)}`}
            </span>
          </MoveButton>
        ))}
      </span>
    </div>
  );
}

/** Buttons that answer a question. */
function Answers({ view, me }: TableProps<View>) {
  const { moves } = useTable<View>();
  const question = view.asked?.question;
  if (!question || me === null || !view.asked?.seats.includes(me)) return null;
  if (question.ask === 'removal')
    return (
      <>
        <MoveButton move={{ move: 'chooseRemoval', args: ['remove'] }}>Under the guild card</MoveButton>
        <MoveButton kind="primary" move={{ move: 'chooseRemoval', args: ['keep'] }}>
          Into the deck
        </MoveButton>
      </>
    );
  if (question.ask === 'announce')
    return moves('announceArcanum').map((m) => <MoveButton key={String(m.args[0])} move={m} />);
  return null;
}

/** A back in the guild's field. */
const DeckBack = ({ guild }: { guild: Guild }) => (
  <span className={s.back} data-guild={guild}>
    <Icon name={GUILD[guild].charge} />
  </span>
);

/** The dock: chronicle, Deck, hand, Resource Deck, Objectives. */
export function Dock({ aim, phone, onResource }: { aim: Aim | null; phone: boolean; onResource(): void }) {
  const { props, move, moves } = useTable<View>();
  const { view, me } = props;
  const seat = me === null ? undefined : view.seats[me];
  const guild = seat?.guild ?? null;
  const [none] = useState<CardId[]>([]);
  const wanted = aim ? moves('playLocation').filter((m) => m.args[0] === aim.card && seat?.resource.includes((m.args[1] as { card?: string }).card ?? '')) : []; // prettier-ignore
  return (
    <div className={s.dock} data-dock>
      {!phone && <Chronicle />}
      <div className={s.hand}>
        {!phone && guild && (
          <span
            className={s.pile}
            data-place={`deck-${me}`}
            role="img"
            aria-label={`Your Deck: ${seat?.deck ?? 0} cards`}
          >
            <DeckBack guild={guild} />
            Deck <b>{seat?.deck ?? 0}</b>
          </span>
        )}
        <HandRow aim={aim} />
        {!phone && guild && (
          <span className={s.pile} data-right>
            {aim && wanted.length === 0 ? (
              <button
                type="button"
                className={s.drop}
                {...move({ move: 'discard', args: [aim.card] })}
                aria-label={`Discard ${nameOf(aim.card)} to your Resource Deck`}
              >
                <Icon name="card-discard" />
              </button>
            ) : (
              <button
                type="button"
                className={s.drop}
                onClick={onResource}
                aria-label={`Look through your Resource Deck: ${(seat?.resource ?? none).length} cards`}
              >
                <Icon name="card-discard" />
              </button>
            )}
            Resource <b>{seat?.resource.length ?? 0}</b>
          </span>
        )}
        {me === null && <p className={s.watching}>You are watching. Hands stay hidden.</p>}
      </div>
      {!phone && <Objectives />}
    </div>
  );
}

export { linked };
