import type { GameModule } from '../../../engine-extensions/game-module';

const rules = import.meta.glob<Record<string, unknown>>('../../../games/*/index.ts');

const isModule = (x: unknown): x is GameModule =>
  typeof x === 'object' && x !== null && 'meta' in x && 'rules' in x && 'game' in x;

/** A game's rules alone: what bots and replays need. */
export async function loadRules(id: string): Promise<GameModule> {
  if (id === 'toy') return (await import('../../../engine-extensions/testing/toy')).toy;
  const load = rules[`../../../games/${id}/index.ts`];
  if (!load) throw new Error(`there is no game called ${id}`);
  const module = Object.values(await load()).find(isModule);
  if (!module) throw new Error(`${id} exports no game`);
  return module;
}
