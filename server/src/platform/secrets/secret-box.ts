import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { makeOnce, readKept } from '../storage/once-file.ts';

/** Seals what the database keeps but must not tell: AES-256-GCM, each time with a nonce of its own. */
export interface SecretBox {
  seal: (text: string) => Buffer;
  /** @throws when it was sealed with another key, or changed. */
  unseal: (sealed: Buffer) => string;
}

const NONCE = 12;
const TAG = 16;

export function secretBox(key: Buffer): SecretBox {
  if (key.length !== 32) throw new Error('The secret key must be 32 bytes.');
  return {
    seal(text) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    unseal(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE), { authTagLength: TAG });
      decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
      return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
    },
  };
}

/** A key as it is written: 64 hexadecimal digits, or 32 bytes in base64. @throws in one line that begins with `name` */
export function keyOf(written: string, name = 'SECRET_KEY'): Buffer {
  const text = written.trim();
  const key = /^[\da-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  if (key.length !== 32) throw new Error(`${name} must be 32 bytes, in hexadecimal or base64.`);
  return key;
}

/** The key of the environment, else the one in the file, which is made when it is not there. Several nodes share one. */
export async function openSecretBox({ key, file }: { key: string | undefined; file: string }): Promise<SecretBox> {
  if (key !== undefined) return secretBox(keyOf(key));
  const name = 'The secret key';
  const kept = (await readKept(name, file)) ?? (await makeOnce(name, file, `${randomBytes(32).toString('hex')}\n`));
  return secretBox(keyOf(kept, `${name} in ${file}`));
}
