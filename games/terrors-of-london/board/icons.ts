import { icons } from '../../../web/src/table/Icon';

// factions, keywords, tokens, actions, piles
icons(
  'wolf-head', 'death-skull', 'ghost', 'top-hat',
  'haunting', 'cursed-star', 'card-draw', 'rally-the-troops', 'hammer-break', 'sacrificial-dagger', 'raise-skeleton', 'robber-hand', 'enrage',
  'tombstone', 'jeweled-chalice', 'wax-seal', 'clockwise-rotation', 'plain-dagger', 'heart-plus', 'clock-tower', 'cowled',
  'crowned-skull', 'female-vampire', 'horned-skull', 'card-play', 'linked-rings', 'card-discard', 'cultist', 'trophy-cup',
); // prettier-ignore

// the Undead and the Beasts
icons(
  'skeleton', 'shambling-zombie', 'spade', 'grim-reaper', 'raise-zombie', 'executioner-hood', 'gavel', 'mummy-head', 'scarab-beetle',
  'ample-dress', 'rose', 'coffin', 'cartwheel', 'vampire-dracula', 'bat', 'frankenstein-creature', 'lightning-trio',
  'rat', 'cheese-wedge', 'sitting-dog', 'anchor', 'hyena-head', 'crossed-bones', 'raven', 'castle', 'werewolf', 'claw-slashes',
  'spider-alt', 'spider-web', 'direwolf', 'paw-print', 'gargoyle', 'church', 'hound', 'lantern-flame', 'sea-serpent', 'big-wave',
); // prettier-ignore

// the Spirits and the Mortals
icons(
  'candle-flame', 'drowning', 'waves', 'candle-light', 'sing', 'music-spell', 'tear-tracks', 'book-cover', 'puppet', 'theater-curtains',
  'spectre', 'manacles', 'cloaked-figure-on-horseback', 'butterfly', 'soul',
  'bindle', 'hooded-figure', 'swap-bag', 'plague-doctor-profile', 'public-speaker', 'ringing-bell', 'mad-scientist', 'poison-bottle',
  'fencer', 'warlock-hood', 'pentacle', 'sherlock-holmes', 'magnifying-glass', 'nun-face', 'prayer-beads', 'domino-mask',
); // prettier-ignore

// starters, relics, Influence
icons(
  'pyromaniac', 'torch', 'key', 'pocket-watch', 'incense', 'umbrella-bayonet', 'dagger-rose', 'skull-in-jar', 'gibbet', 'violin',
  'black-book', 'crystal-ball', 'iron-mask', 'wolf-howl', 'bleeding-wound', 'cave-entrance', 'breaking-chain', 'open-book', 'coins-pile',
  'candle-skull', 'hand', 'tied-scroll', 'double-face-mask', 'windy-stripes',
); // prettier-ignore

export { Icon } from '../../../web/src/table/Icon';
