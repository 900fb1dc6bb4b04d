/** Tables are never changed: a rule that tries is a bug and throws. */
export function freeze<T>(table: T): T {
  if (typeof table !== 'object' || table === null || Object.isFrozen(table)) return table;
  for (const inner of Object.values(table)) freeze(inner);
  return Object.freeze(table);
}
