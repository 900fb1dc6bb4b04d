import { icons } from '../table/Icon';

icons(
  'card-exchange',
  'cat',
  'exit-door',
  'fox-head',
  'linked-rings',
  'owl',
  'shaking-hands',
  'smartphone',
  'stag-head',
  'trash-can',
  'world',
);
