import { relic, table } from './card';

/** 24 Relics: district, gold arcanum and number, Ducats. */
export const RELICS = table('stake', {
  // Staff
  'Barhan sword': relic('ramparts', 'staff', 4, 5, 'ancient-sword'),
  'Dragon shield': relic('outskirts', 'staff', 4, 4, 'dragon-shield'),
  'Siege Compass': relic('ramparts', 'staff', 3, 2, 'compass'),
  'Warden’s Horn': relic('outskirts', 'staff', 3, 3, 'hunting-horn'),
  'Harbour Chain': relic('low-quays', 'staff', 3, 3, 'gem-chain'),
  'Saint’s Thighbone': relic('cathedral-hill', 'staff', 4, 3, 'flanged-mace'),
  'Duke’s Training Blade': relic('ducal-court', 'staff', 5, 4, 'relic-blade'),
  'Standard of Kings': relic('lantern-market', 'staff', 6, 6, 'winged-scepter'),
  // Sword
  'Drinking horn': relic('low-quays', 'sword', 3, 3, 'beer-horn'),
  'Drowned Crown': relic('low-quays', 'sword', 4, 4, 'jewel-crown'),
  'Auctioneer’s Watch': relic('lantern-market', 'sword', 3, 2, 'pocket-watch'),
  'Borrowed Signet': relic('still-canal', 'sword', 3, 4, 'skull-signet'),
  'Charter of the Seven': relic('ducal-court', 'sword', 5, 5, 'treasure-map'),
  'Bride’s Ring': relic('still-canal', 'sword', 4, 4, 'diamond-ring'),
  'Locked Testament': relic('lantern-market', 'sword', 4, 3, 'locked-chest'),
  'Mirror of Courtesies': relic('ducal-court', 'sword', 5, 5, 'mirror-mirror'),
  // Cup
  'Salt Reliquary': relic('still-canal', 'cup', 3, 3, 'jeweled-chalice'),
  'Saint’s Bell': relic('cathedral-hill', 'cup', 5, 5, 'ringing-bell'),
  'Hermit’s Hourglass': relic('outskirts', 'cup', 3, 2, 'hourglass'),
  'Widow’s Pendant': relic('lantern-market', 'cup', 4, 3, 'gem-pendant'),
  'Book of Last Names': relic('ramparts', 'cup', 4, 4, 'evil-book'),
  'Wanderer’s Lantern': relic('outskirts', 'cup', 4, 4, 'lantern-flame'),
  'Eye of the Deep': relic('low-quays', 'cup', 5, 5, 'emerald'),
  'Glass Oracle': relic('cathedral-hill', 'cup', 6, 6, 'crystal-ball'),
});
