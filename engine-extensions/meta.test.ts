import { problemWithOptions, resolveOptions } from './meta';
import { meta } from './testing/toy/meta';

describe('options', () => {
  it('fall back to their defaults', () => {
    expect(resolveOptions(meta.options, undefined)).toEqual({ lanterns: 4, duels: true });
    expect(resolveOptions(meta.options, { duels: false })).toEqual({ lanterns: 4, duels: false });
  });

  it.each([
    [{ duels: 1 }, 'duels must be true or false'],
    [{ lanterns: 2.5 }, 'lanterns must be a whole number from 1 to 8'],
    [{ lanterns: '4' }, 'lanterns must be a whole number from 1 to 8'],
    [JSON.parse('{"__proto__": 1}'), 'unknown option "__proto__"'],
    [[], 'options must be an object'],
    ['x', 'options must be an object'],
  ])('%j is refused with a reason', (given, problem) => {
    expect(problemWithOptions(meta.options, given)).toBe(problem);
  });
});
