import { night } from './scenario';

const vote = (given = {}) => {
  const t = night({ seats: 4, terrorAt: 4, circle: { 0: ['black-lightning', 0] }, ...given });
  t.run({ do: 'terror' });
  return t;
};

describe('deciding together', () => {
  it('[CST-GRP-01] more than half decide at once', () => {
    const t = vote();
    for (const i of [0, 1]) t.of(i).does('vote', i, '2');
    expect(t.asked()?.ask).toBe('vote');
    t.of(3).does('vote', 3, '2');
    expect(t.G.slots[2]?.shrine).toBe(true);
  });

  it('scenario 31: [CST-GRP-01, CST-RULING-48] two to two: the leader’s own vote decides', () => {
    const t = vote();
    t.G.first = 2; // leads in round 1
    t.of(0).does('vote', 0, '1');
    t.of(1).does('vote', 1, '1');
    t.of(2).does('vote', 2, '4');
    t.of(3).does('vote', 3, '4');
    expect(t.G.slots.map((s) => s.shrine)).toEqual([false, false, false, false, true]);
    const tie = vote();
    tie.G.first = 3;
    tie.of(0).does('vote', 0, '4');
    tie.of(1).does('vote', 1, '2');
    tie.of(2).does('vote', 2, null);
    tie.of(3).does('vote', 3, null);
    expect(tie.G.slots[2]?.shrine).toBe(true);
  });

  it('[CST-GRP-02] a vote may be changed until it is decided', () => {
    const t = vote();
    t.of(0).does('vote', 0, '1');
    expect(t.of(0).options('vote')).toEqual([]);
    t.of(0).does('vote', 0, '2');
    expect(t.asked()).toMatchObject({ votes: { 0: '2' } });
  });

  it('[CST-GRP-03] the leader changes each round and, having voted, may close the vote', () => {
    const t = vote();
    t.G.first = 1;
    expect(t.of(1).refused('closeVote')).toMatchObject({ rule: 'CST-GRP-03' });
    t.of(1).does('vote', 1, '3');
    expect(t.of(0).can('closeVote')).toBe(false);
    t.of(1).does('closeVote');
    expect(t.G.slots[3]?.shrine).toBe(true);
    t.G.round = 2;
    t.run({ do: 'activation' });
    t.of(2).does('vote', 2, '0');
    t.of(2).does('closeVote');
    expect(t.G.slots[0]?.shrine).toBe(true);
  });

  it('[CST-GRP-04] by option the leader alone decides', () => {
    const t = night({
      seats: 3,
      options: { groupDecision: 'leader' },
      terrorAt: 4,
      circle: { 0: ['black-lightning', 0] },
    });
    t.G.first = 1;
    t.run({ do: 'terror' });
    expect(t.waiting()).toEqual(['1']);
    t.of(1).does('vote', 1, '3');
    expect(t.G.slots[3]?.shrine).toBe(true);
  });

  it('[CST-GRP-06] one may go with the team, but not all', () => {
    const t = vote();
    for (const i of [0, 1, 2]) t.of(i).does('vote', i, null);
    expect(
      t
        .of(3)
        .options('vote')
        .map((o) => o[1]),
    ).not.toContain(null);
    t.of(3).does('vote', 3, '1');
    expect(t.G.slots[1]?.shrine).toBe(true);
  });

  it('[CST-APP-01] one person alone needs no vote and no consent', () => {
    const t = night({ seats: 1, investigators: 3, terrorAt: 4, circle: { 0: ['black-lightning', 0] } });
    t.run({ do: 'terror' });
    t.of(0).does('vote', 0, '1');
    expect(t.G.slots[1]?.shrine).toBe(true);
  });
});

describe('seats', () => {
  it('[CST-APP-02] more than half of the others may hand an absent player’s investigator to one of them, also while a decision is awaited', () => {
    const t = vote({ seats: 3 });
    t.of(0).does('handOver', 2, '1');
    expect(t.G.inv[2]?.seat).toBe('2');
    expect(t.of(0).refused('handOver', 2, '1')).toMatchObject({ rule: 'CST-APP-02', why: 'agreed-already' });
    t.of(1).does('handOver', 2, '1');
    expect(t.G.inv[2]?.seat).toBe('1');
    expect(t.waiting().sort()).toEqual(['0', '1']);
    t.of(1).does('vote', 2, '2');
    t.of(1).does('vote', 1, '2');
    expect(t.G.slots[2]?.shrine).toBe(true);
  });

  it('[CST-APP-02] nobody hands over one’s own or to a seat that is not there', () => {
    const t = night();
    expect(t.of(0).refused('handOver', 0, '1').why).toBe('not-theirs');
    expect(t.of(0).refused('handOver', 1, '7').why).toBe('no-such-seat');
  });

  it('[CST-APP-04] pings tell the team, bind nobody and fade with the phase', () => {
    const t = night({ columns: { 1: ['net-mender'] } });
    t.of(0).does('ping', 0, 'need', 'moon');
    t.of(1).does('ping', 1, 'target', 'net-mender');
    t.of(0).does('ping', 0, 'give', 'star');
    expect(t.G.pings).toEqual({ 0: { kind: 'give', about: 'star' }, 1: { kind: 'target', about: 'net-mender' } });
    expect(t.of(0).refused('ping', 0, 'need', 'cheese').why).toBe('no-such-ping');
    expect(t.of(0).refused('ping', 1, 'need', 'moon').rule).toBe('CST-APP-01');
    t.enter('combat');
    expect(t.G.pings).toEqual({});
  });

  it('[CST-APP-05] who leads everybody may give up', () => {
    expect(night().of(0).refused('abandon').why).toBe('not-alone');
    const t = night({ seats: 1 });
    t.of(0).does('abandon');
    expect(t.over).toMatchObject({ won: false, reason: 'abandoned' });
  });
});

describe('hands', () => {
  it('[CST-RULING-45] are open to all seats, and closed by option', () => {
    const open = night();
    expect(open.of(0).view.hands[1]).toEqual(open.G.hands[1]);
    const closed = night({ options: { hands: 'closed' } });
    expect(closed.of(0).view.hands[1]).toBeNull();
    expect(closed.of(0).view.handCount[1]).toBe(4);
    expect(closed.of(1).view.hands[1]).toEqual(closed.G.hands[1]);
  });
});
