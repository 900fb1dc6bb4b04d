/** Where a pasted link or a typed code leads; undefined when it is neither. */
export function codeIn(text: string, origin: string): string | undefined {
  const given = text.trim();
  const link = /^https?:\/\//i.test(given) ? given : undefined;
  if (link) {
    const url = URL.canParse(link) ? new URL(link) : undefined;
    const known = /^\/(join|match|table|seat|replay)\/[\w-]{4,40}$/.test(url?.pathname ?? '');
    return url && url.origin === origin && known ? url.pathname + url.hash : undefined;
  }
  // codes have small letters only, whatever a phone makes of them
  const code = given.replace(/[\s-]+/g, '').toLowerCase();
  return /^\w{4,40}$/.test(code) ? `/join/${code}` : undefined;
}
