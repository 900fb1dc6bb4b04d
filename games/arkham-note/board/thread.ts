/** Widths of the printed table, in hundred-and-sixths of a card: a card and its gap to the next column. */
export const COLUMN = 111;
export const CARD = 106;
/** The last column without strain (ARK-RULING-11): victims stand in column 0, clues in 1 to 7. */
export const CALM_COLUMNS = 7;

/** Where the n-th card of a line begins; 0 is the victim. Clues beyond the strain line overlap. */
export function leftOf(n: number): number {
  if (n <= CALM_COLUMNS) return n * COLUMN;
  const near = Math.min(n, 10) - CALM_COLUMNS;
  const far = Math.max(0, n - 10);
  return CALM_COLUMNS * COLUMN + near * (COLUMN - 66) + far * (COLUMN - 80);
}

/** The red thread from the victim's clip over the pins, sagging a little between them. */
export function threadPath(clues: number): string {
  const at = (n: number) => (n === 0 ? 88 : leftOf(n) + CARD / 2);
  let path = `M${at(0)} 8`;
  for (let n = 1; n <= clues; n++) {
    const [from, to] = [at(n - 1), at(n)];
    const sag = n % 2 === 0 ? 35 : 27;
    path += ` Q${(from + to) / 2} ${to - from > 60 ? sag : 18} ${to} ${n % 2 === 0 ? 13 : 12}`;
  }
  return path;
}

/** The same on a phone, where the cards stand fanned: a pin every forty units. */
export function fanPath(clues: number): string {
  let path = 'M0 6';
  for (let n = 1; n <= clues; n++) path += ` Q${n * 40 - 20} ${n % 2 === 0 ? 26 : 21} ${n * 40} 8`;
  return path;
}
