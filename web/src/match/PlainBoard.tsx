import { Frame, Log, MoveList, Prompt, SeatBadge, type BoardModule, type LegalMove } from '../table';

const words = (value: unknown) => (typeof value === 'string' ? value.replaceAll('-', ' ') : JSON.stringify(value));

/** A board for a game that has none yet: every move as a button, the story beside it. */
export const plainBoard: BoardModule = {
  Board: ({ seats }) => (
    <Frame mark="Table" rail={<Log />} prompt={<Prompt />}>
      <div style={{ padding: 'var(--s4)', display: 'grid', gap: 'var(--s2)' }}>
        {seats.map((x) => (
          <SeatBadge key={x.id} seat={x.id} />
        ))}
        <MoveList />
      </div>
    </Frame>
  ),
  words: {
    prompt: ({ legal }) => (legal.length > 0 ? 'Choose what to do.' : 'Wait.'),
    move: ({ move, args }: LegalMove) => [move, ...args.map(words)].join(' '),
    event: (event) => JSON.stringify(event),
    refusal: () => 'That cannot be done now.',
    result: () => 'The match is over.',
  },
};
