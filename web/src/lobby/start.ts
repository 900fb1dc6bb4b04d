import type { BotLevel } from '../../../engine-extensions/bots/bot';
import type { Options } from '../../../engine-extensions/meta';
import { saves } from '../api/saves';
import type { LocalSeat, LocalSetup } from '../api/local';
import { myName } from '../shell/me';
import { botName } from './bot-name';
import { drawSeed } from './deal';

/** Me and as many bots as it takes. */
export function withBots(players: number, level: BotLevel): LocalSeat[] {
  const bots = Array.from({ length: players - 1 }, (_, i) => ({ name: botName(level, i), level }));
  return [{ name: myName() || 'You' }, ...bots];
}

/** Begins a match on this device and says where it is played. */
export async function startLocal(
  game: string,
  given: { seats: readonly LocalSeat[]; options?: Options; seed?: string; daily?: string; guided?: boolean },
): Promise<string> {
  const [{ metaOf }, { defaultOptions }] = await Promise.all([
    import('../games'),
    import('../../../engine-extensions/meta'),
  ]);
  const meta = metaOf(game);
  if (!meta) throw new Error(`there is no game called ${game}`);
  const setup: LocalSetup = {
    game,
    seats: given.seats,
    options: { ...defaultOptions(meta.options), ...given.options },
    seed: given.seed ?? drawSeed(),
    ...(given.seed !== undefined && { chosen: true }),
    ...(given.daily !== undefined && { daily: given.daily }),
    ...(given.guided && { guided: true }),
  };
  const id = await (await saves()).createSave(setup);
  return `/local/${id}`;
}
