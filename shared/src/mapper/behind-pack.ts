import { firstPackIn } from './purchased-name.ts';

/** Tins by their format, and packs by count: "A10", "5/1", "X40", "25PC". */
const FORMAT = /^(?:a\d{1,2}|\d{1,2}\/\d|x\d{1,4}|\d{1,4}(?:pcs?|pces?|tr|s|er)?)$/iu;

/** A name up to its first pack with it, and the words behind, without further packs; null where no food stands before one. */
export function partedAtPack(written: string): { food: string; behind: string[] } | null {
  const end = firstPackIn(written);
  if (end === null || !/\p{L}{3}/u.test(written.slice(0, end.from))) return null;
  const behind = written
    .slice(end.to)
    .split(/\s+/u)
    .filter((token) => /\p{L}{2}/u.test(token) && !FORMAT.test(token));
  return { food: written.slice(0, end.to).trim(), behind };
}
