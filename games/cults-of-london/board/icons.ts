import { icons } from '../../../web/src/table/Icon';

// every drawing on cards, tiles, tokens and buttons of this game
icons(
  'all-seeing-eye', 'archive-research', 'astrolabe', 'bandit', 'beard', 'bird-mask', 'bleeding-wound', 'bookshelf',
  'bottle-vapors', 'bowie-knife', 'breastplate', 'bright-explosion', 'broken-pottery', 'bugle-call',
  'burning-embers', 'byzantin-temple', 'cancel', 'card-draw', 'card-exchange', 'castle', 'check-mark', 'church',
  'clock-tower', 'clockwork', 'coins', 'cowled', 'crossed-bones', 'crossed-pistols', 'crossed-swords', 'crosshair',
  'crown-coin', 'crystal-ball', 'dead-eye', 'dig-dug', 'doctor-face', 'door', 'drowning', 'egyptian-temple',
  'electric', 'evil-book', 'eye-shield', 'feather', 'fedora', 'fist', 'floating-ghost', 'gavel', 'gem-pendant',
  'ghost', 'graveyard', 'greek-temple', 'greenhouse', 'hammer-break', 'harbor-dock', 'hearts', 'holy-symbol',
  'hound', 'hourglass', 'house', 'human-ear', 'imp-laugh', 'imprisoned', 'incense', 'knapsack', 'knife-thrust',
  'lantern-flame', 'laurel-crown', 'locked-box', 'magic-gate', 'magic-portal', 'mirror-mirror', 'mona-lisa',
  'monk-face', 'moon', 'mustache', 'newspaper', 'nun-face', 'nurse-female', 'nurse-male', 'observatory',
  'paint-bucket', 'pentacle', 'pentagram-rose', 'person', 'pirate-captain', 'player-time', 'portal', 'quill-ink',
  'rat', 'receive-money', 'revolver', 'ringmaster', 'robber-hand', 'rolling-dices', 'rose', 'run', 'rune-stone',
  'salt-shaker', 'scroll-quill', 'scroll-unfurled', 'scythe', 'sea-serpent', 'secret-book', 'semi-closed-eye',
  'severed-hand', 'shadow-grasp', 'shaking-hands', 'sharp-smile', 'sherlock-holmes', 'sight-disabled',
  'skeleton-key', 'skull-ring', 'spectre', 'spy', 'star-swirl', 'stiletto', 'stone-block', 'stone-wall', 'sunrise',
  'templar-shield', 'tesla-coil', 'theater-curtains', 'third-eye', 'top-hat', 'torch', 'tower-bridge', 'tower-flag',
  'two-shadows', 'vortex', 'walking-scout', 'wax-seal', 'white-tower', 'wildfires', 'witch-face',
); // prettier-ignore

export { Icon } from '../../../web/src/table/Icon';
