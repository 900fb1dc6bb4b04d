import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const CALL = /\bicons\(\s*((?:'[a-z0-9-]+'\s*,?\s*)+)\)/g;

/** Drops fill="currentColor", so that a two-colour print can set fill and stroke from outside. */
const bare = (body: string) => body.replaceAll(' fill="currentColor"', '');

/** One svg with a symbol per name, in the order of the alphabet; an unknown name is an error. */
export function spriteOf(set: IconSet, names: readonly string[]): string {
  const symbols = [...new Set(names)].sort().map((name) => {
    const icon = set.icons[set.aliases?.[name]?.parent ?? name];
    if (!icon) throw new Error(`there is no game-icon named '${name}'`);
    return `<symbol id="g-${name}" viewBox="0 0 512 512">${bare(icon.body)}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`;
}

/** All names in `icons('raven', 'owl')` calls of a module. */
export const namesIn = (code: string): string[] =>
  [...code.matchAll(CALL)].flatMap((call) => [...(call[1] ?? '').matchAll(/'([a-z0-9-]+)'/g)].map((m) => m[1] ?? ''));

/** Draws just the named icons into one sprite per naming module and hands its address to `icons(…)`. */
export function gameIcons(load: () => Promise<IconSet>, folder: string): Plugin {
  let set: Promise<IconSet> | undefined;
  return {
    name: 'game-icons',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes('node_modules')) return undefined;
      const names = namesIn(code);
      if (names.length === 0) return undefined;
      set ??= load();
      const sprite = spriteOf(await set, names);
      const file = path.join(folder, `icons-${createHash('sha256').update(sprite).digest('hex').slice(0, 10)}.svg`);
      await mkdir(folder, { recursive: true });
      await writeFile(file, sprite);
      const used = code.replace(CALL, 'icons(iconSprite)');
      return { code: `import iconSprite from ${JSON.stringify(`${file}?no-inline`)};\n${used}`, map: null };
    },
  };
}
