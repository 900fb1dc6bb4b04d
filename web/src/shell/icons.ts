import { icons } from '../table/Icon';

// the icons of the shell's pages, in one sprite; the rooms and boards name their own
icons(
  'all-seeing-eye',
  'cancel',
  'candle-holder',
  'card-play',
  'fedora',
  'giant-squid',
  'histogram',
  'hourglass',
  'imperial-crown',
  'meeple',
  'person',
  'raven',
  'return-arrow',
  'rule-book',
  'settings-knobs',
  'tabletop-players',
  'vintage-robot',
  'wolf-head',
);
