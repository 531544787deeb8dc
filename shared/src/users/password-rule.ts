import type { ProblemCode } from '../kernel/app-error.ts';

/** Letters, digits, signs and spaces of any kind (DECISIONS, "Accounts"). */
export const SHORTEST_PASSWORD = 10;
/** Long enough for any sentence; a bound, so that hashing cannot be made to last. */
export const LONGEST_PASSWORD = 256;

/** Why a password may not be chosen, as the code of a problem; null when it may. */
export function passwordRefusal(password: string): Extract<ProblemCode, `password_${string}`> | null {
  if (password.length < SHORTEST_PASSWORD) return 'password_too_short';
  return null;
}
