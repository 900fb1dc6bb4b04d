import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes the service worker: the shell is kept at once, boards, fonts and rulebooks when the first page has settled.
 * Names of built files change with their content, so the list of names is the version.
 */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const entry = files.find((f) => f.type === 'chunk' && f.isEntry);
      const shell = new Set<string>();
      const visit = (name: string) => {
        const file = bundle[name];
        if (!file || shell.has(`/${name}`)) return;
        shell.add(`/${name}`);
        if (file.type !== 'chunk') return;
        file.imports.forEach(visit);
        for (const list of [file.viteMetadata?.importedCss, file.viteMetadata?.importedAssets]) list?.forEach(visit);
      };
      if (entry) visit(entry.fileName);
      const wanted = (name: string) => /\.(js|css|woff2|svg|webp|png)$/.test(name) && !shell.has(`/${name}`);
      const rest = files.map((f) => f.fileName).filter(wanted);
      const lists = { shell: [...shell].sort(), rest: rest.map((name) => `/${name}`).sort() };
      const version = createHash('sha256').update(JSON.stringify(lists)).digest('hex').slice(0, 12);
      const source = await readFile(path.join(import.meta.dirname, 'service-worker.js'), 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: source.replace('__FILES__', JSON.stringify(lists)).replace('__VERSION__', JSON.stringify(version)),
      });
    },
  };
}
