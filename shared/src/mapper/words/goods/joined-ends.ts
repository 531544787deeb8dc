import { withoutEnd } from '../../../kernel/reading/ends.ts';
import { IN_WARES } from './in-wares.ts';

/** Letters before an ending: less is no compound. */
const LEAST_BEFORE = 3;
/** A shorter head ends words of any kind. */
export const LEAST_HEAD = 4;
/** A head that was cut off keeps so many letters of it: "ENERGIEKOSTENZUSCHL." */
export const LEAST_CUT = 6;
/** It loses no more letters than these: what is left of "kartoffelpresse" is never the potato. */
const MOST_CUT = 4;
/** A shorter one is not cut: "Schäler" without its last letter is a peel. */
const LEAST_TO_CUT = 9;

/** Whether a word ends in one of some heads, with at least three letters of its own before it. */
export function endsInHead(word: string, heads: ReadonlySet<string>, least: number): boolean {
  if (IN_WARES.some((beginning) => word.startsWith(beginning))) return false;
  // "500g-bakje": what stands before the pack is its size, and no word.
  const from = withoutEnd(word, /\p{L}/u).length + LEAST_BEFORE;
  for (let at = from; at <= word.length - least; at++) if (heads.has(word.slice(at))) return true;
  return false;
}

/** Heads, and what is left of the longer ones when their last letters are cut off. */
export function withCuts(heads: readonly string[]): Set<string> {
  const cut = heads
    .filter((head) => head.length >= LEAST_TO_CUT)
    .flatMap((head) =>
      Array.from({ length: Math.min(MOST_CUT, head.length - LEAST_CUT) }, (_, less) => head.slice(0, head.length - 1 - less)),
    );
  return new Set([...heads.filter((head) => head.length >= LEAST_CUT), ...cut]);
}
