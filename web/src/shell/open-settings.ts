const listeners = new Set<() => void>();

/** Opens the settings sheet from wherever one is. */
export const openSettings = () => listeners.forEach((l) => l());

export function onOpenSettings(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
