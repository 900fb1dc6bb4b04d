import type { CSSProperties } from 'react';

const SVG = 'http://www.w3.org/2000/svg';
const known = new Set<string>();
let sprite: SVGElement | undefined;

function spriteSheet(): SVGElement {
  if (sprite) return sprite;
  sprite = document.createElementNS(SVG, 'svg');
  for (const [k, v] of Object.entries({ width: '0', height: '0', 'aria-hidden': 'true', style: 'position:absolute' }))
    sprite.setAttribute(k, v);
  document.body.prepend(sprite);
  return sprite;
}

function add(name: string, body: string) {
  if (known.has(name)) return;
  known.add(name);
  const symbol = document.createElementNS(SVG, 'symbol');
  symbol.id = `g-${name}`;
  symbol.setAttribute('viewBox', '0 0 512 512');
  symbol.innerHTML = body;
  spriteSheet().append(symbol);
}

/**
 * Names the game-icons a module uses, as plain string literals: `icons('raven', 'owl')`.
 * The build puts just their drawings in place of the names; without a build (tests) icons stay empty.
 */
export function icons(...given: (string | Record<string, string>)[]): void {
  if (typeof document === 'undefined') return;
  for (const drawings of given) {
    if (typeof drawings === 'string') continue;
    for (const [name, body] of Object.entries(drawings)) add(name, body);
  }
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
