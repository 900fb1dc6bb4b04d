import { runnerImport, type Plugin } from 'vite';
import type { GameMeta } from '../../engine-extensions/meta';

/** What stands on the shelf of a game: the part of its meta the lobby shows. */
export type Box = Pick<
  GameMeta,
  'id' | 'title' | 'tagline' | 'shelf' | 'players' | 'minutes' | 'weight' | 'modes' | 'spine' | 'version'
> & {
  /** not on the shelf */
  hidden?: boolean;
  /** has a deal for every day, played alone */
  daily?: boolean;
};

export function boxOf(meta: GameMeta): Box {
  const { id, title, tagline, shelf, players, minutes, weight, modes, spine, version, hidden } = meta;
  const daily = meta.chosenSeed !== undefined && modes.includes('solo');
  const box: Box = { id, title, tagline, shelf, players, minutes, weight, modes, spine, version };
  return { ...box, ...(hidden && { hidden }), ...(daily && { daily }) };
}

/** `import('…/meta.ts?box')` gives a game's box alone, read at build time: options and texts stay out of the lobby. */
export function boxes(): Plugin {
  return {
    name: 'boxes',
    enforce: 'pre',
    async load(id) {
      const [file, query] = id.split('?');
      if (query !== 'box' || !file) return undefined;
      this.addWatchFile(file);
      const { module } = await runnerImport<{ meta: GameMeta }>(file, { configFile: false, logLevel: 'error' });
      return { code: `export default ${JSON.stringify(boxOf(module.meta))}`, moduleType: 'js' };
    },
  };
}
