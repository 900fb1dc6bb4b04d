import { Button, MoveButton, Prompt, useTable } from '../../../web/src/table';
import { cardOf, DESIGNS } from '../cards';
import { armorLeft } from '../rules/area';
import type { CardId, Effect, View } from './kinds';
import { designName, nameOf, overlordName } from './names';
import { Res, Signs } from './signs';
import { useDuel } from './use-duel';
import { Face } from './Face';
import s from './board.module.css';

/** What an answer that is no card looks like in icons. */
function AnswerIcons({ answer }: { answer: string }) {
  const { question } = useDuel();
  if (!question) return null;
  const at = answer.lastIndexOf('/');
  const id = answer.slice(0, at);
  const index = Number(answer.slice(at + 1));
  const list: readonly Effect[] =
    question.ask === 'hordeAbility'
      ? (cardOf(id).horde[index] ?? [])
      : question.ask === 'trigger'
        ? (DESIGNS[id]?.triggered[index]?.effect ?? [])
        : question.ask === 'chooseOne'
          ? (question.of[Number(answer)] ?? [])
          : question.ask === 'rage'
            ? [{ do: 'gain', res: answer as 'power', n: 2 }]
            : [];
  return (
    <span className={s.answerIcons}>
      <Signs list={list} small />
      {question.ask === 'hordeAbility' && <small>{nameOf(id)}</small>}
      {question.ask === 'trigger' && <small>{designName(id)}</small>}
    </span>
  );
}

const WITH_ICONS = ['hordeAbility', 'trigger', 'chooseOne', 'rage'];
const isCard = (answer: unknown): answer is CardId => typeof answer === 'string' && /#\d+$/.test(answer);

/** Answers that are words: buttons in the prompt. Cards are lit where they lie. */
function WordAnswers() {
  const { answers, question } = useDuel();
  if (!question || question.ask === 'curse') return null;
  return (
    <span className={s.answers}>
      {answers
        .filter((m) => !isCard(m.args[0]))
        .map((m) =>
          typeof m.args[0] === 'string' && WITH_ICONS.includes(question.ask) ? (
            <MoveButton key={m.args[0]} move={m} className={s.answer}>
              <AnswerIcons answer={m.args[0]} />
            </MoveButton>
          ) : (
            <MoveButton key={String(m.args[0])} move={m} kind={m.args[0] === null ? 'quiet' : 'secondary'} />
          ),
        )}
    </span>
  );
}

/** How much of it: one button for each number, the most first. */
function Portions({ name }: { name: 'attack' | 'regenerate' }) {
  const { moves } = useTable<View>();
  const { view, mine, theirs, top } = useDuel();
  const all = [...moves(name)].reverse();
  const wall = armorLeft(view.open, top);
  const after = (n: number) =>
    name === 'attack' ? Math.max(0, theirs.health - Math.max(0, n - wall)) : Math.min(mine.max, mine.health + n);
  return (
    <span className={s.answers}>
      {all.map((m, i) => (
        <MoveButton
          key={String(m.args[0])}
          move={m}
          kind={i === 0 ? 'primary' : 'secondary'}
          note={`${name === 'attack' ? theirs.health : mine.health} → ${after(Number(m.args[0]))}`}
        >
          {' '}
          {/* prettier-ignore */}
          {i === 0 ? `All ${String(m.args[0])}` : String(m.args[0])}
        </MoveButton>
      ))}
    </span>
  );
}

function Conversions() {
  const { moves } = useTable<View>();
  return (
    <span className={s.answers}>
      {moves('convert').map((m) => {
        const [from, to, n] = m.args as ['coin', 'power', number];
        return (
          <MoveButton key={m.args.join()} move={m}>
            <span className={s.answerIcons}>
              <Res of={from} n={n} small />→<Res of={to} n={n} small />
            </span>
          </MoveButton>
        );
      })}
    </span>
  );
}

/** The one sentence, and what belongs to it. */
export function Asking() {
  const { picked, moves } = useTable<View>();
  const { held, joining, view, top, theirs, question } = useDuel();
  const pick = picked[0];
  if (question?.ask === 'curse') return null; // the mourning card asks
  if (pick === 'attack') {
    const wall = armorLeft(view.open, top);
    return (
      <Prompt
        sentence={`Strike **${overlordName(theirs.overlord)}** for how much?${wall > 0 ? ` Armor stops ${wall}.` : ''}`}
      >
        {' '}
        {/* prettier-ignore */}
        <Portions name="attack" />
      </Prompt>
    );
  }
  if (pick === 'heal')
    return (
      <Prompt sentence="Heal how much?">
        <Portions name="regenerate" />
      </Prompt>
    );
  if (pick === 'convert')
    return (
      <Prompt sentence="Convert, one for one.">
        <Conversions />
      </Prompt>
    );
  if (joining !== null) return <Joining id={joining} />;
  if (held) {
    const ways = moves(held.move).filter((m) => m.args[0] === held.id);
    const full = ways.every((m) => isCard(m.args[1]));
    return (
      <Prompt
        sentence={
          full
            ? `**${nameOf(held.id)}** needs a place: which relic leaves the game?`
            : `**${nameOf(held.id)}** has CLAIM. Where does it go?`
        }
      >
        {' '}
        {/* prettier-ignore */}
        <span className={s.answers}>
          {ways.filter((m) => !isCard(m.args[1])).map((m) => (
            <MoveButton key={m.args.join()} move={m} kind={m.args[1] === 'deck' ? 'primary' : 'secondary'}>
              {m.args[1] === 'deck' ? 'On top of your deck' : 'Discard pile'}
            </MoveButton>
          ))}
        </span>
      </Prompt>
    );
  }
  return (
    <Prompt>
      <WordAnswers />
    </Prompt>
  );
}

/** A monster is picked up: where it fits, and what could then be activated. */
function Joining({ id }: { id: CardId }) {
  const { moves, move } = useTable<View>();
  const ends = moves('expandHorde').filter((m) => m.args[2] === id).length;
  const pairs = moves('formHorde').filter((m) => m.args.includes(id)).length;
  const haunt = moves('hauntAction').find((m) => m.args[0] === id);
  const fits = [ends > 0 && `${ends === 1 ? 'one end' : `${ends} ends`} of a horde`, pairs > 0 && `${pairs === 1 ? 'one monster' : `${pairs} monsters`}`].filter(Boolean); // prettier-ignore
  return (
    <Prompt sentence={`**${nameOf(id)}** fits ${fits.join(' and ')}. Choose one.`}>
      {haunt && (
        <Button {...move(haunt)} icon="haunting">
          Haunt instead
        </Button>
      )}
    </Prompt>
  );
}

/** Cards that are not on the table but may be chosen: looked at, or in the own discard pile. */
export function Tray() {
  const { answers, answer, question, mine, view } = useDuel();
  if (!question) return null;
  const shown = new Set(question.ask === 'look' ? (view.own?.looking ?? []) : mine.discard);
  const cards = answers.map((m) => m.args[0]).filter(isCard).filter((id) => shown.has(id)); // prettier-ignore
  if (cards.length === 0) return null;
  return (
    <section
      className={s.tray}
      data-area="tray"
      aria-label={question.ask === 'look' ? 'Cards you look at' : 'Your discard pile'}
    >
      {' '}
      {/* prettier-ignore */}
      <h3>{question.ask === 'look' ? 'Only you see these' : 'From your discard pile'}</h3>
      <div className={s.fan}>
        {cards.map((id) => (
          <Face key={id} id={id} control={answer(id)} />
        ))}
      </div>
    </section>
  );
}
