import { ARCANA, personality, table } from './card';

/** 37 Personalities: district, main arcanum, Staff/Sword/Cup, price. The two with several golds come last. */
export const PERSONALITIES = table('stake', {
  // Staff
  Pale: personality('still-canal', 'staff', [3, 2, 1], 4, 'cowled'),
  'Bailiff Rusk': personality('ramparts', 'staff', [4, 1, 0], 5, 'barbute'),
  'Anselm the Smith': personality('lantern-market', 'staff', [4, 0, 2], 6, 'blacksmith'),
  'Red Ottla': personality('outskirts', 'staff', [4, 2, 0], 6, 'barbarian'),
  'Wharf Troll': personality('low-quays', 'staff', [4, 0, 1], 5, 'troll'),
  Gader: personality('ramparts', 'staff', [5, 1, 0], 6, 'visored-helm'),
  'Dame Corvane': personality('ducal-court', 'staff', [5, 2, 1], 7, 'swordwoman'),
  'Brannoc Bull': personality('outskirts', 'staff', [5, 0, 1], 6, 'minotaur'),
  'Canon Militant': personality('cathedral-hill', 'staff', [5, 0, 3], 8, 'crested-helmet'),
  Ayane: personality('ramparts', 'staff', [6, 2, 1], 7, 'archer'),
  'Captain Iselot': personality('low-quays', 'staff', [6, 2, 0], 7, 'elf-helmet'),
  'Lord Marshal Vey': personality('ducal-court', 'staff', [6, 3, 1], 8, 'mounted-knight'),
  // Sword
  'Nightsoil Nell': personality('outskirts', 'sword', [1, 3, 1], 4, 'bandit'),
  'The Fox Notary': personality('lantern-market', 'sword', [0, 3, 2], 4, 'fox-head'),
  'Dil-Dan-Alar': personality('cathedral-hill', 'sword', [1, 4, 2], 6, 'woman-elf-face'),
  'Master Fenn': personality('lantern-market', 'sword', [0, 4, 2], 5, 'ringmaster'),
  'Corsair Jehane': personality('low-quays', 'sword', [2, 4, 0], 6, 'pirate-captain'),
  'Spymaster Odo': personality('still-canal', 'sword', [1, 4, 1], 5, 'bird-mask'),
  'Count Ravel': personality('ducal-court', 'sword', [1, 5, 1], 6, 'vampire-dracula'),
  'Speaker Hask': personality('lantern-market', 'sword', [2, 5, 0], 7, 'goblin-head'),
  'The Lion of the Guilds': personality('still-canal', 'sword', [2, 5, 2], 8, 'lion'),
  'Lady Amarant': personality('ducal-court', 'sword', [1, 6, 2], 8, 'queen-crown'),
  'Bishop Provost': personality('cathedral-hill', 'sword', [0, 6, 3], 7, 'pope-crown'),
  'The Old Duke': personality('ducal-court', 'sword', [3, 7, 1], 9, 'old-king'),
  // Cup
  'Sister Ember': personality('cathedral-hill', 'cup', [0, 1, 3], 4, 'nun-face'),
  'Owl Anchorite': personality('outskirts', 'cup', [1, 0, 4], 5, 'owl'),
  'Raven of the Weir': personality('still-canal', 'cup', [0, 2, 4], 5, 'raven'),
  'Sun-Caller Ibe': personality('ramparts', 'cup', [2, 0, 4], 6, 'sun-priest'),
  'Brother Quillon': personality('cathedral-hill', 'cup', [1, 2, 5], 6, 'monk-face'),
  'The Pale Guest': personality('still-canal', 'cup', [0, 3, 5], 7, 'female-vampire'),
  'Wolfmother Ysa': personality('low-quays', 'cup', [3, 0, 5], 8, 'wolf-head'),
  'Stag of the Moot': personality('ramparts', 'cup', [2, 1, 5], 6, 'stag-head'),
  Arkabast: personality('cathedral-hill', 'cup', [1, 1, 6], 7, 'wizard-face'),
  'Hooded Veyra': personality('low-quays', 'cup', [0, 2, 6], 8, 'warlock-hood'),
  'Mother Sallow': personality('outskirts', 'cup', [2, 0, 7], 8, 'witch-face'),
  // ARC-RULING-17: several golds
  Penthow: { ...personality('lantern-market', 'staff', [2, 2, 2], 4, 'orc-head'), gold: ARCANA, vp: 1 },
  Harlequin: { ...personality('ducal-court', 'staff', [4, 4, 4], 6, 'jester-hat'), gold: ARCANA, vp: 3 },
});
