import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A line between two ends that can be cut, held, or cut just after a word has gone through. */
export class Cable {
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private isDown = false;
  private isHeld = false;
  private word: string | undefined;
  private turn = 0;
  /** how often it was cut after the word */
  cutsAfterWord = 0;

  private constructor(
    private readonly server: Server,
    /** each connection goes to the next of them that answers */
    private readonly ports: () => readonly number[],
  ) {
    server.on('connection', (near) => this.join(near, this.ports().length));
  }

  static async to(ports: () => readonly number[], port = 0): Promise<Cable> {
    const server = createServer();
    const cable = new Cable(server, ports);
    await new Promise<void>((ready, failed) => server.once('error', failed).listen(port, '127.0.0.1', ready));
    return cable;
  }

  get port() {
    return (this.server.address() as AddressInfo).port;
  }

  private join(near: Socket, tries: number) {
    near.on('error', () => {});
    const ports = this.ports();
    const port = ports[this.turn++ % Math.max(1, ports.length)];
    if (this.isDown || tries === 0 || port === undefined) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    far.once('error', () => {
      if (!pair) this.join(near, tries - 1);
    });
    let pair: readonly [Socket, Socket] | undefined;
    far.once('connect', () => {
      pair = [near, far];
      this.pairs.add(pair);
      for (const end of pair) {
        end.setNoDelay(true);
        end.on('error', () => {});
        end.once('close', () => {
          this.pairs.delete(pair!);
          near.destroy();
          far.destroy();
        });
      }
      if (this.isHeld) for (const end of pair) end.pause();
      near.on('data', (data) => this.pass(data, near, far));
      far.on('data', (data) => near.write(data));
    });
  }

  private pass(data: Buffer, near: Socket, far: Socket) {
    far.write(data);
    if (this.word === undefined || !data.includes(this.word)) return;
    this.cutsAfterWord += 1;
    this.word = undefined;
    near.destroy(); // the word gets there, its answer does not come back
    setTimeout(() => far.destroy(), 20);
  }

  /** Every connection that is open breaks. */
  cut() {
    for (const pair of [...this.pairs]) for (const end of pair) end.destroy();
  }

  /** No connection comes about until it is mended. */
  down() {
    this.isDown = true;
    this.cut();
  }

  /** Open lines stay open, nothing passes. */
  hold() {
    this.isHeld = true;
    for (const pair of this.pairs) for (const end of pair) end.pause();
  }

  mend() {
    this.isDown = this.isHeld = false;
    for (const pair of this.pairs) for (const end of pair) end.resume();
  }

  /** Cuts the next connection that says this, right after it was said. */
  cutAfter(word: string) {
    this.word = word;
  }

  close() {
    this.cut();
    this.server.close();
  }
}
