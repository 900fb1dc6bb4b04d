import { toy } from '../../../engine-extensions/testing/toy';
import { defaultOptions } from '../../../engine-extensions/meta';
import { randomMoves } from '../match/random-moves';
import { filmOf } from './frames';
import { keepsake, pack, readKeepsake, unpack } from './keepsake';

const options = defaultOptions(toy.meta.options);
const moves = randomMoves(toy, 2, options, 'film', 500);
const record = { game: 'toy', version: 1, numPlayers: 2, setupData: options, seed: 'film', moves };

describe('replay', () => {
  it('shows every state as each viewer saw it', () => {
    const film = filmOf(toy, record);
    expect(film.length).toBe(moves.length);
    expect(film.by(1)).toBe(moves[0]!.by);
    expect(film.seen(film.length, null).turn.gameover).toBeDefined();
    expect(film.seen(0, '0').view).toMatchObject({ viewer: '0' });
    expect(film.seen(3, null).view.own).toBeNull();
    expect(film.seen(3, null).story.map((e) => e.n)).toEqual([0, 1, 2, 3]);
  });

  it('travels in a link and in a file', async () => {
    const kept = keepsake(record, ['Ann', 'Bob']);
    const link = await pack(kept);
    expect(link).toMatch(/^[\w-]+$/);
    expect(await unpack(link)).toEqual(kept);
    expect(readKeepsake(JSON.stringify(kept))).toEqual(kept);
  });

  it('says what is wrong with a file or a link', async () => {
    expect(() => readKeepsake('{')).toThrow('not a match');
    expect(() =>
      readKeepsake('{"format":"midnight-table/1","record":{"game":"toy","seed":"x","numPlayers":2,"moves":[1]}}'),
    ).toThrow('damaged');
    await expect(unpack('abc')).rejects.toThrow('damaged');
  });
});
