import { heardBy, say, whisper, type Logged, type LogEvent } from './log';

type Event = LogEvent & { card?: string };

it('tells each viewer what it may hear', () => {
  const G: Logged<Event> = { events: [] };
  say(G, { event: 'began' });
  whisper<Event>(G, ['0'], { event: 'drew', card: 'raven' }, { event: 'drew' });
  whisper<Event>(G, ['1'], { event: 'saw', card: 'owl' });
  expect(heardBy(G.events, '0')).toEqual([{ event: 'began' }, { event: 'drew', card: 'raven' }]);
  expect(heardBy(G.events, '1')).toEqual([{ event: 'began' }, { event: 'drew' }, { event: 'saw', card: 'owl' }]);
  expect(heardBy(G.events, null)).toEqual([{ event: 'began' }, { event: 'drew' }]);
});
