import { MoveButton, Prompt, useTable } from '../../../web/src/table';
import { LOCATION } from '../cards';
import { movePrice } from '../moves/act';
import { knowledgePrice } from '../moves/knowledge';
import type { LegalMove } from '../../../engine-extensions/moves';
import type { Inv } from '../state';
import type { View } from '../view';
import { movesOf } from './about';
import { useActive } from './active';
import { forecast } from './forecast';
import { Icon } from './icons';
import { firstName, plural } from './names';
import { Tell } from './Tell';
import { shortText } from './texts';
import * as words from './words';
import s from './actions.module.css';

interface Act {
  key: string;
  icon: string;
  title: string;
  note: string;
  moves: readonly LegalMove[];
  tries: LegalMove;
}

/** The nine things one may do, each with its price or the reason why not. */
function actsOf(
  view: View,
  inv: Inv,
  own: (name: string) => readonly LegalMove[],
  why: (m: LegalMove) => string,
): Act[] {
  const place = LOCATION[view.slots[inv.at]?.location ?? ''];
  const icons = view.handIcons[inv.id] ?? 0;
  const act = (key: string, icon: string, title: string, name: string, note: string, args: readonly unknown[]): Act => {
    const tries = { move: name, args: [inv.id, ...args] };
    const moves = own(name);
    return { key, icon, title, moves, tries, note: moves.length > 0 ? note : why(tries) };
  };
  return [
    act('act:move', 'walking-boot', 'Move', 'go', movePrice(view, inv) ? '1 insanity' : 'free', [inv.at === 0 ? 1 : 0]),
    act('act:shrine', 'fire-shrine', 'Shrine', 'useLocation', shortText(place?.action.words ?? []), [null]),
    act('act:search', 'magnifying-glass', 'Search', 'search', plural(icons, 'icon'), [1]),
    act(
      'act:learn',
      'third-eye',
      'Learn',
      'gainKnowledge',
      `level ${inv.lore.length + 1}: ${plural(knowledgePrice(inv.lore.length + 1), 'trophy', 'trophies')}`,
      ['moon'],
    ),
    act('act:trade', 'trade', 'Trade', 'offerTrade', 'items', [inv.id === 0 ? 1 : 0, null, null]),
    act('act:place', 'trophy', 'Place', 'placeTrophy', 'trophies', ['moon', 1]),
  ];
}

const SHORT: Record<string, string> = {
  'no-shrine': 'no shrine yet',
  'in-fights-only': 'in fights',
  'searched-already': 'searched',
  'too-few-icons': 'no icon',
  'too-few-trophies': 'too few trophies',
  'not-together': 'alone here',
  'nothing-to-trade': 'no items',
  'no-such-trophy': 'none held',
  'too-insane': 'too insane',
  used: 'used',
  'has-passed': 'passed',
  'nothing-would-change': 'no use now',
  'no-search': 'forbidden',
  'knows-all': 'all learned',
  'not-now': 'not now',
  'no-items-left': 'deck empty',
  'sealed-already': 'sealed',
  'no-heal': 'no healing',
};

/** The row of actions, and what can be done with what is picked up. */
export function Actions({ view }: { view: View }) {
  const { me: inv, own, thing, pick, isLegal } = useActive();
  const { props, attempt } = useTable<View>();
  if (!inv) return <Prompt plain className={s.prompt ?? ''} />;
  const why = (m: LegalMove) => {
    const no = props.whyNot(m);
    return no ? (SHORT[no.why] ?? words.refusal(no)) : '';
  };
  const investigating = view.asked?.ask === 'investigate';
  const chosen = movesOf(props.legal, inv.id, pick);
  const told = investigating && !inv.passed ? forecast(view, inv.id) : null;
  const passMove = { move: 'pass', args: [inv.id] };
  const unpass = { move: 'unpass', args: [inv.id] };
  const onBoard = pick === 'act:move';
  const price = told?.bad ? 'you will not fight' : 'ready';
  return (
    <Prompt
      plain
      className={s.prompt ?? ''}
      {...(told && chosen.length === 0 && pick !== 'act:tell'
        ? { sentence: told.sentence }
        : pickSentence(view, pick, inv))}
      note={chosen.length > 0 ? pickNote(view, pick, inv) : (told?.note ?? notes(view, inv))}
    >
      {pick === 'act:tell' ? (
        <Tell view={view} inv={inv} />
      ) : chosen.length > 0 && !onBoard ? (
        <div className={s.choices} data-choices>
          {chosen.map((m) => (
            <MoveButton key={JSON.stringify(m.args)} move={m} />
          ))}
        </div>
      ) : (
        <div className={s.acts}>
          {(investigating || view.asked?.ask === 'combat' || view.asked?.ask === 'seal') &&
            actsOf(view, inv, own, why)
              .filter((a) => investigating || a.key === 'act:place')
              .map((a) => (
                <button
                  key={a.key}
                  type="button"
                  className={s.act}
                  title={a.note}
                  {...thing(a.key, a.moves.length > 0, a.tries)}
                >
                  <Icon name={a.icon} />
                  <span>{a.title}</span>
                  <small>{a.note}</small>
                </button>
              ))}
          {investigating && view.seats.length > 1 && (
            <button type="button" className={s.act} {...thing('act:tell', true)}>
              <Icon name="megaphone" />
              <span>Tell</span>
              <small>the team</small>
            </button>
          )}
          {own('ready')[0] && (
            <MoveButton move={own('ready')[0] as LegalMove} kind="primary">
              Refill
            </MoveButton>
          )}
          {investigating && !inv.passed && (
            <MoveButton move={passMove} kind="primary" className={s.pass ?? ''}>
              <span className={s.passWord} data-pass-note={price}>
                <Icon name="check-mark" /> Pass
                <small>{price}</small>
              </span>
            </MoveButton>
          )}
          {investigating && inv.passed && !isLegal(passMove) && (
            <button type="button" className={s.act} onClick={(e) => attempt(unpass, e.currentTarget)} data-unpass>
              <Icon name="hourglass" />
              <span>Not yet</span>
              <small>take the pass back</small>
            </button>
          )}
        </div>
      )}
    </Prompt>
  );
}

const notes = (view: View, inv: Inv) =>
  inv.passed && view.asked?.ask === 'investigate' ? `${firstName(view, inv.id)} is ready.` : undefined;

function pickSentence(view: View, pick: string | undefined, inv: Inv): { sentence?: string } {
  if (!pick) return {};
  if (pick === 'act:tell') return { sentence: 'What shall the team know?' };
  if (pick === 'act:move') return { sentence: `Where does **${firstName(view, inv.id)}** go?` };
  if (pick.startsWith('card:')) return { sentence: 'Whom does it support?' };
  if (pick.startsWith('die:')) return { sentence: 'Take this die or roll it again?' };
  return {};
}

function pickNote(view: View, pick: string | undefined, inv: Inv): string | undefined {
  const lost = inv.insanity + inv.permanent;
  if (pick?.startsWith('card:'))
    return `A regular card costs you 1 insanity (${lost} → ${lost + 1}), a unique one nothing.`;
  if (pick === 'act:learn') {
    const level = inv.lore.length + 1;
    const price = ['terror +1', 'terror +1 and a cultist here', 'terror +1, a cultist here and a permanent insanity'][
      level - 1
    ];
    return `Level ${level}: ${price}; you take a gate seal card. Spent trophies are gone for their seal (${view.inv.length === 2 ? 3 : view.inv.length} each).`;
  }
  if (pick === 'act:search') return 'Unexpected events happen first; then you may keep one.';
  return undefined;
}
