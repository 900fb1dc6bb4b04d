/** The day where the player is, as in 2026-11-18. */
export const today = (now = new Date()) =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0')).join('-');

/** The deal of a day, the same for everybody. */
export const dailySeed = (day: string) => `daily-${day}`;
