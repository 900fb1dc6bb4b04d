import { icons } from '../../../web/src/table/Icon';

// symbols and faces
icons('snake-spiral', 'polar-star', 'suckered-tentacle', 'moon', 'fire', 'uncertainty');

// signs
icons(
  'fire-shrine', 'wax-seal', 'magic-shield', 'crosshair', 'magnifying-glass', 'crossed-swords', 'seven-pointed-star', 'card-burn',
  'revolver', 'boxing-glove', 'skull-crack', 'wind-hole', 'sunken-eye', 'cultist', 'lightning-storm', 'check-mark',
  'perspective-dice-six-faces-random', 'walking-boot', 'shaking-hands', 'third-eye', 'trade', 'trophy', 'poker-hand', 'backpack',
  'flying-flag', 'megaphone', 'card-discard', 'hourglass', 'cancel',
); // prettier-ignore

// roles and places
icons(
  'spectacles', 'nurse-female', 'pilgrim-hat', 'lee-enfield', 'crystal-ball',
  'lighthouse', 'theater-curtains', 'viking-church', 'spooky-house', 'harbor-dock', 'hospital', 'bookshelf', 'graveyard', 'radio-tower', 'clock-tower',
); // prettier-ignore

// those who come
icons(
  'hood', 'warlock-hood', 'executioner-hood', 'monk-face', 'witch-face', 'duality-mask', 'carnival-mask', 'devil-mask', 'bird-mask', 'cowled',
  'fish-monster', 'ceremonial-mask', 'totem-mask', 'iron-mask', 'giant-squid', 'star-gate', 'king-ju-mask', 'goat', 'horned-skull',
  'octopus', 'vortex', 'gooey-daemon', 'brain-tentacle', 'ringing-bell',
); // prettier-ignore

// items and events
icons(
  'flaming-arrow', 'dynamite', 'holy-water', 'musical-notes', 'crosscut-saw', 'old-lantern', 'brass-knuckles', 'compass', 'prayer-beads',
  'spiral-shell', 'wizard-staff', 'syringe', 'drink-me', 'medical-pack', 'love-letter', 'clover', 'dice-target', 'pouch-with-beads', 'jewel-crown',
  'full-motorcycle-helmet', 'ticket', 'eye-target', 'salt-shaker', 'whistle', 'scroll-quill', 'key', 'coffin', 'all-seeing-eye', 'footprint',
  'book-storm', 'cardboard-box', 'hand', 'windsock', 'raining',
); // prettier-ignore

// action cards
icons(
  'open-book', 'burning-book', 'bookmark', 'scroll-unfurled', 'notebook', 'card-pickup', 'candle-light', 'boarding-pass', 'atlas', 'black-book', 'tied-scroll', 'silence',
  'muscle-up', 'punch', 'boxing-glove-surprise', 'rope-coil', 'running-shoe', 'wind-slap', 'shadow-follower', 'towel', 'fist', 'gloves', 'shoulder-armor', 'talk',
  'bandage-roll', 'person-in-bed', 'ink-swirl', 'metronome', 'discussion', 'brain', 'bathtub', 'archive-register', 'swirl-string', 'mirror-mirror', 'linked-rings', 'night-sleep',
  'drowning', 'candle-flame', 'star-formation', 'moon-bats', 'wooden-door', 'church', 'campfire', 'candles', 'stone-bridge', 'healing-shield', 'bell-shield', 'angel-wings',
  'bullets', 'rotary-phone', 'treasure-map', 'rolling-dices', 'field-gun', 'swamp', 'spyglass', 'bullet-impacts', 'globe-ring', 'charging-bull', 'old-wagon', 'bugle-call',
  'ouroboros', 'ghost', 'frozen-orb', 'meditation', 'doorway', 'quill-ink', 'tombstone', 'candle-holder', 'magic-swirl', 'tongue', 'eyeball', 'gift-trap',
); // prettier-ignore

export { Icon } from '../../../web/src/table/Icon';
