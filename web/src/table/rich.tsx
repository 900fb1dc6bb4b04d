import { Fragment, type ReactNode } from 'react';
import { useZoom } from './zoom-context';
import s from './table.module.css';

export type RichPart =
  { kind: 'text'; text: string } | { kind: 'bold'; text: string } | { kind: 'card'; text: string; id: string };

const MARKS = /\*\*([^*]+)\*\*|\[\[([^|\]]+)\|([^\]]+)\]\]/g;

/** Splits `**bold**` and `[[Name|card-id]]` out of a sentence. */
export function richParts(sentence: string): RichPart[] {
  const parts: RichPart[] = [];
  let at = 0;
  for (const found of sentence.matchAll(MARKS)) {
    if (found.index > at) parts.push({ kind: 'text', text: sentence.slice(at, found.index) });
    const [all, bold, name, id] = found;
    if (bold !== undefined) parts.push({ kind: 'bold', text: bold });
    else parts.push({ kind: 'card', text: name as string, id: id as string });
    at = found.index + all.length;
  }
  if (at < sentence.length) parts.push({ kind: 'text', text: sentence.slice(at) });
  return parts;
}

/** The sentence without its marks: for titles, labels and notices. */
export const plain = (sentence: string) =>
  richParts(sentence)
    .map((p) => p.text)
    .join('');

/** A name that opens its card when clicked in a sentence. */
export const cardLink = (id: string, name: string) => `[[${name}|${id}]]`;

interface RichProps {
  text: string;
  /** names are no stops of the Tab key: whatever holds the sentence leads to them */
  led?: boolean;
}

/** A sentence with bold names and names that open their card. */
export function Rich({ text, led = false }: RichProps): ReactNode {
  const zoom = useZoom();
  return richParts(text).map((part, i) => {
    // a full stop stays with the name it follows
    if (part.kind === 'text') return <Fragment key={i}>{part.text.replace(/^(?=[.,:;!?’])/, '\u2060')}</Fragment>;
    if (part.kind === 'bold' || !zoom) return <b key={i}>{part.text}</b>;
    return (
      <button
        key={i}
        type="button"
        className={s.cardLink}
        data-zoom={part.id}
        tabIndex={led ? -1 : undefined}
        onClick={(e) => zoom.open(part.id, e.currentTarget)}
      >
        {part.text}
      </button>
    );
  });
}
