import { useTable, type ControlProps } from '../../../web/src/table';
import type { LegalMove } from '../../../engine-extensions/moves';
import { rivalOf, sideOf } from '../state';
import type { CardId, Question, Side, View } from './kinds';

/** What the parts of the board ask the table: whose sides these are, and a control for every card in every place. */
export interface Duel {
  view: View;
  /** the seat at the bottom; spectators look over the First Player's shoulder */
  bottom: string;
  top: string;
  mine: Side;
  theirs: Side;
  myTurn: boolean;
  question: Readonly<Question> | null;
  /** the control that gives this answer; undefined when it is none */
  answer(choice: string | null): ControlProps | undefined;
  answers: readonly LegalMove[];
  handControl(id: CardId): ControlProps;
  streetControl(id: CardId): ControlProps;
  playControl(id: CardId): ControlProps;
  relicControl(id: CardId): ControlProps;
  /** of a card of the rival: an answer or nothing */
  rivalControl(id: CardId): ControlProps | undefined;
  /** the card picked up for a horde */
  joining: CardId | null;
  /** the card picked up to be played or bought, that still needs a word */
  held: { move: 'playCard' | 'buyStreet'; id: CardId } | null;
}

export function useDuel(): Duel {
  const { props, moves, move, select, picked } = useTable<View>();
  const { view, me } = props;
  const bottom = me ?? view.open.order[0] ?? '0';
  const top = rivalOf(bottom);
  const mine = sideOf(view.open, bottom);
  const question = view.own?.question ?? null;
  const answers = [...moves('resolve'), ...moves('answer')];
  const answer = (choice: string | null) => {
    const found = answers.find((m) => m.args[0] === choice);
    return found && move(found);
  };
  const pick = picked[0] ?? '';
  const joining = pick.startsWith('horde:') ? pick.slice(6) : null;
  const held = pick.startsWith('playCard:')
    ? { move: 'playCard' as const, id: pick.slice(9) }
    : pick.startsWith('buyStreet:')
      ? { move: 'buyStreet' as const, id: pick.slice(10) }
      : null;

  /** Plain when there is one way; picked up first when a relic or a CLAIM must be decided. */
  const oneOrMore = (name: 'playCard' | 'buyStreet', id: CardId): ControlProps => {
    const ways = moves(name).filter((m) => m.args[0] === id);
    return ways.length > 1 || (ways[0]?.args.length ?? 0) > 1
      ? select(`${name}:${id}`)
      : move({ move: name, args: [id] });
  };

  const hordeMoves = (id: CardId) => [
    ...moves('formHorde').filter((m) => m.args.includes(id)),
    ...moves('expandHorde').filter((m) => m.args[2] === id),
  ];

  const playControl = (id: CardId): ControlProps => {
    const given = answer(id);
    if (given) return given;
    if (joining !== null && joining !== id) {
      const pair = moves('formHorde').find((m) => m.args.includes(id) && m.args.includes(joining));
      if (pair) return move(pair);
    }
    const haunt = { move: 'hauntAction', args: [id] };
    if (hordeMoves(id).length > 0) return select(`horde:${id}`);
    if (moves('hauntAction').some((m) => m.args[0] === id)) return move(haunt);
    return move({ move: 'formHorde', args: joining !== null ? [joining, id] : [id, id] });
  };

  return {
    view,
    bottom,
    top,
    mine,
    theirs: sideOf(view.open, top),
    myTurn: view.active === bottom,
    question,
    answer,
    answers,
    joining,
    held,
    handControl: (id) => answer(id) ?? oneOrMore('playCard', id),
    streetControl: (id) => answer(id) ?? oneOrMore('buyStreet', id),
    playControl,
    relicControl: (id) => {
      const given = answer(id);
      if (given) return given;
      if (held) return move({ move: held.move, args: [held.id, id] });
      return move({ move: 'activateRelic', args: [id] });
    },
    rivalControl: (id) => answer(id),
  };
}
