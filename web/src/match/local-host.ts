import type { BotLevel } from '../../../engine-extensions/bots/bot';
import type { GameModule } from '../../../engine-extensions/game-module';
import { heardBy, type LogEvent, type Told as ToldEvent } from '../../../engine-extensions/log/log';
import {
  createMatch,
  makeMove,
  stateOf,
  turnOf,
  undoMove,
  whyNoUndo,
  type Match,
  type MoveRecord,
} from '../../../engine-extensions/match/match';
import type { LegalMove } from '../../../engine-extensions/moves';
import { refuse, type Refusal } from '../../../engine-extensions/refusal';
import { whyNoReplay } from '../../../engine-extensions/replay/replay';
import { awaited } from '../../../engine-extensions/rules';
import type { TableSeat } from '../table/props';
import { Told, type Host, type HostState } from './host';
import { nextViewer, type Viewer } from './hot-seat';
import { botAt, personsOf, recordOf, type Changed, type Save } from './save';

/** What a local match needs besides its rules; the page gives the browser's, tests their own. */
export interface LocalTools {
  /** writes when nobody else has since `rev` */
  change(id: string, rev: number, change: (save: Save) => Save): Promise<Changed>;
  read(id: string): Promise<Save | undefined>;
  onSaved(id: string, listener: () => void): () => void;
  /** what a bot would do at this table in this seat */
  think(match: Match, seat: string, level: BotLevel): Promise<{ move: LegalMove; because: string }>;
  /** lets a bot's move be seen */
  pause(): Promise<void>;
}

type Telling = readonly ToldEvent<LogEvent>[];

/** A match in this browser: hot-seat, solo, with bots. Every move is saved before it is shown. */
export class LocalHost implements Host {
  readonly place = 'local' as const;
  private match: Match;
  /** what every move told, to be heard anew by each viewer */
  private told: Telling[] = [];
  private viewer: Viewer = { me: null, curtain: null };
  private thinking = false;
  private stopped = false;
  private readonly state: Told<HostState>;
  private readonly unsubscribe: () => void;

  constructor(
    private readonly module: GameModule,
    private save: Save,
    private readonly tools: LocalTools,
    as?: string,
  ) {
    const empty = { me: null, curtain: null, seen: null, seats: [], botPlaysMe: false, busy: false, chat: [] };
    this.state = new Told<HostState>({ ...empty, connection: { state: 'local' } });
    this.match = this.begin(save);
    this.unsubscribe = tools.onSaved(save.id, () => void this.catchUp());
    if (!this.state.get().problem) {
      if (as !== undefined) this.viewer = { me: this.seatToShow(as), curtain: null };
      this.show();
      void this.letBotsPlay();
    }
  }

  snapshot = () => this.state.get();
  subscribe = (listener: () => void) => this.state.subscribe(listener);
  /** for the result: the whole table, once it is over */
  finalState = () => (turnOf(this.match).gameover === undefined ? undefined : stateOf(this.match));
  current = () => this.save;

  private seatToShow(as: string): string | null {
    return as === 'auto' ? (awaited(turnOf(this.match))[0] ?? '0') : as;
  }

  /** The table from deal and moves; what cannot be worked out any more is said, and nothing is thrown away. */
  private begin(save: Save): Match {
    const record = recordOf(save);
    const stale = whyNoReplay(this.module, record);
    let match = createMatch(this.module, { ...record, setupData: stale ? undefined : record.setupData });
    this.told = [stateOf(match).events];
    if (stale) {
      this.fail(`It was ${stale}. It cannot go on here, but nothing was deleted.`);
      return match;
    }
    for (const move of record.moves) {
      const made = attempt(match, move);
      if ('refused' in made) {
        this.fail(`Move ${match.n + 1} of ${record.moves.length} cannot be read any more. Nothing was deleted.`);
        return match;
      }
      match = made.match;
      this.told.push(stateOf(match).events);
    }
    return match;
  }

  private fail(detail: string) {
    this.state.set({ problem: { title: 'This saved match cannot be opened', detail } });
  }

  private seats(): TableSeat[] {
    return this.save.setup.seats.map((seat, i) => {
      const level = botAt(this.save, String(i));
      return {
        id: String(i),
        name: seat.name,
        connected: true,
        ...(level ? { kind: 'bot', level } : { kind: 'person' }),
      };
    });
  }

  /** Persons that play themselves; with one person at the device that seat is always shown. */
  private atDevice(): string[] {
    const persons = personsOf(this.save);
    const playing = persons.filter((seat) => botAt(this.save, seat) === null);
    return persons.length > 1 && playing.length > 0 ? playing : persons;
  }

  private show() {
    const G = stateOf(this.match);
    const turn = turnOf(this.match);
    this.viewer = nextViewer(this.module, G, this.atDevice(), this.viewer);
    const { me, curtain } = this.viewer;
    const why = me === null ? refuse(null, 'not-your-move') : whyNoUndo(this.match, me);
    this.state.set({
      me,
      curtain,
      seats: this.seats(),
      botPlaysMe: me !== null && botAt(this.save, me) !== null,
      busy: false,
      ...(curtain === null ? {} : { open: this.module.rules.view(G, null) }),
      seen:
        curtain !== null
          ? null
          : {
              view: this.module.rules.view(G, me),
              turn,
              n: this.match.n,
              story: this.told.map((events, n) => ({ n, events: heardBy(events, me) })),
              undo: why ? { can: false, why } : { can: true },
            },
      ...(this.showsDeal(turn.gameover !== undefined) ? { seed: this.save.setup.seed } : {}),
    });
  }

