import { icons } from '../../../web/src/table/Icon';

export { Icon } from '../../../web/src/table/Icon';

// arcana, marks, guild charges, tools
icons(
  'wood-club', 'broadsword', 'jeweled-chalice', 'two-coins', 'laurels', 'laurel-crown', 'imperial-crown',
  'sight-disabled', 'semi-closed-eye', 'linked-rings', 'pointing', 'poker-hand', 'stack', 'card-discard', 'padlock',
  'wax-seal', 'up-card', 'swords-power', 'check-mark', 'snail', 'mounted-knight', 'crossed-sabres', 'anchor',
  'skeleton-key', 'scales', 'perspective-dice-six-faces-random', 'cancel', 'scroll-unfurled', 'card-exchange',
  'hamburger-menu',
); // prettier-ignore

// the figures on the cards
icons(
  'abacus', 'ancient-sword', 'anvil', 'archer', 'bandit', 'bank', 'barbarian', 'barbute', 'barracks', 'battle-axe',
  'battle-gear', 'beer-horn', 'bird-mask', 'blacksmith', 'brass-knuckles', 'byzantin-temple', 'camel', 'canoe',
  'carnival-mask', 'castle', 'cat', 'cellar-barrels', 'church', 'clock-tower', 'coffin', 'compass', 'cowled',
  'crested-helmet', 'cross-shield', 'crossbow', 'crossed-chains', 'crossed-swords', 'crystal-ball', 'diamond-ring',
  'double-fish', 'dragon-shield', 'drawbridge', 'drowning', 'elf-helmet', 'emerald', 'envelope', 'evil-book',
  'female-vampire', 'fencer', 'flanged-mace', 'flower-emblem', 'fountain', 'fox-head', 'gem-chain', 'gem-pendant',
  'goblin', 'goblin-head', 'graveyard', 'greek-temple', 'guarded-tower', 'hand-truck', 'harbor-dock',
  'heart-necklace', 'hooded-assassin', 'hourglass', 'house-keys', 'hunting-horn', 'indian-palace', 'jester-hat',
  'jewel-crown', 'key', 'keyring', 'kneeling', 'lantern', 'lantern-flame', 'lighthouse', 'lion', 'locked-chest',
  'lockpicks', 'medieval-gate', 'minotaur', 'mirror-mirror', 'money-stack', 'monk-face', 'moon-claws', 'mortar',
  'nun-face', 'old-king', 'open-chest', 'orc-head', 'owl', 'pirate-captain', 'pocket-watch', 'poison-bottle',
  'police-badge', 'pope-crown', 'pouch-with-beads', 'queen-crown', 'raven', 'receive-money', 'recycle',
  'relic-blade', 'rialto-bridge', 'ringing-bell', 'ringmaster', 'rope-coil', 'rose', 'royal-love', 'scroll-quill',
  'secret-book', 'secret-door', 'sewing-needle', 'sharp-halberd', 'ship-wheel', 'skull-crossed-bones',
  'skull-signet', 'spartan-helmet', 'spears', 'spyglass', 'stag-head', 'stone-bridge', 'stone-wall', 'strong',
  'sun-priest', 'sword-brandish', 'sword-smithing', 'swordwoman', 'tavern-sign', 'theater-curtains', 'tied-scroll',
  'tower-flag', 'treasure-map', 'troll', 'trophy-cup', 'two-handed-sword', 'vampire-dracula', 'village',
  'visored-helm', 'warlock-hood', 'watchtower', 'water-mill', 'well', 'wheat', 'white-tower', 'windmill',
  'winged-scepter', 'witch-face', 'wizard-face', 'wolf-head', 'woman-elf-face',
); // prettier-ignore
