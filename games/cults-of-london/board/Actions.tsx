import { Button, MoveButton, moveKey, useTable, type LegalMove } from '../../../web/src/table';
import { ACTION, OPERATOR, RELICS, RITUALS, type Slot } from '../cards';
import { costOf } from '../rules/rebound';
import { priceOf } from '../rules/auction';
import type { View } from '../view';
import { ActionCard, OperatorCard, RelicCard, RitualCard } from './cards';
import { withCard, usePlan, useReady } from './use-plan';
import s from './board.module.css';

const isCard = (id: unknown): id is string =>
  typeof id === 'string' && [ACTION, OPERATOR, RELICS, RITUALS].some((t) => Object.hasOwn(t, id));

/** Cards to choose from, laid over the table. */
export function Tray() {
  const { props, moves, move } = useTable<View>();
  const { view } = props;
  const cards = moves('choose').filter((m) => isCard(m.args[0]));
  if (cards.length === 0) return null;
  return (
    <div className={s.tray} role="group" aria-label="Choose a card">
      {cards.map((m) => {
        const id = m.args[0] as string;
        const common = { ...move(m), width: '104px' };
        if (Object.hasOwn(ACTION, id)) return <ActionCard key={id} id={id} {...common} />;
        if (Object.hasOwn(OPERATOR, id))
          return (
            <OperatorCard key={id} id={id} faction={view.seats[props.me ?? '']?.open.faction ?? null} {...common} />
          );
        if (Object.hasOwn(RELICS, id)) return <RelicCard key={id} id={id} {...common} />;
        return <RitualCard key={id} id={id} {...common} />;
      })}
    </div>
  );
}

/** What costs a card in Rebound, beside the button that plays it. */
function costNote(view: View, m: LegalMove): string | undefined {
  if (view.viewer === null) return undefined;
  const id = String(m.args[0]);
  const relic = m.move === 'relic' ? RELICS[id] : undefined;
  const printed = m.move === 'quick' ? (ACTION[id]?.cost ?? 0) : relic?.kind === 'exhaust' ? relic.cost : 0;
  const cost = costOf(view, view.viewer, printed, m.move === 'quick');
  if (cost === 0) return undefined;
  const after = view.board.tracker + (view.combat?.rebound.reduce((n, r) => n + r.n, 0) ?? 0) + cost;
  return `Rebound ${view.board.tracker} → ${after >= 12 ? 'an Anomaly' : after}`;
}

/** What can be done with the card that is picked up. */
function Picked() {
  const { props, picked } = useTable<View>();
  const [first = ''] = picked;
  const id = first.slice(5);
  const kinds = ['quick', 'relic', 'attach', 'tile', 'duplicate'];
  const found = props.legal.filter((m) => kinds.includes(m.move) && m.args[0] === id);
  return (
    <>
      {found.map((m) => (
        <MoveButton
          key={moveKey(m)}
          move={m}
          kind={found.length === 1 ? 'primary' : 'secondary'}
          note={costNote(props.view, m)}
        />
      ))}
    </>
  );
}

function Ready() {
  const { props, picked } = useTable<View>();
  const planner = usePlan();
  const control = useReady();
  const { view, me } = props;
  const committing = view.ask?.ask === 'commit';
  if (me === null || view.seats[me]?.open.ready) return null;
  // in Commitment a change under way is sent with the button as well
  const [first = '', second = ''] = picked;
  let ready = planner.ready;
  if (committing && first.startsWith('slot:') && second.startsWith('with:')) {
    const [, h = '', slot = ''] = first.split(':') as [string, string, Slot];
    const [, a = '', b = ''] = second.split(':');
    const from = Number(a);
    const card = /^[012]$/.test(a) && ['loc', 'op', 'act'].includes(b) ? planner.layout[from]?.[{ loc: 0, op: 1, act: 2 }[b as Slot]] : second.slice(second.indexOf(':', 5) + 1); // prettier-ignore
    if (card !== undefined && card !== null) {
      const layout = withCard(planner.layout, Number(h), slot as Slot, slot === 'loc' ? Number(card) : card);
      ready = { move: 'ready', args: [layout] };
    }
  }
  const used = planner.layout.filter((p) => p !== null).length;
  return (
    <Button kind="primary" icon="check-mark" {...control(ready)} note={committing ? undefined : `${used} of 3 holders`}>
      {committing ? (ready.args.length > 0 ? 'Commit the change' : 'Keep the plan') : 'Ready'}
    </Button>
  );
}

/** Step 7: draws, and lays aside what was picked for it, in one move. */
function Draw() {
  const { props } = useTable<View>();
  const { aside } = usePlan();
  const control = useReady();
  const stage = props.me === null ? undefined : props.turn.activePlayers?.[props.me];
  if (stage !== 'refill' && stage !== 'mulligan') return null;
  const m = { move: stage, args: aside.length > 0 ? [aside] : [] };
  const note = aside.length > 0 ? `${aside.length} laid aside` : undefined;
  return (
    <Button kind="primary" {...control(m)} note={note}>
      {stage === 'refill' ? 'Draw to the limit' : 'Draw again and go on'}
    </Button>
  );
}

/** The buttons that belong to the question of the moment. */
export function Actions() {
  const { props, moves, attempt, picked } = useTable<View>();
  const { view, me } = props;
  if (me === null) return null;
  const ask = view.ask?.ask;
  const plain = (name: string, kind?: 'primary') =>
    moves(name).map((m) => <MoveButton key={moveKey(m)} move={m} {...(kind ? { kind } : {})} />);
  const choices = moves('choose').filter((m) => !isCard(m.args[0]));
  return (
    <div className={s.actions}>
      <Picked />
      {choices.map((m) => (
        <MoveButton key={moveKey(m)} move={m} />
      ))}
      {(ask === 'plan' || ask === 'commit') && <Ready />}
      {plain('unready')}
      {ask === 'intel' && moves('swapRitual').some((m) => m.args[0] === null) && plain('swapRitual')}
      {plain('passIntel')}
      {ask === 'respond' && moves('pass').length > 0 && (
        <>
          <MoveButton
            move={{ move: 'pass', args: [] }}
            kind={picked.length === 0 ? 'primary' : 'secondary'}
            icon="check-mark"
          />
          <Button onClick={(e) => attempt({ move: 'autoPass', args: ['phase', true] }, e.currentTarget)}>
            Pass until the phase ends
          </Button>
        </>
      )}
      {plain('ballot')}
      {plain('retreatVote')}
      {plain('assignHit')}
      {plain('finalise')}
      {plain('decline')}
      {plain('scoreRitual', 'primary')}
      {plain('burn')}
      {plain('endScore')}
      {moves('bid').map((m) => (
        <MoveButton
          key={moveKey(m)}
          move={m}
          note={
            priceOf(view, me, m.args[0] as number) < (m.args[0] as number)
              ? `pay ${priceOf(view, me, m.args[0] as number)}`
              : undefined
          }
        >
          {String(m.args[0])}
        </MoveButton>
      ))}
      {plain('passBid')}
      {ask === 'refill' && <Draw />}
    </div>
  );
}
