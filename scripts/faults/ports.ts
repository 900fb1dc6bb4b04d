import { createServer, type AddressInfo } from 'node:net';

/** Ports of this machine that nobody uses just now. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(
    Array.from({ length: count }, async () => {
      const probe = createServer();
      await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
      return probe;
    }),
  );
  const ports = probes.map((p) => (p.address() as AddressInfo).port);
  await Promise.all(probes.map((p) => new Promise((closed) => p.close(closed))));
  return ports;
}
