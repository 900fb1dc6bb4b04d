import { Client } from 'boardgame.io/client';
import { toy } from './testing/toy';
import { toyGame } from './testing/toy/game';
import type { ToyView } from './testing/toy/view';

describe('a defined game', () => {
  it('is a boardgame.io game: the stock client plays it', () => {
    const client = Client({ game: { ...toy.game, seed: 'stock' }, numPlayers: 2, debug: false });
    client.start();
    const hand = (client.store.getState().G as { seats: Record<string, { hand: string[] }> }).seats['0']!.hand;
    client.updatePlayerID('0');
    client.moves['pledge']!(hand[0]);
    const view = client.getState()!.G as unknown as ToyView;
    expect(view.seats['0']).toMatchObject({ pledged: true, hand: 3 });
    expect(view.own?.pledge).toEqual([hand[0]]);
    client.updatePlayerID('1');
    expect(JSON.stringify(client.getState()!.G)).not.toContain(`"${hand[1]}"`);
    client.stop();
  });

  it('gives its view of a view unchanged', () => {
    const client = Client({ game: { ...toy.game, seed: 'stock' }, numPlayers: 2, debug: false });
    const G = client.store.getState().G as unknown;
    const ctx = client.store.getState().ctx;
    const view = toyGame.game.playerView!({ G: G as never, ctx, playerID: '1' }) as unknown;
    expect(toyGame.game.playerView!({ G: view as never, ctx, playerID: '1' })).toBe(view);
    expect(toy.game.ai!.enumerate(view as never, ctx, '1')).toEqual(toy.game.ai!.enumerate(G as never, ctx, '1'));
  });

  it('lists nothing from somebody else’s view', () => {
    const client = Client({ game: { ...toy.game, seed: 'stock' }, numPlayers: 2, debug: false });
    const { G, ctx } = client.store.getState();
    const view = toyGame.game.playerView!({ G: G as never, ctx, playerID: '1' });
    expect(toy.rules.legalMoves(view, ctx as never, '0')).toEqual([]);
    expect(toy.rules.whyNot(view, ctx as never, '0', { move: 'pledge', args: [] })).toMatchObject({
      why: 'not-your-seat',
    });
  });
});
