import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const CALL = /\bicons\(\s*((?:'[a-z0-9-]+'\s*,?\s*)+)\)/g;

/** Drops fill="currentColor", so that a two-colour print can set fill and stroke from outside. */
const bare = (body: string) => body.replaceAll(' fill="currentColor"', '');

/** Turns `icons('raven', 'owl')` into the bodies of just these icons; an unknown name fails the build. */
export function iconsOf(set: IconSet, code: string, file: string): string {
  return code.replace(CALL, (_, list: string) => {
    const names = [...list.matchAll(/'([a-z0-9-]+)'/g)].map((m) => m[1] as string);
    const bodies = names.map((name) => {
      const icon = set.icons[set.aliases?.[name]?.parent ?? name];
      if (!icon) throw new Error(`${file}: there is no game-icon named '${name}'`);
      return [name, bare(icon.body)];
    });
    return `icons(${JSON.stringify(Object.fromEntries(bodies))})`;
  });
}

/** Bundles the used icons with the module that names them. */
export function gameIcons(load: () => Promise<IconSet>): Plugin {
  let set: Promise<IconSet> | undefined;
  return {
    name: 'game-icons',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes('node_modules') || !code.includes('icons(')) return undefined;
      set ??= load();
      const made = iconsOf(await set, code, id);
      return made === code ? undefined : { code: made, map: null };
    },
  };
}
