import { beginTurn, then, type PlayerID } from '../../engine-extensions/agenda/agenda';
import type { SetupArgs } from '../../engine-extensions/define-game';
import type { Dice } from '../../engine-extensions/dice';
import { say } from '../../engine-extensions/log/log';
import { GUILDS, MILITIA, OBJECTIVES, STAKES, STARTERS, type Guild } from './cards';
import { seatOf, turnStake } from './rules/cards-in-motion';
import { layout, makeZone } from './rules/zones';
import { DEALT, LAST, PILE, type ArcOptions, type Seat, type State } from './state';

const mix = (ids: readonly string[], dice: Dice) => dice.shuffle([...ids].sort());

const emptySeat = (): Seat => ({
  guild: null,
  deck: [],
  hand: [],
  resource: [],
  removed: [],
  objectives: [],
  won: [],
  wins: { bribe: 0, free: 0, foreign: 0 },
});

/** ARC-SETUP-06 to 11; the guilds come next. */
export function setup({ players, options, dice }: SetupArgs<ArcOptions>): State {
  const stakes = mix(Object.keys(STAKES), dice);
  const zones = layout(players).map(({ id, control }) => makeZone(id, control, stakes.splice(-PILE)));
  const firstPlayer = dice.pick(players);
  const G: State = {
    players,
    now: { phase: 'guilds', player: firstPlayer, turn: 0 },
    agenda: [{ do: 'deal' }],
    events: [],
    options,
    round: 0,
    firstPlayer,
    seats: Object.fromEntries(players.map((p) => [p, emptySeat()])),
    zones,
    anyGuild: [],
    tail: dice.shuffle(['jubilee', ...Array.from({ length: LAST }, () => 'stake' as const)]),
    jubilee: false,
    box: stakes,
    guildBox: GUILDS.flatMap((g) => Object.keys(STARTERS[g])),
    limbo: [],
    militiaDeck: options.militia ? mix(Object.keys(MILITIA), dice) : [],
    militiaAside: [],
    objectiveBox: options.objectives ? mix(Object.keys(OBJECTIVES), dice) : [],
    idle: { quiet: 0, dry: 0 },
    seen: { displayed: false, won: false },
    record: { began: firstPlayer, contested: 0, drawn: 0, personalities: 0, bribed: 0, played: {}, thrown: {} },
  };
  for (const zone of zones) turnStake(G, zone.id);
  if (options.guilds === 'chance') G.anyGuild = [...players];
  else then(G, { wait: Object.fromEntries(players.map((p) => [p, 'guild'])), ask: 'guild' });
  return G;
}

/** ARC-SETUP-01 to 05, ARC-RULING-25: who left it to chance draws now; everybody gets their eleven cards. */
export function deal(G: State, dice: Dice) {
  for (const p of G.players) {
    const seat = seatOf(G, p);
    if (seat.guild === null) {
      seat.guild = dice.pick(freeGuilds(G));
      say(G, { event: 'guildDrawn', by: p, guild: seat.guild });
    }
    const cards = Object.keys(STARTERS[seat.guild]);
    G.guildBox = G.guildBox.filter((c) => !cards.includes(c));
    seat.deck = mix(cards, dice);
  }
  G.anyGuild = [];
  then(G, { do: 'startRound' });
  if (G.options.objectives) dealObjectives(G);
}

/** ARC-OBJ-01, ARC-OBJ-02 */
function dealObjectives(G: State) {
  for (const p of G.players) seatOf(G, p).objectives = G.objectiveBox.splice(-DEALT).sort();
  beginTurn(G, 'objectives', G.firstPlayer);
  then(G, { wait: Object.fromEntries(G.players.map((p) => [p, 'objectives'])), ask: 'objectives' });
}

/** The guilds nobody has taken. */
export const freeGuilds = (table: {
  readonly players: readonly PlayerID[];
  readonly seats: Readonly<Record<PlayerID, { readonly guild: Guild | null }>>;
}): Guild[] => GUILDS.filter((g) => table.players.every((p) => table.seats[p]?.guild !== g));
