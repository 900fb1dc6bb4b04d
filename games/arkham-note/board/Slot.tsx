import { useTable } from '../../../web/src/table';
import { CONTACT, clueOf, type Edge } from '../cards';
import type { Case } from '../state';
import type { View } from '../view';
import { Technique } from './ClueCard';
import { Icon } from './icons';
import { playMove, type Intent } from './intent';
import { caseName, nameOf, TECHNIQUE_WORDS } from './names';
import { riskOf, riskWords } from './risk';
import { refusalOf } from './words';
import s from './board.module.css';

interface SlotProps {
  line: Readonly<Case>;
  intent: Extract<Intent, { kind: 'play' }>;
  /** in the header of a folded line on the phone */
  small?: boolean;
}

/** The end of a line while a clue is picked up: lit with what it costs, or a slip with the reason why not. */
export function Slot({ line, intent, small }: SlotProps) {
  const { props, move, isLegal } = useTable<View>();
  const plain = playMove(intent, line.id, false);
  const keyed = playMove(intent, line.id, true);
  const withKey = intent.key || (!isLegal(plain) && isLegal(keyed));
  const wanted = withKey ? keyed : plain;
  const card = clueOf(intent.card);
  const where = `${nameOf(intent.card)} to ${caseName(line.id)}`;
  const cls = small ? s.go : s.slot;
  if (!isLegal(wanted)) {
    const refusal = props.whyNot(wanted);
    const words = refusal ? refusalOf(refusal) : '';
    return (
      <button type="button" className={`${cls} ${s.no}`} {...move(wanted)} data-slot={line.id}>
        {refusal?.why === 'needs-technique' && <Technique edge={card.left} />}
        {refusal?.why === 'no-free-key' && <Icon name="padlock" />}
        {refusal?.why === 'more-clues' && <em className={s.minimum}>≥{card.min}</em>}
        <span>{short(refusal?.why, refusal?.with)}</span>
        <span className="hush">
          : not {where}. {words}
        </span>
      </button>
    );
  }
  const risk = riskOf(props.view, intent.card, line);
  return (
    <button
      type="button"
      className={cls}
      {...move(wanted)}
      data-slot={line.id}
      data-danger={(risk && risk.worst >= props.view.options.limits) || undefined}
    >
      <Icon name={withKey ? 'key' : 'card-play'} />
      <span>{withKey ? `With ${CONTACT.name}’s key` : 'Play here'}</span>
      {risk && (
        <small>
          <Icon name="dread" />
          {risk.checks > 1 && `${risk.checks} × `}
          {risk.percent} %
        </small>
      )}
      <span className="hush">
        {[
          `: ${where}`,
          risk && riskWords(risk),
          risk &&
            `Stability ${props.view.stability.length} of ${props.view.options.limits} now, ${risk.worst} at worst`,
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
    </button>
  );
}

function short(why: string | undefined, given: Record<string, string | number> = {}): string {
  const n = given['n'];
  switch (why) {
    case 'needs-technique':
      return `needs ${TECHNIQUE_WORDS[given['technique'] as Edge]}`;
    case 'no-free-key':
      return 'no free key';
    case 'more-clues':
      return `needs ${String(n)} more ${n === 1 ? 'clue' : 'clues'}`;
    case 'contact-used':
      return 'key is used';
    case 'contact-needs-lock':
      return 'has no lock';
    default:
      return 'not here';
  }
}
