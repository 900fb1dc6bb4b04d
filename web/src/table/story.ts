import type { StoryEntry } from '../../../engine-extensions/match/match';
import type { BoardModule } from './props';

export interface StoryLine {
  key: string;
  n: number;
  text: string;
}

export interface StoryGroup {
  key: string;
  heading?: string;
  lines: StoryLine[];
}

/** The story as sentences, grouped under the headings the game gives, oldest first. */
export function storyGroups<View>(
  story: readonly StoryEntry[],
  board: BoardModule<View>,
  view: View,
  name: (seat: string) => string,
): StoryGroup[] {
  const groups: StoryGroup[] = [{ key: 'start', lines: [] }];
  for (const { n, events } of story)
    events.forEach((event, i) => {
      const heading = board.words.heading?.(event, view, name);
      if (heading !== undefined) groups.push({ key: `h${n}.${i}`, heading, lines: [] });
      const text = board.words.event(event, view, name);
      if (text !== undefined) groups.at(-1)?.lines.push({ key: `${n}.${i}`, n, text });
    });
  return groups.filter((g) => g.lines.length > 0 || g.heading !== undefined);
}
