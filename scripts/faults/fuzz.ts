import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { seeded, type Dice } from '../../engine-extensions/dice';
import { REFUSALS, type Ack } from '../../server/src/contract';
import { EVENTS, knock, NOISE, ROUTES, spoiled, type Knock, type Target } from '../../server/tests/nonsense';
import { bundled } from '../bundled';
import type { Inside } from './fuzz-host';

export interface FuzzReport {
  messages: number;
  /** of them over HTTP */
  requests: number;
  /** events and routes that were hit */
  doors: number;
  doorsKnown: number;
  refused: number;
  /** answers by their reason */
  reasons: Map<string, number>;
  /** no answer though the line was open, no reason, or a 5xx */
  bad: string[];
  changed: string[];
  polluted: string[];
  memory: { early: number; late: number; peak: number };
  seconds: number;
}

const WITNESSES = 20;
const AT_ONCE = 40;
const LINES = 6;
const RESERVED = new Set(['connect', 'connect_error', 'disconnect', 'disconnecting', 'newListener', 'removeListener']);
const MB = 1 << 20;

/** A server in a process of its own, asked from outside and from inside. */
class Host {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {}

  static async start(database: string): Promise<Host> {
    const file = bundled('faults/fuzz-host.ts');
    const env = { ...process.env, NODE_ENV: 'production', PORT: '0', MT_HOST: '127.0.0.1', MT_DATABASE: database, DATABASE_URL: '', MT_LIMITS: 'off', MT_LOG: 'fatal', MT_TEST_GAMES: '1', MT_BOT_WORKERS: '1', MT_WEB: '/nowhere' }; // prettier-ignore
    const child = fork(file, { execArgv: ['--expose-gc'], env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const port = await new Promise<number>((ready, failed) => {
      child.once('message', (m: { ready: number }) => ready(m.ready));
      child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
    });
    rmSync(file, { force: true });
    return new Host(child, port);
  }

  get isAlive() {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  inside(): Promise<Inside> {
    if (!this.isAlive) throw new Error('the server has died');
    return new Promise((told) => {
      this.child.once('message', told as (m: unknown) => void);
      this.child.send({});
    });
  }

  async post<T>(at: string, body: object): Promise<T> {
    const reply = await fetch(this.url + at, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }); // prettier-ignore
    return (await reply.json()) as T;
  }

  async stop() {
    const ended = new Promise((done) => this.child.once('exit', done));
    this.child.kill('SIGTERM');
    await ended;
  }
}

/** A running match of which everything can be seen from its seats. */
async function witness(host: Host): Promise<Target> {
  const { matchID } = await host.post<{ matchID: string }>('/games/toy/create', { numPlayers: 2 });
  const join = () => host.post<{ playerID: string; playerCredentials: string }>(`/games/toy/${matchID}/join`, { playerName: 'Witness' }); // prettier-ignore
  const [first] = [await join(), await join()];
  return { game: 'toy', matchID, seat: { playerID: first.playerID, credentials: first.playerCredentials } };
}

/** What a seat sees, and how the match is listed. */
async function seenBy(host: Host, { matchID, seat }: Target): Promise<string> {
  const socket = io(`${host.url}/play`, { transports: ['websocket'], forceNew: true });
  const { playerID, credentials } = seat;
  const sat = (await socket.timeout(10_000).emitWithAck('sit', { matchID, seat: playerID, credentials })) as Ack<{ table: object; match: object; chat: object }>; // prettier-ignore
  socket.close();
  const listed = await (await fetch(`${host.url}/api/matches/${matchID}`)).text();
  if (!sat.ok) return `refused: ${sat.refused.why}`;
  const still = (text: string) => text.replaceAll(/"isConnected":(true|false)/g, '');
  return still(JSON.stringify([sat.table, sat.match, sat.chat])) + still(listed);
}

class Fuzz {
  readonly report: FuzzReport = { messages: 0, requests: 0, doors: 0, doorsKnown: EVENTS.play.length + EVENTS.stock.length + ROUTES.length, refused: 0, reasons: new Map(), bad: [], changed: [], polluted: [], memory: { early: 0, late: 0, peak: 0 }, seconds: 0 }; // prettier-ignore
  created = 0;
  private readonly hit = new Set<string>();
  private readonly lines = new Map<string, Socket>();
  private readonly agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  private readonly whys = new Set<string>(REFUSALS);

  constructor(
    private readonly host: Host,
    private readonly dice: Dice,
    private readonly targets: readonly Target[],
  ) {}

  private bad(what: string) {
    if (this.report.bad.length < 20) this.report.bad.push(what.slice(0, 300));
  }

  private reason(why: unknown, rule: unknown, what: string) {
    this.report.refused += 1;
    if (typeof why !== 'string' || (!this.whys.has(why) && typeof rule !== 'string'))
      return this.bad(`no reason: ${what}`);
    this.report.reasons.set(why, (this.report.reasons.get(why) ?? 0) + 1);
  }

  private async line(namespace: string, n: number): Promise<Socket> {
    const key = `${namespace} ${n}`;
    const known = this.lines.get(key);
    if (known?.connected) return known;
    known?.close();
    const socket = io(this.host.url + namespace, { transports: ['websocket'], forceNew: true, reconnection: false });
    await new Promise<void>((done, failed) => socket.once('connect', done).once('connect_error', failed));
    this.lines.set(key, socket);
    const { matchID, seat } = this.targets[0] as Target;
    if (namespace === '/play' && n % 2 === 0)
      await socket.emitWithAck('sit', { matchID, seat: seat.playerID, credentials: seat.credentials });
    return socket;
  }

  async message() {
    const { dice, report } = this;
    const target = this.dice.pick(this.targets.slice(0, 2));
    const { door, event, args } = spoiled(dice, target);
    const noise = dice.die(200) === 1 ? dice.pick(NOISE) : undefined;
    const socket = await this.line(door === 'play' ? '/play' : '/toy', dice.die(LINES));
    report.messages += 1;
    if (noise !== undefined) (await this.line('/play', -1)).io.engine.write(noise);
    if (RESERVED.has(event)) return;
    this.hit.add(`${door} ${event}`);
    const answer = await socket.timeout(10_000).emitWithAck(event, ...args).catch(() => undefined) as Ack | undefined; // prettier-ignore
    if (answer === undefined) {
      if (socket.connected) this.bad(`no answer: ${event} ${JSON.stringify(args)}`);
    } else if (!answer.ok) this.reason(answer.refused?.why, answer.refused?.rule, `${event} ${JSON.stringify(answer)}`);
  }

  private send({ method, path: at, headers, body }: Knock): Promise<{ status: number; text: string }> {
    return new Promise((done, failed) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const req = request({ host: '127.0.0.1', port: this.host.port, agent: this.agent, method, path: at, headers: { ...headers, ...length } }, (res) => {
        let text = '';
        res.setEncoding('utf8').on('data', (d: string) => (text += d)).on('end', () => done({ status: res.statusCode ?? 0, text }));
        res.on('error', failed);
      }); // prettier-ignore
      // a line that was just closed by the other end is no answer: a browser, too, asks again
      req.on('error', (error) =>
        req.reusedSocket ? this.send({ method, path: at, headers, body } as Knock).then(done, failed) : failed(error),
      );
      req.end(body);
    });
  }

  async request() {
    const { report } = this;
    const one = knock(this.dice, this.dice.pick(this.targets.slice(0, 2)));
    report.messages += 1;
    report.requests += 1;
    if (one.route !== undefined) this.hit.add(one.route);
    const what = `${one.method} ${one.path} ${one.body?.slice(0, 100)}`;
    const reply = await this.send(one).catch((error: Error) => error);
    if (reply instanceof Error) {
      if ((one.body?.length ?? 0) <= 16_384) this.bad(`${what}: ${reply.message}`); // what is too large is cut off
      return;
    }
    if (reply.status >= 500) this.bad(`${reply.status} ${what}: ${reply.text}`);
    if (one.route === '/games/:name/create' && reply.status === 200) this.created += 1;
    if (reply.status < 400 || one.method === 'HEAD') return;
    const { why, error } = JSON.parse(reply.text) as { why: unknown; error: unknown };
    this.reason(typeof error === 'string' ? why : undefined, null, what);
  }

  async run(messages: number, say: (line: string) => void) {
    const { memory } = this.report;
    const step = Math.max(1000, Math.floor(messages / 20));
    while (this.report.messages < messages) {
      const until = Math.min(messages, this.report.messages + step);
      const worker = async () => {
        while (this.report.messages < until) await (this.dice.die(6) === 1 ? this.request() : this.message());
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      const { rss, heap } = await this.host.inside();
      memory.peak = Math.max(memory.peak, rss);
      // the first quarter warms up
      if (memory.early === 0 && this.report.messages >= messages / 4) memory.early = rss;
      memory.late = rss;
      say(
        `fuzz: ${this.report.messages} messages, ${Math.round(rss / MB)} MB resident, ${Math.round(heap / MB)} MB heap`,
      );
    }
    this.report.doors = [...this.hit].filter((h) => h.startsWith('/') || this.isEvent(h)).length;
  }

  private isEvent(hit: string) {
    const [door, event] = hit.split(' ') as ['play' | 'stock', never];
    return (EVENTS[door] as readonly string[]).includes(event);
  }

  close() {
    for (const socket of this.lines.values()) socket.close();
    this.agent.destroy();
  }
}

/** Floods one server with nonsense while matches stand there that must not notice. */
export async function fuzz(messages: number, seed: string, say: (line: string) => void): Promise<FuzzReport> {
  const start = performance.now();
  const dir = mkdtempSync(path.join(tmpdir(), 'mt-fuzz-'));
  const host = await Host.start(path.join(dir, 'fuzz.sqlite'));
  try {
    const targets = await Promise.all(Array.from({ length: WITNESSES }, () => witness(host)));
    const before = await Promise.all(targets.map((t) => seenBy(host, t)));
    const first = await host.inside();
    const work = new Fuzz(host, seeded(seed), targets);
    await work.run(messages, say);
    work.close();
    const { report } = work;
    for (const [i, target] of targets.entries())
      if ((await seenBy(host, target)) !== before[i]) report.changed.push(target.matchID);
    const last = await host.inside();
    if (last.matches !== first.matches + work.created) report.changed.push(`${last.matches} matches instead of ${first.matches + work.created}`); // prettier-ignore
    if (last.queues > 0) report.bad.push(`${last.queues} queues are left`);
    report.polluted = last.polluted;
    report.seconds = (performance.now() - start) / 1000;
    return report;
  } finally {
    await host.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

export const isFuzzClean = ({ bad, changed, polluted, doors, doorsKnown, memory }: FuzzReport) =>
  bad.length + changed.length + polluted.length === 0 && doors === doorsKnown && memory.late < memory.early + 50 * MB;

export function printFuzz(r: FuzzReport) {
  console.log(`\nFuzz: ${r.messages} messages (${r.requests} over HTTP) on ${r.doors} of ${r.doorsKnown} events and routes, ${r.refused} refused with a reason, ${r.bad.length} without an answer or reason, ${r.changed.length} other matches changed, ${r.polluted.length} prototypes polluted; resident memory ${Math.round(r.memory.early / MB)} MB after a quarter, ${Math.round(r.memory.late / MB)} MB at the end; ${Math.round(r.seconds)} s.`); // prettier-ignore
  console.log(`  ${[...r.reasons].sort((a, b) => b[1] - a[1]).map(([why, n]) => `${why} ${n}`).join(', ')}`); // prettier-ignore
  for (const words of [...r.bad, ...r.changed, ...r.polluted]) console.log(`  ${words}`);
}
