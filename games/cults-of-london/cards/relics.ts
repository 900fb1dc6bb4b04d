import { freeze } from './freeze';
import type { Ability, Fx, Quick, Relic, RelicId } from './kinds';
import { draw, drawRitual, gain, q, rebound, stealOperator } from './words';

const constant = (name: string, icon: string, ability: Ability): Relic => ({ name, icon, kind: 'constant', ability });
const exhaust = (name: string, icon: string, cost: number, use: Quick): Relic => ({
  name,
  icon,
  kind: 'exhaust',
  cost,
  use,
});
const carried = (name: string, icon: string, ability: Ability): Relic => ({ name, icon, kind: 'carried', ability });
const onFinalise = (effect: Fx): Ability => ({ on: 'onFinalise', effect });

/** The 20 Relics, one card each; the key is the card. */
export const RELICS: Record<RelicId, Relic> = freeze({
  'ledger-of-debts': constant('Ledger of Debts', 'secret-book', { constant: 'insight', n: 1 }),
  'brass-ear-trumpet': constant('Brass Ear-Trumpet', 'human-ear', { constant: 'revealPrice', n: -1 }),
  'auctioneers-gavel': constant('Auctioneer’s Gavel', 'gavel', { constant: 'auctionPrice', n: -1 }),
  'bottomless-satchel': constant('Bottomless Satchel', 'knapsack', { constant: 'handLimit', n: 1 }),
  'salt-of-saint-bride': constant('Salt of Saint Bride', 'salt-shaker', { constant: 'cost', n: -1 }),
  'forged-warrant': constant('Forged Warrant', 'scroll-quill', { constant: 'skill', skill: 'charisma' }),
  'wolfsbane-lantern': constant('Wolfsbane Lantern', 'lantern-flame', {
    constant: 'score',
    n: 1,
    if: { is: 'anomalyHere' },
  }),
  'duelling-pistols': exhaust('Duelling Pistols', 'crossed-pistols', 0, q.score(2)),
  'hand-of-glory': exhaust('Hand of Glory', 'severed-hand', 2, q.reveal()),
  'black-mirror': exhaust('Black Mirror', 'mirror-mirror', 1, q.peek()),
  'weighted-dice': exhaust('Weighted Dice', 'rolling-dices', 0, q.reroll()),
  'saints-knucklebone': exhaust('Saint’s Knucklebone', 'crossed-bones', 1, q.guard('PRE')),
  'bottled-tempest': exhaust('Bottled Tempest', 'bottle-vapors', 2, q.harm(1)),
  'key-to-newgate': exhaust('Key to Newgate', 'skeleton-key', 1, q.plain('OP', stealOperator())),
  'thurible-of-calm': exhaust('Thurible of Calm', 'incense', 0, q.plain('OP', rebound(-2))),
  'grimoire-of-names': exhaust('Grimoire of Names', 'evil-book', 3, q.plain('END', drawRitual(1))),
  'cuirass-of-ludgate': carried('Cuirass of Ludgate', 'breastplate', { constant: 'health', n: 1 }),
  'crow-feather-cloak': carried('Crow-Feather Cloak', 'feather', onFinalise(draw(1))),
  swordstick: carried('Swordstick', 'walking-scout', { constant: 'score', n: 1 }),
  'signet-of-the-drowned': carried('Signet of the Drowned', 'skull-ring', { on: 'onKill', effect: gain(2) }),
});

export const relicOf = (id: RelicId): Relic => RELICS[id] as Relic;
