import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link: 256 random bits, so that a hash without salt is enough to keep of it. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
