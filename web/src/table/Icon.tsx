import type { CSSProperties } from 'react';

const asked = new Set<string>();
let sheet: HTMLElement | undefined;

/** One hidden place in the page for all drawings. */
function place(): HTMLElement {
  if (sheet) return sheet;
  sheet = document.createElement('div');
  sheet.hidden = true;
  document.body.prepend(sheet);
  return sheet;
}

async function fetchSprite(url: string) {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`icons: ${reply.status}`);
  place().insertAdjacentHTML('beforeend', await reply.text());
}

/**
 * Names the game-icons a module uses, as plain string literals: `icons('raven', 'owl')`.
 * The build puts the address of a sprite with just these drawings in place of the names;
 * without a build (tests) icons stay empty.
 */
export function icons(...given: string[]): void {
  const [url = ''] = given;
  if (typeof document === 'undefined' || !url.includes('.svg') || asked.has(url)) return;
  asked.add(url);
  // a drawing that does not come leaves its place empty; labels say what it was
  fetchSprite(url).catch(() => asked.delete(url));
}

interface IconProps {
  name: string;
  /** said aloud; without it the icon is decoration */
  label?: string;
  className?: string;
  style?: CSSProperties;
  /** inside another svg: where and how big */
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}

/** A game-icon in the colour of the text, 1 em big. */
export function Icon({ name, label, className, ...rest }: IconProps) {
  const said = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className={className ? `i ${className}` : 'i'} viewBox="0 0 512 512" focusable="false" {...said} {...rest}>
      <use href={`#g-${name}`} />
    </svg>
  );
}
