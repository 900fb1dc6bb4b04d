/** ARK-SETUP-07: the one Professional Contact of this case; its two sides are in moves/action.ts and moves/anytime.ts. */
export const CONTACT = {
  id: 'dr-armitage',
  name: 'Dr. Armitage',
  role: 'Head of the university library',
  flavour: 'He has read the books he will not lend.',
  sides: ['key', 'exchange'],
} as const;
