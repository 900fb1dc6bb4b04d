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

/** Turns Markdown into HTML. */
export interface Markdown {
  block(text: string): string;
  inline(text: string): string;
}

const RULE = /^- \*\*([A-Z]{3}(?:-[A-Z0-9]+)+)\*\*\s+(.*)$/;
const anchor = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const plain = (markdown: string) => markdown.replace(/[*_`]/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/** Reads a RULES.md: headings make chapters, `- **XYZ-CHAPTER-01** text` makes a rule, all else is prose. */
export function parseRules(text: string, markdown: Markdown): Rulebook {
  const book: Rulebook = { title: '', chapters: [] };
  let chapter: Chapter = { id: 'top', title: '', html: '', rules: [] };
  let prose: string[] = [];
  const close = () => {
    if (prose.some((l) => l.trim())) chapter.html += markdown.block(prose.join('\n'));
    prose = [];
    if (chapter.html || chapter.rules.length) book.chapters.push(chapter);
  };
  for (const line of text.split('\n')) {
    const heading = /^(#{1,3}) (.*)$/.exec(line);
    const rule = RULE.exec(line);
    if (heading?.[1] === '#') book.title = heading[2] as string;
    else if (heading) {
      close();
      const title = heading[2] as string;
      chapter = { id: anchor(title), title, html: '', rules: [] };
    } else if (rule) {
      const said = rule[2] as string;
      chapter.rules.push({ id: rule[1] as string, html: markdown.inline(said), text: plain(said) });
    } else if (/^ {2,}\S/.test(line) && chapter.rules.length && !prose.some((l) => l.trim())) {
      const last = chapter.rules[chapter.rules.length - 1] as Chapter['rules'][number];
      last.text += ` ${plain(line.trim())}`;
      last.html += ` ${markdown.inline(line.trim())}`;
    } else prose.push(line);
  }
  close();
  return book;
}
