import { io } from 'socket.io-client';
import type { Dice } from '../../engine-extensions/dice';
import type { Ack } from '../../server/src/contract';
import type { Crowd } from './crowd';
import type { Site } from './site';

export interface Stage {
  site: Site;
  crowd: Crowd;
  dice: Dice;
}

/** Something that goes wrong, and then stops going wrong. */
export interface Fault {
  name: string;
  kind: 'kill' | 'other';
  /** why it cannot be done at this site */
  whyNot(site: Site): string | undefined;
  happen(stage: Stage): Promise<void>;
}

const always = () => undefined;
const needs = (part: 'toPostgres' | 'toRedis', what: string) => (site: Site) => (site[part] ? undefined : `no ${what}`);

/** kill -9 at any moment; sometimes again before everybody is back. */
export const kill: Fault = {
  name: 'kill -9',
  kind: 'kill',
  whyNot: always,
  async happen({ site, crowd, dice }) {
    const server = dice.pick([...site.servers]);
    await crowd.play(dice.number() * 700);
    await server.kill();
    await crowd.play(dice.number() * (site.servers.length > 1 ? 1500 : 200));
    await server.start(dice.die(4) > 1);
  },
};

/** A process stands still for longer than its leases last, and goes on as if nothing had been. */
export const sleepPastLock: Fault = {
  name: 'process paused past its lock (7 s)',
  kind: 'other',
  whyNot: always,
  async happen({ site, crowd, dice }) {
    const server = dice.pick([...site.servers]);
    server.sleep();
    await crowd.play(7000);
    server.wake();
  },
};

/** Connections to PostgreSQL break right after COMMIT was sent: the server cannot know what became of it. */
export const cutCommits: Fault = {
  name: 'PostgreSQL cut in the middle of a commit',
  kind: 'other',
  whyNot: needs('toPostgres', 'PostgreSQL'),
  async happen({ site, crowd, dice }) {
    site.toPostgres!.cutAfter('COMMIT');
    await crowd.play(300 + dice.number() * 300);
  },
};

export const postgresAway: Fault = {
  name: 'PostgreSQL killed and brought back',
  kind: 'other',
  whyNot: needs('toPostgres', 'PostgreSQL'),
  async happen({ site, crowd, dice }) {
    await site.postgres!.kill();
    await crowd.play(500 + dice.number() * 2500);
    await site.postgres!.resume();
  },
};

export const postgresSilent: Fault = {
  name: 'PostgreSQL silent for 4 s',
  kind: 'other',
  whyNot: needs('toPostgres', 'PostgreSQL'),
  async happen({ site, crowd }) {
    site.toPostgres!.hold();
    await crowd.play(4000);
    site.toPostgres!.mend();
  },
};

export const redisCut: Fault = {
  name: 'Redis cut off for 3 s',
  kind: 'other',
  whyNot: needs('toRedis', 'Redis'),
  async happen({ site, crowd }) {
    site.toRedis!.down();
    await crowd.play(3000);
    site.toRedis!.mend();
  },
};

export const redisSilent: Fault = {
  name: 'Redis silent for 8 s',
  kind: 'other',
  whyNot: needs('toRedis', 'Redis'),
  async happen({ site, crowd }) {
    site.toRedis!.hold();
    await crowd.play(8000);
    site.toRedis!.mend();
  },
};

export const diskFull: Fault = {
  name: 'disk full',
  kind: 'other',
  whyNot: (site) => (site.disk ? undefined : 'filling a disk needs root, to mount a small one'),
  async happen({ site, crowd, dice }) {
    site.disk!.fill(site.postgres ? 64 * 1024 : 0);
    await crowd.play(1500 + dice.number() * 1500);
    site.disk!.free();
    await site.postgres?.resume(); // it gives up when it cannot write its log
  },
};

const FLOOD = 4000;

/** More requests for one match than its queue takes: each is answered, and the match goes on. */
export const fullQueue: Fault = {
  name: `full queue (${FLOOD} requests at once)`,
  kind: 'other',
  whyNot: always,
  async happen({ site, crowd }) {
    const { players, record } = crowd;
    const player = players.find((p) => p.ticket.seat !== null && !p.isOver);
    if (!player) throw new Error('nobody plays');
    const { matchID, seat, credentials } = player.ticket;
    const socket = io(`${site.url}/play`, { transports: ['websocket'], forceNew: true, reconnection: false });
    try {
      await socket.timeout(8000).emitWithAck('sit', { matchID, seat, credentials });
      const flood = `${record.messages}`;
      const answers = await Promise.allSettled(
        Array.from({ length: FLOOD }, async (_, i) => {
          const id = `flood-${flood}-${i}`;
          const asked = { matchID, seat: seat as string, id, move: null, say: `flood ${i}` };
          record.messages += 1;
          record.asked.set(`${matchID} ${seat} ${id}`, asked);
          const answer = (await socket.timeout(30_000).emitWithAck('chat', { id, text: asked.say })) as Ack<{ n: number }>;
          Object.assign(asked, answer.ok ? { told: answer.n } : { refused: answer.refused.why });
          return answer.ok ? 'said' : answer.refused.why;
        }),
      ); // prettier-ignore
      const busy = answers.filter((a) => a.status === 'fulfilled' && a.value === 'busy').length;
      const unanswered = answers.filter((a) => a.status === 'rejected').length;
      if (busy === 0 || unanswered > 0)
        throw new Error(`of ${FLOOD} at once ${busy} were busy, ${unanswered} unanswered`);
    } finally {
      socket.close();
    }
  },
};

/** The time of day jumps by three days, and back. */
export const clockJumps: Fault = {
  name: 'clock jumps by three days, and back',
  kind: 'other',
  whyNot: always,
  async happen({ site, crowd, dice }) {
    const server = dice.pick([...site.servers]);
    server.jumpClock();
    await crowd.play(1500);
    server.jumpClock();
  },
};

export const FAULTS: readonly Fault[] = [sleepPastLock, cutCommits, postgresAway, postgresSilent, redisCut, redisSilent, diskFull, fullQueue, clockJumps]; // prettier-ignore
