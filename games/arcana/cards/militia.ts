import { table, type Card, type Values } from './card';

const militia = (kind: 'captain' | 'soldier', [staff, sword, cup]: Values, art: string, captain?: Card['captain']) => ({
  kind,
  ducat: 0,
  staff,
  sword,
  cup,
  gold: [],
  vp: 0,
  art,
  ...(captain ? { captain } : {}),
});

/** ARC-MIL-01, ARC-MIL-09 */
export const MILITIA = table('militia', {
  'Captain Orsolo': militia('captain', [3, 3, 3], 'crossed-swords', 'priority'),
  'Captain Hroth': militia('captain', [2, 2, 2], 'police-badge', 'lock'),
  'Gate Guard': militia('soldier', [3, 1, 1], 'battle-axe'),
  'Street Constable': militia('soldier', [1, 3, 1], 'two-handed-sword'),
  'Temple Warden': militia('soldier', [1, 1, 3], 'cross-shield'),
  'Night Patrol': militia('soldier', [2, 2, 2], 'battle-gear'),
});
