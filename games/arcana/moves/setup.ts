import { done } from '../../../engine-extensions/agenda/agenda';
import { say, whisper } from '../../../engine-extensions/log/log';
import { movesFor } from '../../../engine-extensions/moves';
import { refuse } from '../../../engine-extensions/refusal';
import { GUILDS, type Guild, type ObjectiveId } from '../cards';
import { seatOf } from '../rules/cards-in-motion';
import { freeGuilds } from '../setup';
import type { State } from '../state';
import type { View } from '../view';

const move = movesFor<State, View>();

/** ARC-SETUP-01, ARC-RULING-25: first come, first served. */
export const chooseGuild = move<[guild: Guild | 'chance']>({
  together: true,
  options: (view) => [...freeGuilds(view).map((g): [Guild] => [g]), ['chance']],
  whyNot: (_view, _me, guild) =>
    GUILDS.includes(guild as Guild) ? refuse('ARC-RULING-25', 'guild-taken') : refuse('ARC-SETUP-01', 'no-such-guild'),
  play: ({ G, playerID }, guild) => {
    done(G, playerID);
    if (guild === 'chance') G.anyGuild.push(playerID);
    else seatOf(G, playerID).guild = guild;
    say(G, { event: 'guildChosen', by: playerID, guild });
  },
});

/** ARC-OBJ-02: which two of the four are kept. */
export const pickObjectives = move<[one: ObjectiveId, other: ObjectiveId]>({
  together: true,
  secret: true,
  options: ({ own: { objectives } }) =>
    objectives.flatMap((one, i) => objectives.slice(i + 1).map((other): [ObjectiveId, ObjectiveId] => [one, other])),
  whyNot: () => refuse('ARC-OBJ-02', 'keep-two'),
  play: ({ G, playerID }, one, other) => {
    const seat = seatOf(G, playerID);
    G.objectiveBox.push(...seat.objectives.filter((o) => o !== one && o !== other));
    G.objectiveBox.sort(); // ARC-OBJ-03: their order tells nothing
    seat.objectives = [one, other];
    done(G, playerID);
    const kept = { event: 'objectivesKept', by: playerID } as const;
    whisper(G, [playerID], { ...kept, kept: [one, other] }, kept);
  },
});
