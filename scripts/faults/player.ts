import { io } from 'socket.io-client';
import type { Dice } from '../../engine-extensions/dice';
import type { GameModule } from '../../engine-extensions/game-module';
import type { Ack } from '../../server/src/contract';
import type { PlaySocket } from '../../web/src/api/socket';
import { OnlineHost, type Ticket } from '../../web/src/match/online-host';
import { sumOf, type Told } from './record';

/** Writes down what goes over a socket: what is asked, and what is answered. */
function overheard(socket: PlaySocket, { matchID, seat }: Ticket, record: Told): PlaySocket {
  const emit = socket.emit.bind(socket) as (...args: unknown[]) => PlaySocket;
  const ask = (event: string, request: { id: string; move?: string; text?: string }, ack: (a: Ack) => void) => {
    const key = `${matchID} ${seat} ${request.id}`;
    const asked = record.asked.get(key) ?? {
      matchID,
      seat: seat ?? '',
      id: request.id,
      move: request.move ?? null,
      ...(event === 'chat' ? { say: request.text ?? '' } : {}),
    };
    record.asked.set(key, asked);
    return emit(event, request, (answer: Ack<{ stateID?: number; n?: number }>) => {
      if (answer.ok) asked.told = answer.stateID ?? answer.n ?? -1;
      else asked.refused = answer.refused.why;
      ack(answer);
    });
  };
  socket.emit = ((event: string, ...args: unknown[]) => {
    record.messages += 1;
    if (!['move', 'undo'].includes(event)) return emit(event, ...args);
    return ask(event, args[0] as { id: string }, args[1] as (a: Ack) => void);
  }) as typeof socket.emit;
  return socket;
}

/** Somebody with the web app's own client: it comes back, repeats and catches up as it does in a browser. */
export class Player {
  readonly host: OnlineHost;
  private closed = false;
  private last = -1;
  private lines = 0;

  constructor(
    private readonly module: GameModule,
    url: string,
    readonly ticket: Ticket,
    private readonly record: Told,
    private readonly dice: Dice,
    /** how long somebody thinks, in ms */
    private readonly thinks: number,
  ) {
    const socket = io(`${url}/play`, { transports: ['websocket'], forceNew: true, reconnectionDelayMax: 1500, timeout: 6000 }); // prettier-ignore
    this.host = new OnlineHost(overheard(socket as PlaySocket, ticket, record), ticket);
    this.host.subscribe(() => this.look());
    if (ticket.seat !== null) void this.live();
  }

  /** the state on the screen */
  get stateID(): number {
    return this.host['table']?.stateID ?? -1;
  }

  get isBack() {
    const { connection, problem } = this.host.snapshot();
    return connection.state === 'connected' && !problem && this.host['seated'];
  }

  get isOver() {
    return this.host.snapshot().seen?.turn.gameover !== undefined;
  }

  /** Writes down what is on the screen, once for every state. */
  private look() {
    const { seen } = this.host.snapshot();
    const isShown = seen !== null && seen.view === this.host['table']?.view;
    if (!isShown || this.stateID === this.last) return;
    this.last = this.stateID;
    const { matchID, seat } = this.ticket;
    this.record.shown.push({ matchID, viewer: seat, stateID: this.last, sum: sumOf(seen.view, seen.turn) });
  }

  private async live() {
    const { dice } = this;
    while (!this.closed && !this.isOver) {
      await new Promise((done) => setTimeout(done, (dice.number() * 1.5 + 0.25) * this.thinks));
      if (!this.closed && this.isBack) await this.act().catch(() => {});
    }
  }

  private async act() {
    const { host, dice, module } = this;
    const { seen, busy } = host.snapshot();
    const me = this.ticket.seat as string;
    if (!seen || busy) return;
    if (dice.die(25) === 1) await this.chat();
    if (seen.undo.can && dice.die(20) === 1) return void (await host.takeBack());
    const legal = module.rules.legalMoves(seen.view, seen.turn, me).filter((m) => m.move !== 'concede');
    if (legal.length > 0) await host.make(dice.pick(legal));
  }

  /** Said until it is answered, with the same id: chat is no pending request of the web client. */
  private async chat() {
    const { matchID, seat } = this.ticket;
    const id = `line-${++this.lines}`;
    const text = `line ${this.lines} of seat ${seat}`;
    const asked = { matchID, seat: seat ?? '', id, move: null, say: text };
    this.record.asked.set(`${matchID} ${seat} ${id}`, asked);
    await this.host['socket'].timeout(5000).emitWithAck('chat', { id, text }).then(
      (answer: Ack<{ n: number }>) => Object.assign(asked, answer.ok ? { told: answer.n } : { refused: answer.refused.why }),
      () => {}, // no answer: it may have been said or not
    ); // prettier-ignore
  }

  close() {
    this.closed = true;
    this.host.stop();
  }
}
