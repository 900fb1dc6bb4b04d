import { SteadyClock } from '../src/steady-clock';

/** A time of day that jumps. */
function jumpy() {
  let [wall, passed] = [1_700_000_000_000, 5000];
  const warned: number[] = [];
  const clock = new SteadyClock({ warn: ((o: { ms: number }) => void warned.push(o.ms)) as never }, () => wall, () => passed); // prettier-ignore
  const pass = (ms: number, looks = 0) => {
    for (let i = 0; i < looks; i++) {
      wall += ms / looks;
      passed += ms / looks;
      clock.look();
    }
    if (looks === 0) [wall, passed] = [wall + ms, passed + ms];
  };
  return { clock, warned, pass, jump: (ms: number) => (wall += ms), wall: () => wall };
}

const DAY = 86_400_000;

it('goes with the time of day, and follows small corrections', () => {
  const { clock, pass, jump, wall } = jumpy();
  pass(1234);
  expect(clock.now()).toBe(wall());
  jump(-700);
  pass(10_000, 1);
  expect(clock.now()).toBe(wall());
  clock.close();
});

it('does not follow a jump that is taken back', () => {
  const { clock, warned, pass, jump, wall } = jumpy();
  const start = clock.now();
  jump(3 * DAY);
  pass(60_000, 6);
  expect(clock.now()).toBe(start + 60_000);
  jump(-3 * DAY);
  pass(60_000, 6);
  expect(clock.now()).toBe(start + 120_000);
  expect(clock.now()).toBe(wall());
  expect(warned).toHaveLength(2); // once when it jumped, once when it was back
  clock.close();
});

it.each([3 * DAY, -3 * DAY])('believes a jump of %d ms that stays for five minutes', (off) => {
  const { clock, pass, jump, wall } = jumpy();
  jump(off);
  pass(290_000, 29);
  expect(clock.now()).toBe(wall() - off);
  pass(10_000, 1);
  expect(clock.now()).toBe(wall());
  clock.close();
});
