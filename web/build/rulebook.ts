import { readFile } from 'node:fs/promises';
import { marked } from 'marked';
import type { Plugin } from 'vite';
import { parseRules, type Markdown } from './parse-rules';

const markdown: Markdown = {
  block: (text) => marked.parse(text) as string,
  inline: (text) => marked.parseInline(text) as string,
};

/** `import('…/RULES.md?rules')` gives the rulebook as data, rendered at build time. */
export function rulebooks(): Plugin {
  return {
    name: 'rulebooks',
    enforce: 'pre',
    async load(id) {
      const [file, query] = id.split('?');
      if (query !== 'rules' || !file) return undefined;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(parseRules(await readFile(file, 'utf8'), markdown))}`;
    },
  };
}
