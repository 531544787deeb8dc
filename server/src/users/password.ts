import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB and two passes (OWASP password storage, first recommendation). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let nobody: Promise<string> | undefined;

/** With no hash (nobody has that e-mail, or no password yet) the same work is done, so that the time tells nothing. */
export async function passwordFits(password: string, passwordHash: string | null): Promise<boolean> {
  if (passwordHash) return verify(passwordHash, password);
  nobody ??= hashPassword('nobody has this password');
  await verify(await nobody, password);
  return false;
}
