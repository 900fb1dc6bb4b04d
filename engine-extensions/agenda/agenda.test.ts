import { still } from '../testing/dice';
import { ASIDE, acting, advance, beginTurn, done, then, waitingFor, type Step, type Table, type Wait } from './agenda';

type NamedStep = Step & { name?: string };
const table = (...agenda: (NamedStep | Wait)[]): Table<NamedStep, Wait> => ({
  players: ['0', '1', '2'],
  agenda,
  now: { phase: 'p', player: '0', turn: 1 },
});

describe('the agenda', () => {
  it('performs steps from the top, the first pushed first, until somebody is asked', () => {
    const G = table({ wait: { '1': 'answer' } }, { do: 'a' });
    const seen: string[] = [];
    advance(G, still(), (step) => {
      seen.push(step.do);
      if (step.do === 'a') then(G, { do: 'b' }, { do: 'c' });
    });
    expect(seen).toEqual(['a', 'b', 'c']);
    expect(waitingFor(G)).toEqual({ wait: { '1': 'answer' } });
  });

  it('goes on below a question when the last seat has answered', () => {
    const G = table({ wait: { '0': null } }, { do: 'after' }, { wait: { '1': 'x', '2': 'x' } });
    done(G, '2');
    advance(G, still(), () => fail('nothing may happen yet'));
    done(G, '1');
    const seen: string[] = [];
    advance(G, still(), (step) => seen.push(step.do));
    expect(seen).toEqual(['after']);
  });

  it('stops at once when the match is over, whatever is left', () => {
    const G = table({ do: 'never' }, { do: 'end' });
    advance(G, still(), (step) => {
      if (step.do === 'never') throw new Error('went on');
      G.over = { won: '1' };
    });
    expect(G.agenda).toEqual([{ do: 'never' }]);
    expect(waitingFor(G)).toBeUndefined();
  });

  it('throws on an empty agenda and on steps without end', () => {
    expect(() => advance(table(), still(), () => {})).toThrow('nothing left to do');
    const G = table({ do: 'again' });
    expect(() => advance(G, still(), () => then(G, { do: 'again' }))).toThrow('nobody is ever asked');
  });

  it('refuses an answer from a seat that is not asked and a turn for a seat that is not there', () => {
    const G = table({ wait: { '1': 'x' } });
    expect(() => done(G, '0')).toThrow('not asked');
    expect(() => beginTurn(G, 'p', '7')).toThrow('no seat 7');
  });

  it('tells boardgame.io who is active', () => {
    expect(acting(table({ wait: { '0': null } }), false)).toBeNull();
    expect(acting(table({ wait: { '1': 'answer' } }), false)).toEqual({ '1': 'answer' });
    expect(acting(table({ wait: { '0': null } }), true)).toEqual({ '0': null, '1': ASIDE, '2': ASIDE });
  });
});
