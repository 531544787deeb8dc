import { createHash, randomBytes } from 'node:crypto';
import { KEY_BEGINNING } from '@plateprint/shared/integrations/integration.ts';

const SECRET_BYTES = 32;
/** Check characters, computed from those before: a mistyped or invented key is recognized without asking the database. */
const CHECKED_BY = 6;
const SHAPE = new RegExp(`^${KEY_BEGINNING}[\\w-]{${Math.ceil((SECRET_BYTES * 4) / 3) + CHECKED_BY}}$`);

function checkOf(beginning: string): string {
  return createHash('sha256').update(`check of ${beginning}`).digest('base64url').slice(0, CHECKED_BY);
}

/** A new key: `pp_`, 32 random bytes as base64url, and six characters that check them. */
export function newKey(): string {
  const beginning = `${KEY_BEGINNING}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return `${beginning}${checkOf(beginning)}`;
}

/** Whether a text can be a key of ours at all. */
export function isWholeKey(text: string): boolean {
  return SHAPE.test(text) && text.endsWith(checkOf(text.slice(0, -CHECKED_BY)));
}

/** The stored form of a key. 256 random bits need no slow hash, and a look-up by hash does not show how near a guess was. */
export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** The last characters, by which people recognize a key on a screen. */
export function endOfKey(key: string): string {
  return key.slice(-4);
}
