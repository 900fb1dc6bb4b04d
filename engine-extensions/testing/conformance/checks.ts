import type { State } from 'boardgame.io';
import type { PlayerID } from '../../agenda/agenda';
import { fail } from '../../fail';
import { seeded, type Dice } from '../../dice';
import type { GameModule } from '../../game-module';
import { reduced } from '../../match/match';
import { moveKey, type LegalMove } from '../../moves';
import { awaited, type AnyState } from '../../rules';
import { cardAt, copyJson, exchange } from '../../secrecy/places';

const text = (value: unknown) => JSON.stringify(value);

/** Everything in the state is JSON and stands in one place only. */
export function checkJson(value: unknown, path = 'G', seen = new Set<object>()) {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return;
    case 'number':
      if (!Number.isFinite(value)) fail(`${path} is ${value}, which is not JSON`);
      return;
    case 'object':
      break;
    default:
      fail(`${path} is ${typeof value}, which is not JSON`);
  }
  if (value === null) return;
  if (seen.has(value)) fail(`${path} is an object that stands in two places`);
  seen.add(value);
  const proto = Object.getPrototypeOf(value) as unknown;
  if (!Array.isArray(value) && proto !== Object.prototype && proto !== null) fail(`${path} is not a plain object`);
  for (const key of Object.keys(value)) {
    const inner = (value as Record<string, unknown>)[key];
    if (inner === undefined) fail(`${path}.${key} is undefined, which is not JSON`);
    checkJson(inner, `${path}.${key}`, seen);
  }
}

/** Somebody can act; only active seats have moves; nothing is listed twice. Gives all legal moves by seat. */
export function checkMoves(module: GameModule, G: AnyState): Map<PlayerID, LegalMove[]> {
  const turn = module.rules.turn(G);
  const waiting = awaited(turn);
  if (waiting.length === 0) fail('nobody is waited for and the match is not over');
  const legal = new Map<PlayerID, LegalMove[]>();
  for (const p of G.players) {
    const moves = module.rules.legalMoves(G, turn, p);
    if (waiting.includes(p)) {
      if (moves.length === 0) fail(`seat ${p} is waited for and has no move`);
      legal.set(p, moves);
    } else if (
      moves.some((m) => module.rules.whyNot(G, turn, p, m) === undefined && turn.activePlayers?.[p] === undefined)
    )
      fail(`seat ${p} is not active and has moves`);
    const keys = moves.map(moveKey);
    if (new Set(keys).size !== keys.length)
      fail(`listed twice for seat ${p}: ${keys.find((k, i) => keys.indexOf(k) !== i)}`);
  }
  return legal;
}

/** The list from the seat's own view is the list from the full state, and it survives the wire. */
export function checkListFromView(module: GameModule, G: AnyState, me: PlayerID, legal: readonly LegalMove[]) {
  const view = JSON.parse(text(module.rules.view(G, me))) as unknown;
  const listed = module.rules.legalMoves(view, module.rules.turn(G), me);
  if (text(listed) !== text(legal)) fail(`seat ${me}'s moves differ between state and view`);
}

/** What the driver asks of the state alone is what the turn says. */
export function checkDriver({ rules }: GameModule, G: AnyState, legal: ReadonlyMap<PlayerID, LegalMove[]>) {
  if (text(rules.awaited(G)) !== text(awaited(rules.turn(G)))) fail('state and turn wait for different seats');
  for (const [p, moves] of legal) {
    if (text(rules.legalNow(G, p)) !== text(moves)) fail(`seat ${p} has other moves by the state than by the turn`);
    if (text(rules.anyNow(G, p, seeded(p))) !== text(seeded(p).pick(moves)))
      fail(`seat ${p} is given another move by chance`);
  }
}

/** What each seat could do before the last move. */
export type Stale = ReadonlyMap<PlayerID, readonly LegalMove[]>;

/** What refusals are tried with. */
export interface Doubts {
  stale: Stale;
  /** moves that may stay legal when they are no longer listed */
  unlisted: readonly string[];
  dice: Dice;
}

/** A listed move is accepted; altered, stale, inherited and foreign ones are not, and asking changes nothing. */
export function checkRefusals(
  module: GameModule,
  G: AnyState,
  legal: Map<PlayerID, LegalMove[]>,
  { stale, unlisted, dice }: Doubts,
) {
  const { rules } = module;
  const turn = rules.turn(G);
  const before = text(G);
  for (const [me, moves] of legal) {
    const keys = new Set(moves.map(moveKey));
    const listed = dice.pick(moves);
    const no = rules.whyNot(G, turn, me, listed);
    if (no) fail(`listed and refused: ${moveKey(listed)} for seat ${me} (${no.rule ?? ''} ${no.why})`);
    for (const altered of alterations(listed, dice)) {
      if (keys.has(moveKey(altered))) continue;
      if (rules.whyNot(G, turn, me, altered) === undefined)
        fail(`accepted though not listed: ${moveKey(altered)} for seat ${me}`);
    }
    for (const name of ['toString', '__proto__', 'constructor', 'hasOwnProperty'])
      if (!rules.whyNot(G, turn, me, { move: name, args: [] })) fail(`accepted the inherited name ${name}`);
    for (const other of [...G.players, '9', '__proto__']) {
      if (legal.has(other)) continue;
      if (!rules.whyNot(G, turn, other, listed)) fail(`seat ${other} may ${moveKey(listed)} out of turn`);
    }
  }
  for (const [me, moves] of stale) {
    const now = new Set(rules.legalMoves(G, turn, me).map(moveKey)); // also of seats that may act though nobody waits for them
    const gone = moves.filter((m) => !now.has(moveKey(m)) && !unlisted.includes(m.move));
    if (gone.length === 0) continue;
    const old = dice.pick(gone);
    if (!rules.whyNot(G, turn, me, old)) fail(`seat ${me} may still ${moveKey(old)}, which is no longer listed`);
  }
  if (text(G) !== before) fail('asking about moves changed the state');
}

