/**
 * Who drew the game-icons that stand in this app, with what they drew of them. The set comes without its authors' names:
 * these are the folders of its source; whatever is named nowhere here is by Lorc or Delapouite, who drew nine in ten.
 */
export const ICON_AUTHORS: readonly { name: string; drew?: readonly string[] }[] = [
  { name: 'Lorc' },
  { name: 'Delapouite' },
  { name: 'Skoll', drew: ['bat', 'bowie-knife', 'breaking-chain', 'combination-lock', 'cultist', 'fist', 'goat', 'hearts', 'lee-enfield', 'mounted-knight', 'open-chest'] }, // prettier-ignore
  { name: 'Caro Asercion', drew: ['astrolabe', 'boarding-pass', 'cloaked-figure-on-horseback', 'clock-tower', 'goblin', 'hyena-head', 'rotary-phone'] }, // prettier-ignore
  { name: 'Sbed', drew: ['cancel', 'clover', 'death-skull', 'electric', 'fire', 'hand', 'key', 'medical-pack', 'syringe'] }, // prettier-ignore
  { name: 'Cathelineau', drew: ['dread', 'nun-face', 'old-king', 'swordwoman', 'witch-face'] },
  { name: 'Faithtoken', drew: ['card-discard', 'card-draw', 'card-pick', 'card-random'] },
  { name: 'DarkZaitzev', drew: ['hooded-assassin', 'hooded-figure', 'robber-hand', 'severed-hand'] },
  { name: 'Quoting', drew: ['card-pickup', 'card-play', 'field-gun'] },
  { name: 'Carl Olsen', drew: ['crossbow', 'spider-alt'] },
  { name: 'Guard13007', drew: ['pause-button', 'play-button'] },
  { name: 'Andy Meneely', drew: ['jigsaw-piece', 'police-badge'] },
  { name: 'Kier Heyl', drew: ['elf-helmet'] },
  { name: 'Willdabeast', drew: ['black-book'] },
  { name: 'Zajkonur', drew: ['violin'] },
  { name: 'Zeromancer', drew: ['heart-plus'] },
];

/** Families of type under the SIL Open Font License, with whom their licence files name. */
export const FONTS = [
  'IM Fell Double Pica',
  'Alegreya and Alegreya Sans (Huerta Tipográfica)',
  'Courier Prime (Quote-Unquote Apps)',
  'Covered By Your Grace (Kimberly Geswein)',
  'Grenze and Grenze Gotisch (Omnibus-Type)',
  'Vollkorn (The Vollkorn Project Authors)',
  'Limelight (Sorkin Type Co)',
  'Abril Fatface (TypeTogether)',
  'Barlow Semi Condensed (The Barlow Project Authors)',
  'Jacques François and Jacques François Shadow (Cyreal)',
  'Pirata One (Rodrigo Fuenzalida, Nicolas Massi)',
];
