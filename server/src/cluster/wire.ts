import { createClient } from 'redis';
import type { Logger } from 'pino';
import { seal, unseal } from './seal';

const CHANNEL = 'midnight-table';
const RETRY = 500;
/** a Redis that says nothing for so long is away, though its line be open */
const SILENT = 6000;
const PING_EVERY = 2000;
const MAX_UNANSWERED = 5000;

/** Messages between the servers of one database, through Redis. Those that get lost are made good by looking in the store. */
export class Wire {
  private readonly pub;
  private readonly sub;
  private up = false;

  constructor(
    url: string,
    private readonly key: Buffer,
    private readonly log: Logger,
  ) {
    const options = {
      url,
      disableOfflineQueue: true,
      pingInterval: PING_EVERY,
      commandsQueueMaxLength: MAX_UNANSWERED,
      socket: { connectTimeout: 2000, socketTimeout: SILENT, reconnectStrategy: () => RETRY },
    };
    this.pub = createClient(options);
    this.sub = createClient(options);
    for (const client of [this.pub, this.sub]) client.on('error', (error: Error) => this.lost(error));
    this.sub.on('ready', () => this.found());
  }

  get isUp() {
    return this.pub.isReady && this.sub.isReady;
  }

  private lost(error: Error) {
    if (this.up) this.log.warn({ why: error.message }, 'Redis is away; looking in the store instead');
    this.up = false;
  }

  private found() {
    if (!this.up) this.log.info('Redis is there');
    this.up = true;
  }

  /** Does not wait for a Redis that is away: it is tried again and again. */
  async open(hear: (message: unknown) => void) {
    const listening = this.sub.connect().then(() =>
      this.sub.subscribe(CHANNEL, (text) => {
        const message = unseal(this.key, text);
        if (message !== undefined) hear(message);
      }),
    );
    const opened = Promise.all([this.pub.connect(), listening]).catch(() => {});
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([opened, new Promise((done) => (timer = setTimeout(done, 3000)))]);
    clearTimeout(timer);
  }

  tell(message: unknown) {
    if (this.pub.isReady) void this.pub.publish(CHANNEL, seal(this.key, message)).catch(() => {});
  }

  close() {
    for (const client of [this.pub, this.sub]) client.destroy();
  }
}
