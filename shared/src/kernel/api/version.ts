import * as z from 'zod/mini';
import type { FieldProblem } from './app-error.ts';
import { described } from './described.ts';

/** How often a thing was saved; the column's whole numbers end here. */
export const Version = z.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647));

/** The same in a path. */
export const VersionInPath = z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(2_147_483_647));

/**
 * The version that a save started from. Sent, it is checked: `changed_meanwhile` when another save came between. Left out, the
 * last write stands, and what it wrote over is kept as a version.
 */
export const StartedFrom = z.optional(Version);

const OWN = 'saved_by_you';
const OTHERS = 'saved_by_another';

/** The field of `changed_meanwhile`: whether the person who saves also saved the version between, elsewhere. */
export function newerVersion(savedBy: string | null, personId: string | null): FieldProblem {
  return savedBy !== null && savedBy === personId
    ? { path: 'version', code: OWN, message: 'You saved a newer version, on another page or device.' }
    : { path: 'version', code: OTHERS, message: 'Somebody else saved a newer version.' };
}

/** Whether a refused save was overtaken by another of the same person. */
export function isOwnNewerVersion(fields: readonly FieldProblem[]): boolean {
  return fields.some(({ path, code }) => path === 'version' && code === OWN);
}

/** A version that a save which named none wrote over, as lists have it. */
export const FormerVersion = z.object({
  version: described(z.number(), 'Its number, counted from 1.'),
  name: described(z.string(), 'What the thing was called then.'),
  savedAt: described(z.string(), 'When it was saved, ISO 8601.'),
});
export type FormerVersion = z.infer<typeof FormerVersion>;
