import { hash, verify } from '@node-rs/argon2';

/** The cost of one hash: KiB of memory, and passes over it. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** argon2id with 19 MiB and two passes (OWASP password storage, first recommendation). */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Passwords as they are stored. Handed in like the clock: a test that proves something else does not pay the full cost. */
export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** With no hash (nobody has that e-mail, or no password yet) the same work is done, so that the time tells nothing. */
  fits: (password: string, passwordHash: string | null) => Promise<boolean>;
}

export function passwordsOf(cost: PasswordCost): Passwords {
  let nobody: Promise<string> | undefined;
  return {
    hash: async (password) => hash(password, cost),
    fits: async (password, passwordHash) => {
      if (passwordHash) return verify(passwordHash, password);
      nobody ??= hash('nobody has this password', cost);
      await verify(await nobody, password);
      return false;
    },
  };
}
