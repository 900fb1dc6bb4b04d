import { readFileSync } from 'node:fs';
import path from 'node:path';
import { boardShowsEveryMove } from '../../../web/src/table/testing';
import board from '../board';
import { cultsOfLondon } from '..';
import { ANOMALIES, DECKS, LEGENDS, OMENS, OPERATORS, RELICS, TILES } from '../cards';
import { FAMILY_ICON } from '../board/factions';

it('shows every legal move and no hidden card', () => {
  const looked = boardShowsEveryMove(cultsOfLondon, board as never, { seeds: 1, every: 110, setupData: { goal: 5 } });
  expect(looked).toBeGreaterThan(50);
});

it('has a drawing for every card', () => {
  const listed = readFileSync(path.join(__dirname, '../board/icons.ts'), 'utf8');
  const used = [
    ...Object.values(DECKS).flatMap((deck) => Object.values(deck).map((c) => c.icon ?? FAMILY_ICON[c.family])),
    ...[OPERATORS, LEGENDS, RELICS, ANOMALIES, OMENS, TILES].flatMap((t) => Object.values(t).map((c) => c.icon)),
  ];
  expect([...new Set(used)].filter((icon) => !listed.includes(`'${icon}'`))).toEqual([]);
});
