import { parseRules } from '../../build/parse-rules';
import { namesIn, spriteOf } from '../../build/icons';
import { found, lit } from './search';

const markdown = {
  block: (text: string) => `<p>${text.trim()}</p>`,
  inline: (text: string) => text.replace(/\*(\w+)\*/g, '<em>$1</em>'),
};
const BOOK = parseRules(
  `# A game: rules

Said before.

## First chapter

- **ABC-ONE-01** A *card* is drawn
  and shown.
- **ABC-ONE-02** Nothing <b> happens.

Between.

## Second chapter

- **ABC-TWO-01** The card goes back.
`,
  markdown,
);

describe('a rulebook', () => {
  it('is read by chapters and numbered rules', () => {
    expect(BOOK.title).toBe('A game: rules');
    expect(BOOK.chapters.map((c) => [c.id, c.rules.map((r) => r.id)])).toEqual([
      ['top', []],
      ['first-chapter', ['ABC-ONE-01', 'ABC-ONE-02']],
      ['second-chapter', ['ABC-TWO-01']],
    ]);
    expect(BOOK.chapters[1]?.rules[0]).toEqual({
      id: 'ABC-ONE-01',
      html: 'A <em>card</em> is drawn and shown.',
      text: 'A card is drawn and shown.',
    });
    expect(BOOK.chapters[1]?.html).toContain('Between.');
  });
  it('finds rules by words and by number', () => {
    expect(found(BOOK, 'card drawn').chapters.flatMap((c) => c.rules.map((r) => r.id))).toEqual(['ABC-ONE-01']);
    expect(found(BOOK, 'two-01').count).toBe(1);
    expect(found(BOOK, 'CARD').count).toBe(2);
    expect(found(BOOK, '  ').chapters).toBe(BOOK.chapters);
  });
  it('marks what was found outside of tags and entities', () => {
    expect(lit('A <em>card</em> &amp; am', ['em', 'am'])).toBe('A <em>card</em> &amp; <mark>am</mark>');
    expect(lit('1 + 1', ['+'])).toBe('1 <mark>+</mark> 1');
  });
});

describe('icons', () => {
  const set = { icons: { owl: { body: '<path fill="currentColor" d="M0"/>' } }, aliases: { bird: { parent: 'owl' } } };
  it('are named by plain calls only', () =>
    expect(namesIn("icons('owl', 'bird');\nicons(\n  'cat',\n);\nicons(names); lexicons; 'dog'")).toEqual([
      'owl',
      'bird',
      'cat',
    ]));
  it('are drawn once each, without a fill, aliases too', () =>
    expect(
      spriteOf(set, ['owl', 'bird', 'owl']).match(/<symbol id="g-(\w+)" viewBox="0 0 512 512"><path d="M0"\/>/g),
    ).toHaveLength(2));
  it('fail the build when there is none of that name', () => expect(() => spriteOf(set, ['dodo'])).toThrow(/dodo/));
});
