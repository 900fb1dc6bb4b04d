import { Button, Switch, useTable, type ControlProps } from '../../../web/src/table';
import { clueOf, CONTACT, type ClueId } from '../cards';
import { firstLead } from '../rules/areas';
import { HAND } from '../state';
import type { View } from '../view';
import { ClueCard } from './ClueCard';
import { Icon } from './icons';
import { closeKey, handKey, KEY, LEAD, SWAP, type Intent } from './intent';
import { timeCost } from './risk';
import { setAuto, useAuto } from './auto';
import s from './dock.module.css';

interface DockProps {
  intent: Intent | null;
  phone?: boolean;
}

/** The contact's card with its two sides. */
function Contact({ intent }: { intent: Intent | null }) {
  const { props, pick, select, moves, isPicked, say } = useTable<View>();
  const { view } = props;
  const used = view.contact !== 'unused';
  const playing = intent?.kind === 'play' ? intent : null;
  const locked = playing !== null && clueOf(playing.card).lock;
  const keyLegal = [...moves('playLead'), ...moves('playFromHand')].some((m) => m.args.at(-1) === true);
  const swapLegal = moves('contactExchange').length > 0;
  const sorry = (words: string) => (e: React.MouseEvent) => say(words, e.currentTarget);
  return (
    <div className={s.contact} data-used={used || undefined} data-contact>
      <b>{CONTACT.name}</b>
      <small>{used ? 'has helped' : 'once per game'}</small>
      <hr />
      {used ? (
        <span className={s.gone}>
          <Icon name={view.contact === 'key' ? 'key' : 'card-exchange'} />
          used
        </span>
      ) : (
        <div className={s.sides}>
          {locked && keyLegal ? (
            <button
              type="button"
              {...select(KEY, { depth: 1 })}
              onClick={() => pick(KEY, 1)}
              title="Open a lock without a key"
            >
              <Icon name="key" />
              Key
            </button>
          ) : (
            <button
              type="button"
              aria-disabled
              data-soft={keyLegal || undefined}
              onClick={sorry(
                keyLegal
                  ? 'Pick up a card with a lock first; the key then opens it.'
                  : 'The key opens a lock when a locked card could be played.',
              )}
            >
              <Icon name="key" />
              Key
            </button>
          )}
          {swapLegal ? (
            <button
              type="button"
              {...select(SWAP)}
              data-selected={isPicked(SWAP) || undefined}
              title="Swap a hand card"
            >
              <Icon name="card-exchange" />
              Swap
            </button>
          ) : (
            <button
              type="button"
              aria-disabled
              onClick={sorry('A swap needs a card in your hand and one in Time or Stability.')}
            >
              <Icon name="card-exchange" />
              Swap
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** The hand in its folder. */
function HandFolder() {
  const { props, isLegal, move, select, moves } = useTable<View>();
  const { view } = props;
  const controlOf = (id: ClueId): { control?: ControlProps; verb?: string } => {
    const drop = { move: 'resolveDiscard', args: [id] };
    if (isLegal(drop)) return { control: move(drop), verb: 'Discard' };
    if (view.stage !== 'act' || props.me === null) return {};
    const lit = moves('playFromHand').some((m) => m.args[0] === id);
    return {
      control: select(handKey(id), { lit, tries: { move: 'playFromHand', args: [id, view.cases[0]?.id ?? ''] } }),
      verb: lit ? 'Play' : '',
    };
  };
  return (
    <div className={s.hand} role="group" aria-label={`Your hand, ${view.hand.length} of ${HAND} cards`} data-hand>
      <span className={s.handTab} aria-hidden>
        Hand {view.hand.length}/{HAND}
      </span>
      {view.hand.map((id) => (
        <ClueCard key={id} id={id} {...controlOf(id)} />
      ))}
      {view.hand.length === 0 && <span className={s.emptyHand}>no card in hand</span>}
    </div>
  );
}

interface ActProps {
  n: number;
  icon: string;
  label: string;
  note?: string | undefined;
  danger?: boolean;
  on?: boolean;
  control: Partial<ControlProps>;
}

function Act({ n, icon, label, note, danger, on, control }: ActProps) {
  return (
    <button
      type="button"
      className={s.act}
      {...control}
      data-act={n}
      data-on={on || undefined}
      data-danger={danger || undefined}
      aria-keyshortcuts={String(n)}
    >
      <kbd aria-hidden>{n}</kbd>
      <Icon name={icon} />
      <span>{label}</span>
      {note && <small>{note}</small>}
    </button>
  );
}

/** The five actions, keys 1 to 5. */
function Actions({ intent }: { intent: Intent | null }) {
  const { props, move, select, moves, isPicked } = useTable<View>();
  const { view } = props;
  const lead = firstLead(view.leads);
  const cost = timeCost(view, lead);
  const timeNote = cost && view.stage === 'act' ? `Time ${cost.from} → ${cost.to}` : undefined;
  const firstCase = view.cases[0]?.id ?? '';
  const fromHand = [...new Set(moves('playFromHand').map((m) => m.args[0] as ClueId))];
  const at = fromHand.findIndex((id) => isPicked(handKey(id)));
  const nextHand = fromHand[(at + 1) % Math.max(1, fromHand.length)];
  const closing = [...new Set(moves('closeCase').map((m) => m.args[0] as string))];
  const open = closing.findIndex((id) => isPicked(closeKey(id)));
  const nextClose = closing[(open + 1) % Math.max(1, closing.length)];
  return (
    <div className={s.acts} role="toolbar" aria-label="Actions" data-actions>
      <Act
        n={1}
        icon="card-pickup"
        label="Take"
        note={view.stage === 'act' && view.hand.length >= HAND ? 'then discard 1' : undefined}
        control={move({ move: 'takeLead', args: [] })}
      />
      <Act
        n={2}
        icon="card-play"
        label="Play lead"
        on={isPicked(LEAD)}
        control={select(LEAD, {
          lit: moves('playLead').length > 0,
          tries: { move: 'playLead', args: [firstCase] },
        })}
      />
      <Act
        n={3}
        icon="files"
        label="Play from hand"
        note={timeNote}
        on={intent?.kind === 'play' && intent.from === 'hand'}
        danger={view.stage === 'act' && (cost?.fatal ?? false)}
        control={select(handKey(nextHand ?? ''), {
          lit: nextHand !== undefined,
          tries: { move: 'playFromHand', args: [view.hand[0] ?? '', firstCase] },
        })}
      />
      <Act
        n={4}
        icon="stamper"
        label="Close case"
        note={timeNote}
        on={intent?.kind === 'close'}
        danger={view.stage === 'act' && (cost?.fatal ?? false)}
        control={select(closeKey(nextClose ?? ''), {
          lit: nextClose !== undefined,
          tries: { move: 'closeCase', args: [firstCase, []] },
        })}
      />
      <Act
        n={5}
        icon="card-discard"
        label="Pass"
        note={timeNote}
        danger={view.stage === 'act' && (cost?.fatal ?? false)}
        control={move({ move: 'pass', args: [] })}
      />
    </div>
  );
}

/** Where the turn stands, and the way on. */
function Steps() {
  const { props, move, isLegal } = useTable<View>();
  const { view } = props;
  const finish = { move: 'finishTurn', args: [] };
  const auto = useAuto();
  return (
    <ol className={s.steps}>
      <li data-on={view.stage === 'act' || undefined}>Action</li>
      <li data-on={view.stage === 'resolve' || undefined}>Effects</li>
      <li>
        <Button
          kind={isLegal(finish) ? 'primary' : 'secondary'}
          className={s.next}
          {...(isLegal(finish) ? move(finish) : { off: true, disabled: true })}
          data-next
        >
          Next turn
        </Button>
      </li>
      <li className={s.auto}>
        <Switch label="Go on by itself" on={auto} onChange={setAuto} />
      </li>
    </ol>
  );
}

/** Bottom of the table: contact, hand, actions. */
export function Dock({ intent, phone }: DockProps) {
  const { props, isLegal, move } = useTable<View>();
  const finish = { move: 'finishTurn', args: [] };
  const watching = props.me === null;
  return (
    <section className={s.dock} data-phone={phone || undefined}>
      <Contact intent={intent} />
      <HandFolder />
      <div className={s.side}>
        {!watching &&
          (phone && isLegal(finish) ? (
            <div className={s.acts}>
              <Button kind="primary" className={s.wide} {...move(finish)} data-next>
                Next turn
              </Button>
            </div>
          ) : (
            (!phone || props.view.stage === 'act') && <Actions intent={intent} />
          ))}
        {!phone && !watching && <Steps />}
      </div>
    </section>
  );
}
