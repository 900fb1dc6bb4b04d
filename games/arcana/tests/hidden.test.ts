import { knowledgeOf } from '../../../engine-extensions/bots/knowledge';
import { seeded } from '../../../engine-extensions/dice';
import { createMatch, makeMove, stateOf, turnOf } from '../../../engine-extensions/match/match';
import { arcana } from '..';
import { FREE, type State } from '../state';
import type { View } from '../view';
import { discardAll, given, seat, zone, type Scene } from './scenario';

const text = (scene: Scene, viewer: string | null) => JSON.stringify(arcana.rules.view(scene.G as never, viewer));
const spectator = (scene: Scene) => arcana.rules.view(scene.G as never, null) as unknown as View;

describe('what is hidden', () => {
  it('a hand: full for its owner, a count for all others', () => {
    const scene = given({ seats: { 0: { hand: ['gate-halberd', 'recruiter'] } } });
    expect(scene.seat('0').view.own!.hand).toEqual(['gate-halberd', 'recruiter']);
    for (const viewer of ['1', null]) {
      expect(text(scene, viewer)).not.toContain('gate-halberd');
      expect((arcana.rules.view(scene.G as never, viewer) as unknown as View).seats['0']!.hand).toBe(2);
    }
  });

  it('a Deck: a count for everybody, its owner too', () => {
    const scene = given({ seats: { 0: { hand: ['recruiter'] } } });
    for (const viewer of ['0', '1', null]) {
      for (const card of seat(scene, '0').deck) expect(text(scene, viewer)).not.toContain(`"${card}"`);
      expect((arcana.rules.view(scene.G as never, viewer) as unknown as View).seats['0']!.deck).toBe(10);
    }
  });

  it('a face-down Agent: a back with owner and zone, no id, until it is turned up', () => {
    const scene = given({ seats: { 0: { hand: ['gate-halberd'] }, 1: { hand: ['weir-pilot'] } }, zones: { L0: { stake: 'ayane' } } }); // prettier-ignore
    scene.seat('0').does('displayAgent', 'gate-halberd', 'L0');
    expect(scene.seat('0').view.zones[0]!.agents[0]!.card).toBe('gate-halberd');
    for (const viewer of ['1', null]) {
      expect(text(scene, viewer)).not.toContain('gate-halberd');
      const back = (arcana.rules.view(scene.G as never, viewer) as unknown as View).zones[0]!.agents[0]!;
      expect(back).toEqual({ owner: '0', card: null, down: true, since: 1 });
    }
    scene.seat('1').does('discard', 'weir-pilot');
    expect(spectator(scene).zones[0]!.agents[0]).toMatchObject({ card: 'gate-halberd', down: false });
  });

  it('piles and box: counts only, the Free pile with the Jubilee, also after the end', () => {
    const scene = given();
    const check = () => {
      for (const viewer of ['0', '1', null]) {
        const seen = text(scene, viewer);
        for (const card of [...scene.G.box, ...scene.G.zones.flatMap((z) => z.pile)])
          expect(seen).not.toContain(`"${card}"`);
        expect(seen).not.toContain('"tail"');
      }
    };
    check();
    expect(spectator(scene).zones.find((z) => z.id === FREE)!.pile).toBe(12);
    for (let i = 0; i < 3; i++) discardAll(scene);
    expect(scene.over).toBeDefined();
    check();
  });

  it('the Militia deck: a count', () => {
    const scene = given({ options: { militia: true } });
    for (const card of scene.G.militiaDeck) expect(text(scene, '0')).not.toContain(card);
    expect(spectator(scene).militiaDeck).toBe(6);
  });

  it('after the end all Decks lie open', () => {
    const scene = given();
    for (let i = 0; i < 3; i++) discardAll(scene);
    expect(spectator(scene).seats['0']!.shown!.deck).toEqual(seat(scene, '0').deck);
  });

  it('scenario 35: neither display, Move, Recall nor Ambush of a hidden card names it in what others hear or in the log', () => {
    const plays: [string[], Record<string, unknown>][] = [
      [['sea-fort'], { card: 'gate-halberd' }],
      [['drowsy-mill'], { card: 'gate-halberd', zone: 'R0' }],
      [['drowned-lighthouse', 'courtesan'], { card: 'courtesan', zone: 'F' }],
    ];
    for (const [hand, targets] of plays) {
      const scene = given({
        seats: { 0: { hand: [...hand] } },
        zones: { L0: { stake: 'ayane', agents: [['0', 'gate-halberd', 'down']] } },
      });
      scene.seat('0').does('playLocation', hand[0], targets);
      for (const viewer of ['1', null]) {
        expect(JSON.stringify(scene.heard(viewer))).not.toContain(String(targets.card));
        expect(text(scene, viewer)).not.toContain(String(targets.card));
      }
    }
    // boardgame.io's own log carries no arguments of these moves
    for (const phase of ['round', 'objectives'])
      for (const [name, move] of Object.entries(arcana.game.phases![phase]!.moves ?? {}))
        if (['displayAgent', 'playLocation'].includes(name)) expect(move).toMatchObject({ redact: true });
    const stages = {
      ...arcana.game.phases!['round']!.turn!.stages,
      ...arcana.game.phases!['objectives']!.turn!.stages,
    };
    expect(stages['scry']!.moves!['scryOrder']).toMatchObject({ redact: true });
    expect(stages['objectives']!.moves!['pickObjectives']).toMatchObject({ redact: true });
  });

  it('[ARC-EFFECT-03] the order in which a hand was drawn shows nowhere, not even when all of it is thrown away', () => {
    const others = ['recruiter', 'courtesan', 'gate-halberd'];
    const seen = [others, [...others].reverse()].map((hand) => {
      const scene = given({ seats: { 0: { hand: ['the-blind-eel', ...hand] } } });
      scene.seat('0').does('playLocation', 'the-blind-eel', {});
      return [scene.heard('1'), scene.seat('1').view.seats['0']!.resource];
    });
    expect(seen[1]).toEqual(seen[0]);
  });

  it('refusals do not depend on what another seat hides', () => {
    const why = (card: string) => {
      const scene = given({
        seats: { 0: { hand: ['barhan-sword'] } },
        zones: { L1: { stake: 'ayane', agents: [['1', card, 'down']] } },
      });
      return scene.seat('0').refused('bribe', 'barhan-sword', 'L1');
    };
    expect(why('crossbowman')).toEqual(why('weir-pilot'));
  });

  it('[ARC-RULING-27] a bot can take a seat at any moment and is told nothing its seat did not know', () => {
    const dice = seeded('leaving');
    let match = createMatch(arcana, { numPlayers: 3, seed: 'leaving', setupData: { objectives: true, militia: true, tacticalRemoval: true } }); // prettier-ignore
    const asked = new Set<string>();
    for (let n = 0; n < 150 && stateOf(match).over === undefined; n++) {
      const G = stateOf(match) as unknown as State;
      const turn = turnOf(match);
      const by = Object.keys(turn.activePlayers ?? { [turn.currentPlayer]: null })[0]!;
      const before = JSON.stringify(arcana.rules.view(G as never, by));
      const knows = knowledgeOf(arcana, G as never, turn, by);
      expect({ ...knows.view, events: [] }).toEqual({ ...(JSON.parse(before) as View), events: [] });
      asked.add((knows.view as unknown as View).asked!.question.ask);
      const move = arcana.bots[n % 2 ? 'easy' : 'medium']!(arcana).choose(knows, dice);
      expect(JSON.stringify(arcana.rules.view(stateOf(match), by))).toBe(before);
      const made = makeMove(match, { by, ...move });
      if ('refused' in made) throw new Error(made.refused.why);
      match = made.match;
    }
    expect([...asked]).toEqual(expect.arrayContaining(['guild', 'objectives', 'act', 'removal']));
  });

  it('a spectator has no seat', () => {
    const scene = given();
    expect(spectator(scene).own).toBeNull();
    expect(zone(scene, FREE).id).toBe('F');
  });
});
