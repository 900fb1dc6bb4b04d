import type { IncomingMessage } from 'node:http';
import { addressOf } from '../src/auth/address';

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage; // prettier-ignore

it.each([
  ['::ffff:10.0.0.7', '10.0.0.7'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['2001:db8:0:0:1::', '2001:db8:0:0'],
  ['2001:0DB8:0000:0000:9:8:7:6', '2001:db8:0:0'],
  ['2001:db8:0:1::7', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
])('%s counts as %s: one household, one address', (address, network) => {
  expect(addressOf(from(address), 0)).toBe(network);
});

it('only as many proxies are believed as are named; what a client says of itself is not', () => {
  const req = from('10.0.0.1', '6.6.6.6, 5.5.5.5, 10.0.0.2');
  expect([0, 1, 2].map((proxies) => addressOf(req, proxies))).toEqual(['10.0.0.1', '10.0.0.2', '5.5.5.5']);
  expect(addressOf(from('10.0.0.1'), 1)).toBe('10.0.0.1');
  expect(addressOf(from('10.0.0.1', '5.5.5.5:4711'), 1)).toBe('5.5.5.5');
  expect(addressOf(from('10.0.0.1', `"${'x'.repeat(500)}`), 1).length).toBeLessThan(50);
});
