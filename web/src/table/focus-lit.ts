const LIT = ':is([data-move],[data-select]):not([aria-disabled=true]):not(:disabled)';

/** Goes from one thing that may be done to the next, in the order of the page; false when there is none. */
export function focusLit(table: HTMLElement, by: number): boolean {
  const over = table.querySelector('dialog[open]') ?? table;
  const lit = [...over.querySelectorAll<HTMLElement>(LIT)].filter((el) => el.getClientRects().length > 0);
  if (lit.length === 0) return false;
  const here = document.activeElement;
  const at = lit.indexOf(here as HTMLElement);
  // from elsewhere: on to the first thing that comes after it
  const after = lit.findIndex((el) => (here?.compareDocumentPosition(el) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING);
  const next = at >= 0 ? at + by : by > 0 ? Math.max(0, after) : after - 1;
  lit.at(next % lit.length)?.focus();
  return true;
}
