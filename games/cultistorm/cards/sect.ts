import type { Cultist, Hook } from './cultists';
import { kebab } from './kebab';
import type { Sym } from './symbols';
import { discard, insanity, reroll, rule, terror, type Word } from './words';

/** The Tolling: bell-ringers of a drowned parish, and what answers their bell. */
const toll = (name: string, sect: Sym | null, symbols: [Sym, Sym, Sym], hook: Hook, effect: Word): Cultist => ({
  id: kebab(name),
  name,
  sect,
  skulls: 3,
  symbols,
  goo: 'the-hollow-bell',
  hook,
  effect,
});

/** CST-SECT-05: three of the seven bear no sect symbol. */
export const SECT: readonly Cultist[] = [
  toll('Bellfounder', null, ['spiral', 'moon', 'flame'], 'onAppear', terror(1)),
  toll('Rope Walker', 'star', ['star', 'tentacle', 'moon'], 'onAppear', discard(1, 'random', 'here')),
  toll('Deaf Sacristan', null, ['star', 'star', 'spiral'], 'whileInPlay', rule('no-search')),
  toll('Clapper Smith', 'flame', ['flame', 'moon', 'tentacle'], 'whileInPlay', rule('no-heal')),
  toll('Muffled Ringer', null, ['tentacle', 'flame', 'spiral'], 'onFight', insanity(1)),
  toll('Changes Caller', 'moon', ['moon', 'spiral', 'star'], 'onDefeat', reroll('allCultist')),
  toll('Drowned Verger', 'tentacle', ['tentacle', 'tentacle', 'flame'], 'onDefeat', discard(1, 'choice')),
];
