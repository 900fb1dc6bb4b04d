import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lastEvents, type Match, type MoveRecord } from '../../../engine-extensions/match/match';
import { moveKey } from '../../../engine-extensions/moves';
import { replay } from '../../../engine-extensions/replay/replay';
import { plain } from '../../../web/src/table/rich';
import { arkhamNote } from '..';
import { words } from '../board/words';

/**
 * A recorded case, told in the board's words: `> move` lines are the record, the rest follows from it.
 * After a change of wording write it anew with PLAYTHROUGH=write; the moves stay.
 */
const FILE = path.join(__dirname, 'playthrough.txt');

const argsOf = (text: string): unknown[] => JSON.parse(`[${text}]`) as unknown[];

function read(text: string) {
  const [, seed = '', options = '{}'] = /^case (\S+) (\{.*\})$/m.exec(text) ?? [];
  const moves = [...text.matchAll(/^> (\w+)(?:\((.*)\))?$/gm)].map(([, move = '', args = '']): MoveRecord => ({
    by: '0',
    move,
    args: argsOf(args),
  }));
  return { seed, options: JSON.parse(options) as object, moves };
}

const lines = (match: Match) =>
  lastEvents(match, '0').flatMap((event) => {
    const heading = words.heading?.(event, {} as never, String);
    const line = words.event(event, {} as never, String);
    return [...(heading ? ['', heading] : []), ...(line ? [`  ${plain(line)}`] : [])];
  });

function tell(text: string): string {
  const { seed, options, moves } = read(text);
  const record = { game: 'arkham-note', version: 1, numPlayers: 1, setupData: options, seed, moves };
  const told = [`case ${seed} ${JSON.stringify(options)}`, ''];
  for (const match of replay(arkhamNote, record)) {
    const move = moves[match.n - 1];
    if (move) told.push(`> ${moveKey(move)}`);
    told.push(...lines(match));
  }
  return `${told.join('\n')}\n`;
}

it('a recorded case replays to the same story, to its end', () => {
  const text = readFileSync(FILE, 'utf8');
  if (process.env['PLAYTHROUGH'] === 'write') writeFileSync(FILE, tell(text));
  expect(tell(text)).toBe(text);
  expect(text).toContain('Solved.');
});
