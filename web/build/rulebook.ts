import { readFile } from 'node:fs/promises';
import { marked } from 'marked';
import type { Plugin } from 'vite';

/** A chapter of a RULES.md: what stands before its rules, and the numbered rules. */
export interface Chapter {
  id: string;
  title: string;
  html: string;
  rules: { id: string; html: string; text: string }[];
}
export interface Rulebook {
  title: string;
  chapters: Chapter[];
}

const RULE = /^- \*\*([A-Z]{3}(?:-[A-Z0-9]+)+)\*\*\s+(.*)$/;
const anchor = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const plain = (markdown: string) => markdown.replace(/[*_`]/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
const block = (lines: string[]) => (lines.some((l) => l.trim()) ? (marked.parse(lines.join('\n')) as string) : '');

/** Reads a RULES.md: headings make chapters, `- **XYZ-CHAPTER-01** text` makes a rule, all else is prose. */
export function parseRules(markdown: string): Rulebook {
  const book: Rulebook = { title: '', chapters: [] };
  let chapter: Chapter = { id: 'top', title: '', html: '', rules: [] };
  let prose: string[] = [];
  const close = () => {
    chapter.html += block(prose);
    prose = [];
    if (chapter.html || chapter.rules.length) book.chapters.push(chapter);
  };
  for (const line of markdown.split('\n')) {
    const heading = /^(#{1,3}) (.*)$/.exec(line);
    const rule = RULE.exec(line);
    if (heading?.[1] === '#') book.title = heading[2] as string;
    else if (heading) {
      close();
      const title = heading[2] as string;
      chapter = { id: anchor(title), title, html: '', rules: [] };
    } else if (rule) {
      const text = rule[2] as string;
      chapter.rules.push({ id: rule[1] as string, html: marked.parseInline(text) as string, text: plain(text) });
    } else if (/^ {2,}\S/.test(line) && chapter.rules.length && !prose.some((l) => l.trim())) {
      const last = chapter.rules[chapter.rules.length - 1] as Chapter['rules'][number];
      last.text += ` ${plain(line.trim())}`;
      last.html += ` ${marked.parseInline(line.trim()) as string}`;
    } else prose.push(line);
  }
  close();
  return book;
}

/** `import('…/RULES.md?rules')` gives the rulebook as data, rendered at build time. */
export function rulebooks(): Plugin {
  return {
    name: 'rulebooks',
    enforce: 'pre',
    async load(id) {
      const [file, query] = id.split('?');
      if (query !== 'rules' || !file) return undefined;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(parseRules(await readFile(file, 'utf8')))}`;
    },
  };
}
