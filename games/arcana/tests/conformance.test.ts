import { conformance } from '../../../engine-extensions/testing/conformance/conformance';
import { arcana } from '..';
import { EFFECTS, GUILDS, LOCATIONS, MILITIA, PERSONALITIES, RELICS, STARTERS } from '../cards';

const off = { guilds: 'choose', objectives: false, militia: false, tacticalRemoval: false };
const all = { guilds: 'chance', objectives: true, militia: true, tacticalRemoval: true };

/** Names of cards in what was told or done. */
const names = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(names)
      : [];

const cards = [RELICS, LOCATIONS, PERSONALITIES, MILITIA, ...GUILDS.map((g) => STARTERS[g])].flatMap(Object.keys);

/** A short run cannot meet every card; `bot.test.ts` shows that each is used, a run of 100 and more demands it here too. */
const long = Number(process.env['CONFORMANCE_MATCHES'] ?? 0) >= 100;

conformance(arcana, {
  matches: 5,
  optionSets: [
    off,
    all,
    { ...off, objectives: true },
    { ...off, militia: true },
    { ...off, tacticalRemoval: true },
    all,
  ],
  mustUse: [
    ...(long ? [...cards, ...EFFECTS, 'scryOrder'] : []),
    ...['bribe', 'callMilitia', 'placeMilitia', 'chooseRemoval', 'announceArcanum', 'pickObjectives'],
    ...['chooseGuild', 'displayAgent', 'playLocation', 'discard', 'jubilee', 'resolved', 'turnedUp', 'guildDrawn'],
  ],
  usedBy: (happened) => names(happened),
});
