import fc from 'fast-check';
import { Packer, Unpacker, type Changes } from './packing';

const change = (more: Partial<Changes>): Changes => ({ stateID: 8, from: 7, n: 8, ops: [], story: [], ...more });

const json = fc.jsonValue({ maxDepth: 3 }).map((v) => JSON.parse(JSON.stringify(v)) as unknown);
const path = fc.array(fc.oneof(fc.nat(20).map(String), fc.string({ maxLength: 6 }).map((s) => s.replace(/[/~]/g, ''))), { minLength: 1, maxLength: 4 }).map((p) => `/${p.join('/')}`); // prettier-ignore
const op = fc.oneof(
  fc.record({ op: fc.constantFrom('add' as const, 'replace' as const), path, value: json }),
  fc.record({ op: fc.constant('remove' as const), path }),
);
const changes = fc.record({
  stateID: fc.integer({ min: 50, max: 5000 }),
  from: fc.nat(50),
  n: fc.nat(5000),
  ops: fc.array(op, { maxLength: 8 }),
  turn: json,
  story: fc.array(fc.record({ n: fc.nat(9999), events: fc.array(json, { maxLength: 4 }) }), { maxLength: 3 }),
  undo: json,
  clock: json,
});

describe('packed changes', () => {
  it('come out as they went in, message after message, whatever is in them', () => {
    fc.assert(
      fc.property(json, fc.array(changes, { minLength: 1, maxLength: 6 }), (view, told) => {
        const packer = new Packer(view);
        const unpacker = new Unpacker(JSON.parse(JSON.stringify(view)));
        for (const one of told) expect(unpacker.unpack(packer.pack(one))).toEqual(one);
      }),
      { numRuns: 300 },
    );
  });

  it('begin from the same words though the two views name their fields in another order', () => {
    const packer = new Packer({ a: 'x', b: { c: 'y' } });
    const unpacker = new Unpacker({ b: { c: 'y' }, a: 'x' });
    const told = change({ ops: [{ op: 'replace', path: '/b/c', value: 'x' }] });
    expect(unpacker.unpack(packer.pack(told))).toEqual(told);
  });

  it('say a run of cards once, and what was said before in a few characters', () => {
    const packer = new Packer({ hand: [], discard: ['cultist#1', 'cultist#2', 'cultist#3'] });
    const told = change({
      ops: ['cultist#1', 'cultist#2', 'cultist#3'].map((value, i) => ({ op: 'add' as const, path: `/hand/${i}`, value })),
      story: [{ n: 8, events: [{ event: 'drew', by: '0', cards: ['cultist#1', 'cultist#2', 'cultist#3'] }] }],
    }); // prettier-ignore
    const first = packer.pack(told).length;
    const second = packer.pack(told).length;
    expect(second).toBeLessThan(first);
    expect(second).toBeLessThan(JSON.stringify(told).length / 8);
  });

  it('are refused, not misread, when one is lost, comes twice, early, or was begun from another view', () => {
    fc.assert(
      fc.property(fc.array(changes, { minLength: 3, maxLength: 6 }), fc.nat(5), fc.nat(5), (told, i, j) => {
        const packer = new Packer({ hand: ['cultist'] });
        const sent = told.map((one) => packer.pack(one));
        const order = sent.map((_, k) => k);
        const other = [...order];
        other[i % order.length] = order[j % order.length]!;
        const unpacker = new Unpacker({ hand: ['cultist'] });
        for (const [k, at] of other.entries()) {
          if (at === k) expect(unpacker.unpack(sent[at]!)).toEqual(told[at]);
          else {
            expect(() => unpacker.unpack(sent[at]!)).toThrow('out of order');
            break;
          }
        }
        expect(() => new Unpacker({ hand: ['cultists'] }).unpack(sent[0]!)).toThrow('begun from another view');
      }),
    );
  });

  it('throw when something is missing', () => {
    const packed = new Packer({}).pack(change({ turn: { phase: 'battle' } }));
    for (let cut = 0; cut < packed.length; cut++) expect(() => new Unpacker({}).unpack(packed.slice(0, cut))).toThrow();
  });
});