  /** A deal that was chosen, that is over, or that a single player keeps on honour. */
  private showsDeal(over: boolean) {
    const { chosen, seats } = this.save.setup;
    return over || chosen === true || (this.module.meta.chosenSeed !== undefined && seats.length === 1);
  }

  lift = () => {
    const { curtain } = this.viewer;
    if (curtain === null) return;
    this.viewer = { me: curtain, curtain: null };
    this.show();
  };

  /** Saves first, shows then; a tab that was overtaken catches up and says so. */
  private async commit(next: Match, moves: readonly MoveRecord[]): Promise<Refusal | undefined> {
    const { id, rev } = this.save;
    const turn = stateOf(next).now.turn;
    const over = turnOf(next).gameover !== undefined;
    const change = (save: Save): Save => ({ ...save, moves, turn, over });
    let changed: Changed;
    try {
      changed = await this.tools.change(id, rev, change);
    } catch {
      // no room or no storage: play goes on, and the page says that nothing is kept
      changed = { written: true, save: { ...change(this.save), rev: rev + 1 } };
      const problem = 'This browser cannot save: the match lasts as long as the page.';
      this.state.set({ connection: { state: 'local', problem } });
    }
    if (changed.written && changed.save) {
      this.save = changed.save;
      this.match = next;
      this.told = this.told.slice(0, next.n);
      this.told[next.n] = stateOf(next).events;
      this.show();
      void this.letBotsPlay();
      return undefined;
    }
    await this.catchUp();
    return refuse(null, 'stale');
  }

  private async catchUp() {
    const stored = await this.tools.read(this.save.id);
    if (this.stopped || !stored || stored.rev <= this.save.rev) return;
    this.save = stored;
    this.match = this.begin(stored);
    this.show();
    void this.letBotsPlay();
  }

  private async play(by: string, move: LegalMove): Promise<Refusal | undefined> {
    const record: MoveRecord = { by, move: move.move, args: move.args };
    const made = attempt(this.match, record);
    if ('refused' in made) return made.refused;
    return this.commit(made.match, [...this.save.moves, record]);
  }

  async make(move: LegalMove): Promise<Refusal | undefined> {
    const { me } = this.viewer;
    if (me === null) return refuse(null, 'not-seated');
    if (this.state.get().busy) return refuse(null, 'busy');
    this.state.set({ busy: true });
    const refused = await this.play(me, move);
    this.state.set({ busy: false });
    return refused;
  }

  async takeBack(): Promise<Refusal | undefined> {
    const { me } = this.viewer;
    if (me === null) return refuse(null, 'not-seated');
    const undone = undoMove(this.match, me);
    if ('refused' in undone) return undone.refused;
    return this.commit(undone.match, this.save.moves.slice(0, -1));
  }

  hint = async () => {
    const { me } = this.viewer;
    const level = this.module.meta.bots.at(-1);
    if (me === null || level === undefined) throw new Error('nobody to ask');
    const answer = await this.tools.think(this.match, me, level);
    const { id, rev } = this.save;
    const { written, save } = await this.tools.change(id, rev, (was) => ({ ...was, hints: (was.hints ?? 0) + 1 }));
    if (written && save) this.save = save;
    return answer;
  };

  async handOver(toBot: boolean): Promise<Refusal | undefined> {
    const { me } = this.viewer;
    const level = this.module.meta.bots.at(-1);
    if (me === null || level === undefined) return refuse(null, 'no-such-bot');
    const { id, rev } = this.save;
    const { written, save } = await this.tools.change(id, rev, (was) => ({
      ...was,
      handed: { ...was.handed, [me]: toBot ? level : null },
    }));
    if (!written || !save) {
      await this.catchUp();
      return refuse(null, 'stale');
    }
    this.save = save;
    this.show();
    void this.letBotsPlay();
    return undefined;
  }

  /** One bot after the other, until a person is awaited. */
  private async letBotsPlay() {
    if (this.thinking) return;
    this.thinking = true;
    try {
      for (;;) {
        const seat = awaited(turnOf(this.match)).find((p) => botAt(this.save, p) !== null);
        const level = seat === undefined ? null : botAt(this.save, seat);
        if (this.stopped || seat === undefined || level === null) return;
        const { match } = this;
        const [{ move }] = await Promise.all([this.choose(match, seat, level), this.tools.pause()]);
        // somebody moved or took back meanwhile: look again
        if (this.stopped || this.match !== match || botAt(this.save, seat) === null) continue;
        const refused = await this.play(seat, move);
        if (refused && refused.why !== 'stale') return;
      }
    } finally {
      this.thinking = false;
    }
  }

  /** A bot that fails must not end the match: then it does anything that is allowed. */
  private async choose(match: Match, seat: string, level: BotLevel): Promise<{ move: LegalMove }> {
    try {
      return await this.tools.think(match, seat, level);
    } catch (error) {
      console.error(error);
      return { move: this.module.rules.legalMoves(stateOf(match), turnOf(match), seat)[0] as LegalMove };
    }
  }

  stop() {
    this.stopped = true;
    this.unsubscribe();
  }
}

/** A throwing rule ends the move, not the page. */
function attempt(match: Match, move: MoveRecord): ReturnType<typeof makeMove> {
  try {
    return makeMove(match, move);
  } catch (error) {
    console.error(error);
    return { refused: refuse(null, 'rule-failed') };
  }
}
