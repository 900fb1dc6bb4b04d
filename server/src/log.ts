import pino from 'pino';

/** A match in the log: enough to find it, too little to enter a private one. */
export const brief = (matchID: string) => `${matchID.slice(0, 5)}…`;

const SECRET = ['credentials', 'playerCredentials', 'seed', 'hash', 'authorization', 'cookie'];

/** Structured logs; what must not be in there is cut out even if somebody passes it by mistake. */
export const logger = (level: string) =>
  pino({ level, base: undefined, redact: { paths: SECRET.flatMap((s) => [s, `*.${s}`, `*.*.${s}`]), remove: true } });
