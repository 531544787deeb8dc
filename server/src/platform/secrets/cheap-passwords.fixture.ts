import { passwordsOf } from './passwords.ts';

/** As argon2id as the product's, at the least cost: what a password costs is proved where it is made. */
export const CHEAP_PASSWORDS = passwordsOf({ memoryCost: 8, timeCost: 1, parallelism: 1 });
