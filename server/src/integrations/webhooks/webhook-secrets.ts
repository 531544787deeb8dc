import { randomBytes } from 'node:crypto';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';

/** The secrets that sign an address's messages; after a rotation the former one signs too, for a while. */
export interface Secrets {
  secret: string;
  former: { secret: string; until: string } | null;
}

/** So long both secrets sign: time to put the new one in place. */
const BOTH_SIGN_MS = 24 * 3_600_000;
export const BEGINNING = 'whsec_';

function made(): string {
  return `${BEGINNING}${randomBytes(32).toString('base64')}`;
}

export function newSecrets(): Secrets {
  return { secret: made(), former: null };
}

export function rotated({ secret }: Secrets, now: Date): Secrets {
  return { secret: made(), former: { secret, until: new Date(now.getTime() + BOTH_SIGN_MS).toISOString() } };
}

export function sealed(box: SecretBox, secrets: Secrets): string {
  return box.seal(JSON.stringify(secrets)).toString('base64');
}

/** @throws when it was sealed with another key of the installation. */
export function unsealed(box: SecretBox, text: string): Secrets {
  return JSON.parse(box.unseal(Buffer.from(text, 'base64'))) as Secrets;
}
