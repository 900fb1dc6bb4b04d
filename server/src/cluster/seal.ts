import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const [IV, TAG] = [12, 16];

/** A message only servers of the same database can read: what passes through Redis tells an onlooker nothing. */
export function seal(key: Buffer, message: unknown): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(message), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

/** What was sealed with this key; undefined for anything else. */
export function unseal(key: Buffer, text: string): unknown {
  try {
    const all = Buffer.from(text, 'base64');
    const open = createDecipheriv('aes-256-gcm', key, all.subarray(0, IV));
    open.setAuthTag(all.subarray(IV, IV + TAG));
    return JSON.parse(Buffer.concat([open.update(all.subarray(IV + TAG)), open.final()]).toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
