import { icons } from '../../../web/src/table/Icon';

// types, techniques, marks
icons(
  'fedora', 'finger-print', 'position-marker', 'jeweled-chalice', 'stabbed-note', 'spiked-tentacle',
  'briefcase', 'talk', 'open-book', 'binoculars', 'flat-star',
  'jigsaw-piece', 'key', 'padlock', 'hourglass', 'brain-leak', 'brain',
); // prettier-ignore

// effects, actions, piles
icons(
  'files', 'trash-can', 'full-folder', 'card-pick', 'card-random', 'card-discard', 'dread',
  'card-pickup', 'card-play', 'stamper', 'card-exchange', 'all-seeing-eye', 'chalk-outline-murder', 'linked-rings',
); // prettier-ignore

// the pictures: persons' props and victims
icons(
  'keyring', 'house-keys', 'car-wheel', 'newspaper', 'broken-heart', 'police-badge', 'radio-tower', 'crucifix', 'gem-pendant',
  'stethoscope', 'telescope', 'prayer', 'quill-ink', 'bookshelf', 'musical-score',
); // prettier-ignore

// evidence, locations, artifacts
icons(
  'papers', 'ticket', 'watch', 'slipknot', 'scroll-quill', 'portrait', 'archive-register', 'tally-mark-5',
  'spooky-house', 'cellar-barrels', 'rail-road', 'graveyard', 'saloon', 'doorway', 'windmill', 'dolmen',
  'cog', 'combination-lock', 'severed-hand', 'secret-book', 'mirror-mirror', 'skeleton-key', 'tribal-pendant', 'evil-book', 'chalice-drops',
); // prettier-ignore

// threats, monsters
icons(
  'candlestick-phone', 'broken-pottery', 'person-in-bed', 'flaming-sheet', 'receive-money', 'ringing-bell', 'love-letter', 'falcon-moon',
  'seated-mouse', 'shadow-grasp', '3d-stairs', 'half-body-crawling', 'shadow-follower', 'cat', 'witch-face',
); // prettier-ignore

export { Icon } from '../../../web/src/table/Icon';
