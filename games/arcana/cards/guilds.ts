import { agent, table, type Card, type CardId, type Effect, type Guild } from './card';

/** ARC-SETUP-03: nine Agents of 5 points each, a headquarters and a treasure of 1 VP each. */
const headquarters = (guild: Guild, effect: Effect, art: string, more: Partial<Card> = {}) => ({
  kind: 'location' as const,
  guild,
  ducat: 0,
  staff: 0,
  sword: 0,
  cup: 0,
  gold: [],
  vp: 1,
  effect,
  art,
  ...more,
});

const treasure = (guild: Guild, ducat: number, art: string) => ({
  kind: 'relic' as const,
  guild,
  ducat,
  staff: 0,
  sword: 0,
  cup: 0,
  gold: [],
  vp: 1,
  art,
});

/** Mercenaries' heirs with the monopoly on weapons: they lean to the Staff. */
const BLADES = table('starter', {
  'Gate Halberd': agent('blades', [4, 1, 0], 'sharp-halberd'),
  'Pike Sergeant': agent('blades', [3, 1, 1], 'spears'),
  'Arena Veteran': agent('blades', [3, 0, 2], 'spartan-helmet'),
  'Duelling Master': agent('blades', [2, 3, 0], 'fencer'),
  'Goblin fire-support': agent('blades', [1, 0, 4], 'goblin'),
  Courtesan: agent('blades', [0, 3, 2], 'rose'),
  'Sword Grinder': agent('blades', [2, 2, 1], 'sword-smithing'),
  Recruiter: agent('blades', [1, 2, 2], 'sword-brandish'),
  'Field Surgeon': agent('blades', [1, 1, 3], 'sewing-needle'),
  'The Whetstone': headquarters('blades', 'boost', 'anvil'),
  'Founders’ Banner': treasure('blades', 3, 'tower-flag'),
});

/** Carriers by land and water, and runaway assassins: they lean to the Cup. */
const FERRYMEN = table('starter', {
  Crossbowman: agent('ferrymen', [3, 2, 0], 'crossbow'),
  Necromancer: agent('ferrymen', [2, 0, 3], 'skull-crossed-bones'),
  'Weir Pilot': agent('ferrymen', [1, 0, 4], 'ship-wheel'),
  'Reed Witch': agent('ferrymen', [0, 3, 2], 'moon-claws'),
  'Drowned Chaplain': agent('ferrymen', [1, 0, 4], 'drowning'),
  'Runaway Blade': agent('ferrymen', [4, 1, 0], 'hooded-assassin'),
  'Toll Keeper': agent('ferrymen', [1, 3, 1], 'keyring'),
  'Caravan Master': agent('ferrymen', [2, 2, 1], 'camel'),
  'Night Oarsman': agent('ferrymen', [1, 2, 2], 'canoe'),
  'The Long Ferry': headquarters('ferrymen', 'move', 'rialto-bridge'),
  'Pilot’s Lamp': treasure('ferrymen', 3, 'lantern'),
});

/** Smuggling and burglary: they lean to the Sword. */
const THIEVES = table('starter', {
  'Roof Cat': agent('thieves', [0, 4, 1], 'cat'),
  Emissary: agent('thieves', [1, 3, 1], 'envelope'),
  Smuggler: agent('thieves', [2, 3, 0], 'rope-coil'),
  Forger: agent('thieves', [0, 3, 2], 'scroll-quill'),
  Lockbreaker: agent('thieves', [4, 0, 1], 'lockpicks'),
  'Grave Robber': agent('thieves', [1, 0, 4], 'coffin'),
  'Back-alley Bruiser': agent('thieves', [4, 0, 1], 'brass-knuckles'),
  Cutpurse: agent('thieves', [1, 2, 2], 'pouch-with-beads'),
  Lookout: agent('thieves', [2, 2, 1], 'spyglass'),
  'The Blind Stair': headquarters('thieves', 'peek', 'secret-door', { again: true }),
  'Master Key': treasure('thieves', 3, 'key'),
});

/** Every crime of the underground that is not theft: at home in all three. */
const USURERS = table('starter', {
  'Ledger Clerk': agent('usurers', [1, 3, 1], 'abacus'),
  'Debt Collector': agent('usurers', [4, 1, 0], 'strong'),
  'Pit Boss': agent('usurers', [3, 0, 2], 'crossed-chains'),
  Procuress: agent('usurers', [1, 2, 2], 'heart-necklace'),
  Poisoner: agent('usurers', [0, 2, 3], 'poison-bottle'),
  'Black Apothecary': agent('usurers', [1, 1, 3], 'mortar'),
  Blackmailer: agent('usurers', [1, 3, 1], 'secret-book'),
  Moneychanger: agent('usurers', [1, 2, 2], 'money-stack'),
  'Relic Peddler': agent('usurers', [3, 1, 1], 'hand-truck'),
  'The Counting House': headquarters('usurers', 'salvage', 'bank', { salvages: 'relic' }),
  'Bond of Silence': treasure('usurers', 3, 'tied-scroll'),
});

/** The eleven starting cards of each guild. */
export const STARTERS: Readonly<Record<Guild, Readonly<Record<CardId, Card>>>> = Object.freeze({
  blades: BLADES,
  ferrymen: FERRYMEN,
  thieves: THIEVES,
  usurers: USURERS,
});
