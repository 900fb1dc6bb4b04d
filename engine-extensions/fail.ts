/** Impossible is thrown; illegal is refused with a word instead. */
export function fail(message: string): never {
  throw new Error(message);
}

/** The last case of an exhaustive switch. */
export function unreachable(value: never): never {
  return fail(`unexpected ${JSON.stringify(value)}`);
}
