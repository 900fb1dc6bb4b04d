import { boardMarkup, boardShowsEveryMove, tablePropsOf } from '../../../web/src/table/testing';
import { arcana } from '..';
import board from '../board';
import { cardOf, OBJECTIVES } from '../cards';
import type { Happened } from '../events';
import { given, seat, type Given, type Scene } from './scenario';

const page = (scene: Scene, me: string | null, picked: string[] = []) =>
  boardMarkup(arcana, board as never, tablePropsOf(arcana, scene.G as never, me), picked);

const show = (wanted: Given, picked: string[] = [], me: string | null = '0') => page(given(wanted), me, picked);

describe('the board', () => {
  it('shows a control for every legal move, from every seat, and names no hidden card', () => {
    const looked = boardShowsEveryMove(arcana, board as never, {
      seeds: 1,
      every: 61,
      setupData: { guilds: 'choose', objectives: true, militia: true, tacticalRemoval: true },
      secretsOf: (id) =>
        id === 'stake' || id === 'jubilee' // the Jubilee's place is a word, not a card
          ? []
          : [id, id in OBJECTIVES ? OBJECTIVES[id]!.name : cardOf(id).name],
    });
    expect(looked).toBeGreaterThan(100);
  });

  it('[ARC-AGENT-02] shows one’s own face-down Agents with a closed eye, others’ as backs', () => {
    const wanted: Given = {
      zones: { L0: { stake: 'ayane', agents: [['0', 'gate-halberd', 'down']] }, L1: { stake: 'gader', agents: [['1', 'crossbowman', 'down']] } }, // prettier-ignore
    };
    const markup = show(wanted);
    expect(markup).toContain('Gate Halberd, Agent, Blades, Staff 4, Sword 1, Cup 0, face-down');
    expect(markup).toContain('a face-down Agent of the Ferrymen');
    expect(markup).not.toContain('Crossbowman');
    expect(show(wanted, [], null)).not.toContain('Gate Halberd');
  });

  it('tells before the click what a card would make of a Stake and how it would lie', () => {
    const markup = show({ seats: { 0: { hand: ['gate-halberd'] } }, zones: { L0: { stake: 'gader' }, F: { stake: 'barhan-sword' } } }, ['hand:gate-halberd']); // prettier-ignore
    expect(markup).toContain('send Gate Halberd face-down, your Staves become 4 of 5');
    expect(markup).toContain('send Gate Halberd face up, your Staves become 4 of 4');
  });

  it('says what each Relic in hand reaches, and thinks twice before a bribe that fails', () => {
    const wanted: Given = {
      seats: { 0: { hand: ['founders-banner'] } },
      zones: { F: { stake: 'ayane', agents: [['0', 'pike-sergeant']] } },
    };
    expect(show(wanted)).toContain('Bribes Ayane: 3 + 3 = 6 of 7');
    const { view } = given(wanted).seat('0');
    const move = { move: 'bribe', args: ['founders-banner', 'F'] };
    expect(board.words.confirm!(move, view)).toContain('**6** of **7**');
  });

  it('[ARC-MIL-03] shows the Militia card that was called to everybody before it has a place', () => {
    const scene = given({ options: { militia: true }, seats: { 0: { hand: ['founders-banner'] } } });
    const { name } = cardOf(scene.G.militiaDeck.at(-1)!);
    for (const viewer of ['0', '1', null]) expect(page(scene, viewer)).not.toContain(`aria-label="${name}, `);
    scene.seat('0').does('callMilitia', 'founders-banner');
    for (const viewer of ['0', '1', null]) expect(page(scene, viewer)).toContain(`aria-label="${name}, `);
  });

  it('[ARC-LOC-04] says that a Location can do nothing now', () => {
    const wanted: Given = { seats: { 0: { hand: ['hill-windmill', 'recruiter'] } } };
    expect(show(wanted, ['hand:hill-windmill'])).toContain('can do nothing now');
    const there: Given = { ...wanted, zones: { F: { stake: 'ayane', agents: [['0', 'courtesan']] } } };
    expect(show(there, ['hand:hill-windmill'])).not.toContain('can do nothing now');
  });

  it('[ARC-EFFECT-14] shows priority where its owner has no Agent yet', () => {
    const scene = given({ seats: { 0: { hand: ['night-barracks', 'recruiter'] } } });
    scene.seat('0').does('playLocation', 'night-barracks', { zone: 'L1' });
    expect(page(scene, '1')).toContain('wins a draw');
  });

  it('[ARC-EFFECT-06] an open Agent that is moved to an own zone is shown to stay open', () => {
    const wanted = (down?: 'down'): Given => ({
      seats: { 0: { hand: ['drowsy-mill', 'recruiter'] } },
      zones: { R0: { stake: 'gader', agents: [['0', 'courtesan', ...(down ? [down] : [])] as [string, string, 'down']] }, L0: { stake: 'ayane' } }, // prettier-ignore
    });
    const picked = ['hand:drowsy-mill', 'agent:courtesan'];
    expect(show(wanted(), picked)).not.toContain('Courtesan would lie face-down');
    expect(show(wanted('down'), picked)).toContain('Courtesan would lie face-down');
  });

  it('[ARC-OBJ-06] counts treasure and headquarters towards the Objectives in sight', () => {
    const scene = given({
      options: { objectives: true },
      seats: { 0: { hand: ['recruiter'], resource: ['barhan-sword'] } },
    });
    seat(scene, '0').objectives = ['heavy-coffers', 'landlords'];
    expect(page(scene, '0')).toContain('Heavy Coffers: Own Relics worth 28 Ducats. 8 of 28');
    expect(page(scene, '0')).toContain('Landlords: Own 8 Locations. 1 of 8');
  });

  it('tells the story of Stakes that have gone, and what was to be reached', () => {
    const { view } = given({ zones: { F: { stake: 'gader' } } }).seat('0');
    const said = (event: Happened) => board.words.event(event, view, (p) => (p === '0' ? 'you' : 'Bo'));
    expect(said({ event: 'peeked', by: '1', zone: 'F', stake: 'ayane' })).toBe(
      'The Ferrymen looked at the backs at [[Ayane|ayane]].',
    );
    expect(said({ event: 'moved', by: '0', from: 'F', to: 'L0', left: 'ayane', joined: 'pale' })).toBe(
      'You moved a face-down Agent from [[Ayane|ayane]] to [[Pale|pale]].',
    );
    const totals = { 0: 5, 1: 4 };
    expect(said({ event: 'resolved', zone: 'F', stake: 'penthow', raise: 2, totals, outcome: 'won' })).toBe(
      'At [[Penthow|penthow]], 4 Staves, 4 Swords or 4 Cups: you 5, the Ferrymen 4.',
    );
  });

  it('shows the table of a finished match with stranded cards at 0', () => {
    const scene = given({
      seats: { 0: { hand: ['gate-halberd'] }, 1: { hand: [] } },
      zones: { F: { stake: 'harbour-chain' }, L0: { stake: 'the-old-duke', agents: [['0', 'ayane']] } },
      tail: ['stake', 'jubilee'],
    });
    scene.seat('0').does('displayAgent', 'gate-halberd', 'F');
    const table = board.breakdown!(scene.over, scene.seat('0').view, (p) => p, '0');
    expect(table.outcome).toBe('won');
    expect(table.rows.find((r) => r.label === 'Stranded at a Stake')!.values[0]).toBe(`0 (of ${cardOf('ayane').vp})`);
    expect(page(scene, '0')).toContain('The Jubilee is over');
  });

  it('has a sentence for every refusal and every reason of a hint', () => {
    const scene = given({ seats: { 0: { hand: ['founders-banner', 'the-whetstone', 'recruiter'] } } });
    const no = scene.seat('0').refused('displayAgent', 'founders-banner', 'F');
    expect(board.words.refusal(no)).toContain('A Relic does not fight');
    expect(board.words.because!('wins-at-once', { move: 'discard', args: [] }, scene.seat('0').view)).toContain(
      'at once',
    );
  });
});
