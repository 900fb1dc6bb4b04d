import type { Chapter, Rulebook } from '../../build/parse-rules';

export interface Found {
  chapters: Chapter[];
  count: number;
  words: string[];
}

/** The rules that hold every word asked for, in text or number; everything when nothing is asked. */
export function found(book: Rulebook, asked: string): Found {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return { chapters: book.chapters, count: 0, words };
  const holds = (text: string) => words.every((w) => text.includes(w));
  const chapters = book.chapters
    .map((c) => ({ ...c, rules: c.rules.filter((r) => holds(`${r.id} ${c.title} ${r.text}`.toLowerCase())) }))
    .filter((c) => c.rules.length > 0);
  return { chapters, count: chapters.reduce((n, c) => n + c.rules.length, 0), words };
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Marks the words in a piece of HTML, outside of its tags. */
export function lit(html: string, words: readonly string[]): string {
  if (words.length === 0) return html;
  const any = new RegExp(`(${words.map(escaped).join('|')})`, 'gi');
  return html
    .split(/(<[^>]*>|&[a-z0-9#]+;)/i)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(any, '<mark>$1</mark>')))
    .join('');
}