/** boardgame.io writes every refusal to the console. */
function quietly<T>(what: () => T): T {
  const { error } = console;
  console.error = () => {};
  try {
    return what();
  } finally {
    console.error = error;
  }
}

/** What is not listed is no move to the engine either, whoever sends it. */
export function checkEngineRefuses(module: GameModule, state: State, legal: Map<PlayerID, LegalMove[]>, dice: Dice) {
  const before = text(state.G);
  for (const [by, moves] of legal) {
    const keys = new Set(moves.map(moveKey));
    const wrong = alterations(dice.pick(moves), dice).filter((m) => !keys.has(moveKey(m)));
    if (wrong.length === 0) continue;
    const altered = dice.pick(wrong);
    const next = quietly(() => reduced(module, state, { by, ...altered }));
    if (!('error' in next)) fail(`the engine makes a move that is not listed: ${moveKey(altered)} for seat ${by}`);
  }
  if (text(state.G) !== before) fail('a refused move changed the state');
}

const ODD: readonly unknown[] = [null, -1, 1e9, '', '__proto__', 'no-such-card', [], {}, [[]], true];

function alterations({ move, args }: LegalMove, dice: Dice): LegalMove[] {
  const changed: LegalMove[] = [{ move, args: [...args, dice.pick(ODD)] }];
  if (args.length > 0) changed.push({ move, args: args.slice(0, -1) });
  args.forEach((arg, i) => {
    changed.push({ move, args: args.map((a, j) => (i === j ? dice.pick(ODD) : a)) });
    if (typeof arg === 'string') changed.push({ move, args: args.map((a, j) => (i === j ? `${arg}x` : a)) });
    if (Array.isArray(arg)) changed.push({ move, args: args.map((a, j) => (i === j ? [...arg, ...arg, 'x'] : a)) });
  });
  return changed;
}

/** All pieces are still there, each once. */
export function checkPieces(module: GameModule, G: AnyState, atStart: string) {
  const now = sortedPieces(module, G);
  if (now !== atStart) fail(`pieces were lost, doubled or made:\n${difference(atStart, now)}`);
}

export const sortedPieces = (module: GameModule, G: AnyState) => module.pieces(G).sort().join(' ');

function difference(before: string, after: string) {
  const left = after.split(' ');
  const gone = before.split(' ').filter((piece) => {
    const at = left.indexOf(piece);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return `gone: ${gone.join(' ') || 'none'}; new: ${left.join(' ') || 'none'}`;
}

/** Exchanging what a viewer cannot tell apart changes nothing that viewer gets. Says whether anything was exchanged. */
export function checkLeaks(module: GameModule, G: AnyState, viewer: PlayerID | null, dice: Dice): boolean {
  const groups = module.hiddenFrom(G, viewer);
  const other = copyJson(G);
  exchange(other, groups, dice);
  const seen = text(module.rules.view(G, viewer));
  if (text(module.rules.view(other, viewer)) !== seen)
    fail(`the view of ${viewer ?? 'a spectator'} betrays a hidden card`);
  if (text(module.hiddenFrom(other, viewer)) !== text(groups))
    fail(`hiddenFrom depends on a card hidden from ${viewer ?? 'a spectator'}`);
  if (viewer !== null) {
    const turn = module.rules.turn(G);
    if (text(module.rules.legalMoves(other, turn, viewer)) !== text(module.rules.legalMoves(G, turn, viewer)))
      fail(`the moves of seat ${viewer} betray a hidden card`);
  }
  checkFacesCovered(groups, G, seen, viewer);
  return groups.some((g) => new Set(g.map((p) => cardAt(G, p))).size > 1);
}

/** A hidden card's name stands nowhere in the view, unless the same name lies open too. */
function checkFacesCovered(
  groups: ReturnType<GameModule['hiddenFrom']>,
  G: AnyState,
  seen: string,
  viewer: PlayerID | null,
) {
  const named = new Set(seen.match(/"[^"#]+#[^"]*"/g)); // once, not once per card
  for (const group of groups) {
    if (group.length < 2) continue;
    for (const place of group) {
      const card = cardAt(G, place);
      if (typeof card === 'string' && named.has(`"${card}"`))
        fail(`${card} is hidden from ${viewer ?? 'a spectator'} and named in the view`);
    }
  }
}
