import { copies } from '../../../engine-extensions/zones/zones';
import { CARD, OVERLORDS, type Card, type Effect } from '../cards';
import { influence, monsters, relics, type MonsterRow } from '../cards/rows';
import { chooseOne, claimNext, coin, command, curse, destroy, draw, flipToken, haunt, look, muster, power, rage, regeneration, sacrifice, trigger, when } from '../cards/words'; // prettier-ignore

/** Plain cards to prove rules with, whatever tuning does to the set. */
const row = (cost: number | null, play: Effect[], horde: Effect[][], more: Partial<MonsterRow> = {}): MonsterRow => ({
  name: 'test card',
  cost,
  copies: 6,
  play,
  horde,
  flavour: '',
  art: [],
  alt: '',
  ...more,
});

export const FIXTURES: Record<string, Card> = {
  ...monsters('undead', {
    't-ghoul': row(2, [power(1)], [[coin(1)]]),
    't-skeletal': row(1, [coin(1)], [[power(1)]]),
    't-gravecaller': row(3, [command()], [[power(1)]]),
    't-bride': row(8, [power(1)], [[haunt()]]),
  }),
  ...monsters('spirit', {
    't-shade': row(2, [coin(1)], [[power(1)]]),
    't-lingerer': row(3, [power(2), haunt()], [[coin(1)]]),
    't-hexer': row(3, [curse()], [[regeneration(1)]]),
    't-guard': row(3, [regeneration(1), haunt()], [[power(1)]], { armor: 1 }),
  }),
  ...monsters('beast', {
    't-werewolf': row(4, [power(3)], [[power(2)], [regeneration(2)]]),
    't-butcher': row(3, [sacrifice()], [[power(1)]]),
    't-bruiser': row(3, [rage()], [[power(1)]]),
    't-pack-leader': row(5, [power(2)], [[power(2)]], {
      triggered: [trigger([power(1)], 2, { on: 'played', faction: 'beast' })],
    }),
  }),
  ...monsters('mortal', {
    't-relic-hunter': row(2, [power(1)], [[coin(1)]]),
    't-raider': row(3, [destroy()], [[coin(1)]]),
    't-crier': row(2, [muster()], [[coin(1)]], { claim: true }),
  }),
  ...monsters(null, { 't-drudge': row(null, [], []) }),
  ...relics({
    't-iron-mask': { name: 'test', cost: 4, armor: 2, play: [], flavour: '', art: [], alt: '' },
    't-lantern': { name: 'test', cost: 3, play: [coin(1)], flavour: '', art: [], alt: '' },
    't-bell': { name: 'test', cost: 2, play: [regeneration(1)], flavour: '', art: [], alt: '' },
    't-globe': { name: 'test', cost: 6, play: [look(3, 'own', 'hand')], flavour: '', art: [], alt: '' },
    't-knife': { name: 'test', cost: 2, play: [power(1)], flavour: '', art: [], alt: '' },
  }),
  ...influence('fenris', {
    't-moon-call': { name: 'test', play: [coin(1)], triggered: [trigger([power(2)], 1, { on: 'faction' })], flavour: '', art: [], alt: '' }, // prettier-ignore
    't-old-den': { name: 'test', play: [sacrifice()], triggered: [trigger([coin(3)], 1, { on: 'faction' })], flavour: '', art: [], alt: '' }, // prettier-ignore
  }),
};

/** Makes the fixtures real cards, and the overlords what the scenarios take them for. */
export function useFixtures() {
  for (const card of Object.values(FIXTURES)) for (const id of copies(card.design, 6)) CARD[id] = card;
  OVERLORDS.methuselah = { ...OVERLORDS.methuselah, health: 40, pays: 1, action: [draw(1)] };
  OVERLORDS.fenris = { ...OVERLORDS.fenris, health: 45, pays: 0, action: [power(1), when({ is: 'horded' }, power(1))] };
  OVERLORDS.lilith = { ...OVERLORDS.lilith, health: 45, pays: 0, action: [claimNext()] };
  OVERLORDS.azazael = { ...OVERLORDS.azazael, health: 50, pays: 0, action: [chooseOne([regeneration(1)], [flipToken()])] }; // prettier-ignore
}

let made = 0;

/** A card for one test alone: a monster without faction unless the test says otherwise. */
export function cardWith(more: Partial<Card>): string {
  const design = `t-special-${++made}`;
  const [blank] = Object.values(monsters(more.faction ?? null, { [design]: row(more.cost ?? 2, [], []) }));
  const card = { ...(blank as Card), ...more, design };
  for (const id of copies(design, 6)) CARD[id] = card;
  return design;
}
