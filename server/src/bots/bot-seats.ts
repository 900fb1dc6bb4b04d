import { randomInt } from 'node:crypto';
import { BOT_LEVELS, type BotLevel } from '../../../engine-extensions/bots/bot';
import { stateOf, turnOf } from '../../../engine-extensions/match/match';
import type { LegalMove } from '../../../engine-extensions/moves';
import { copyJson, sortHidden } from '../../../engine-extensions/secrecy/places';
import { newSeed } from '../auth/credentials';
import type { HintReply } from '../contract';
import { brief } from '../log';
import type { House, Listener } from '../matches/house';
import type { Hot } from '../matches/hot';
import { play } from '../matches/play';
import { turnWith } from '../matches/reading';
import { no, Refused } from '../refusals';
import type { MatchRow } from '../storage/storage';
import type { BotPool } from './pool';
import type { Answer, Question } from './question';

/** After so many failures at the same state any legal move is made: no match waits for ever. */
const MAX_FAILURES = 2;

/** Sits in the bots' seats: sees whose turn it is, lets a worker think, and moves through the same queue as people. */
export class BotSeats implements Listener {
  /** matches in which a bot is about to move */
  private readonly busy = new Set<string>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private closed = false;
  /** several servers: the one that looks after this match */
  owns: (matchID: string) => boolean = () => true;

  constructor(
    private readonly house: House,
    private readonly pool: BotPool,
  ) {
    house.listeners.push(this);
  }

  changed(hot: Hot) {
    this.consider(hot.row);
  }

  loaded(hot: Hot) {
    this.consider(hot.row);
  }

  /** Matches in which a bot was to move when the server stopped. */
  async resume() {
    for (const id of await this.house.parts.storage.botTurns(10_000))
      if (this.owns(id) && !this.busy.has(id))
        await this.house.with(id, ({ row }) => this.consider(row)).catch(() => {});
  }

  consider(row: MatchRow) {
    if (!row.botTurn || !this.owns(row.id) || this.closed || this.busy.has(row.id)) return;
    this.busy.add(row.id);
    this.after(this.house.parts.config.botDelay, row.id, 0);
  }

  private after(ms: number, id: string, failures: number) {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.turn(id, failures).catch((error: unknown) => {
        this.busy.delete(id);
        const gone = error instanceof Refused && ['no-such-match', 'closing'].includes(error.refusal.why);
        if (!gone) this.house.parts.log.error({ match: brief(id), err: error }, 'a bot gave up');
      });
    }, ms);
    this.timers.add(timer);
  }

  /** One move of one bot. */
  private async turn(id: string, failures: number) {
    const asked = await this.house.with(id, (hot) => {
      const seat = hot.row.botTurn ? hot.row.awaited.find((p) => hot.row.seats[p]?.bot !== undefined) : undefined;
      if (seat === undefined || !this.owns(id)) {
        this.busy.delete(id);
        return undefined;
      }
      return { seat, stateID: hot.match.state._stateID, question: this.questionFor(hot, seat) };
    });
    if (!asked) return;
    const { seat, stateID, question } = asked;
    const answer = failures > MAX_FAILURES ? undefined : await this.ask(id, question);
    const moved = await this.house.with(id, async (hot) => {
      const level = hot.row.seats[seat]?.bot;
      if (level === undefined || hot.row.gameover !== undefined) return true; // a person is back, or it is over
      const move = failures > MAX_FAILURES ? anyMove(hot, seat) : answer?.move;
      if (!move) return false;
      try {
        await play(this.house, hot, seat, move, { id: null, stateID, bot: true });
        return true;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (hot.match.state._stateID === stateID)
          this.house.parts.log.warn({ match: brief(id), seat, why: error.refusal.why }, 'a bot was refused');
        return hot.match.state._stateID !== stateID; // the table has changed: think again
      }
    });
    if (!moved && failures > MAX_FAILURES + 2) {
      this.busy.delete(id);
      return;
    }
    if (!moved) return this.after(this.house.parts.config.botDelay, id, failures + 1);
    this.busy.delete(id);
    await this.house.with(id, (hot) => this.consider(hot.row));
  }

  private async ask(id: string, question: Question): Promise<Answer | undefined> {
    const { log, metrics } = this.house.parts;
    try {
      const answer = await this.pool.think(question);
      metrics.botTime.observe({ game: question.game, level: question.level }, answer.ms / 1000);
      return answer;
    } catch (error) {
      if (this.closed) return undefined;
      metrics.botFailures.inc({ game: question.game });
      log.error({ match: brief(id), game: question.game, level: question.level, err: error }, 'a bot failed');
      return undefined;
    }
  }

  /** What a bot in this seat is asked: hidden cards are put in a fixed order before they leave this thread. */
  questionFor({ row, match }: Hot, seat: number): Question {
    const me = String(seat);
    const { module } = match;
    const imagined = copyJson(stateOf(match));
    sortHidden(imagined, module.hiddenFrom(stateOf(match), me));
    imagined.events = [];
    const best = BOT_LEVELS.filter((l) => module.bots[l] !== undefined).at(-1);
    const level: BotLevel = row.seats[seat]?.bot ?? best ?? no('no-such-bot');
    return { game: row.game, level, me, turn: turnWith(turnOf(match)), imagined, seed: newSeed() };
  }

  /** What a bot would do, for somebody who asks for advice. */
  async advise(question: Question): Promise<HintReply> {
    const module = this.house.moduleOf(question.game);
    if (module.rules.legalMoves(question.imagined, question.turn, question.me).length === 0) no('not-your-turn');
    const answer = await this.ask('hint', question);
    if (!answer) return no('busy');
    return { move: answer.move, ...(answer.because === undefined ? {} : { because: answer.because }) };
  }

  async close() {
    this.closed = true;
    for (const timer of this.timers) clearTimeout(timer);
    await this.pool.close();
  }
}

function anyMove({ match }: Hot, seat: number): LegalMove | undefined {
  const legal = match.module.rules.legalMoves(stateOf(match), turnOf(match), String(seat));
  return legal[legal.length > 1 ? randomInt(legal.length) : 0];
}
