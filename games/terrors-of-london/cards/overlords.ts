import { freeze } from './rows';
import type { Overlord, OverlordName } from './types';
import { chooseOne, claimNext, draw, flipToken, power, regeneration, when } from './words';

export const OVERLORDS: Record<OverlordName, Overlord> = {
  methuselah: freeze<Overlord>({
    name: 'Methuselah',
    title: 'The Eldest',
    faction: 'undead',
    health: 40,
    pays: 1,
    action: [draw(1)],
    art: 'crowned-skull',
    flavour: 'He has outlived nine hundred Decembers and the patience of every one.',
  }),
  fenris: freeze<Overlord>({
    name: 'Fenris',
    title: 'The Unchained',
    faction: 'beast',
    health: 45,
    pays: 0,
    action: [power(1), when({ is: 'horded' }, power(1))],
    art: 'wolf-head',
    flavour: 'The moon is only the next thing he means to swallow.',
  }),
  lilith: freeze<Overlord>({
    name: 'Lilith',
    title: 'The Patroness',
    faction: 'mortal',
    health: 45,
    pays: 0,
    action: [claimNext()],
    art: 'female-vampire',
    flavour: 'Every door in Mayfair opens to her, and some of them again.',
  }),
  azazael: freeze<Overlord>({
    name: 'Azazael',
    title: 'The Scapegoat',
    faction: 'spirit',
    health: 50,
    pays: 0,
    action: [chooseOne([regeneration(1)], [flipToken()])],
    art: 'horned-skull',
    flavour: 'Sent into the wilderness with all your sins. He kept them.',
  }),
};

export const OVERLORD_NAMES = Object.keys(OVERLORDS) as OverlordName[];
