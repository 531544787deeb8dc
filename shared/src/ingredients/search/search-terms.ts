import type { NameLanguage } from '../../kernel/language.ts';
import { stem } from './stem.ts';

/** One part of a name or of what was typed. */
export interface Term {
  word: string;
  stem: string;
  /** The thing itself: last part in the Germanic languages, first word in French. */
  head: boolean;
  /** After a preposition: it describes, and is not the thing. */
  tail: boolean;
  /** After "of": it matters as much as any word, and is not the thing. */
  material: boolean;
  /** How much it matters that the other side has it too, 0–1.5. */
  weight: number;
  /** Position of the written word it belongs to. */
  at: number;
  /** Said behind a preposition of the query: "in juice". */
  behindPreposition?: boolean;
  /** Said behind one that tells what lies around it or is with it: "in cream", "mit Käse". */
  around?: boolean;
  /** Part of a compound whose front nobody knows. */
  strange: boolean;
  /** The role of a word of a query besides a name: then it need not be found in one. */
  role: TermRole | null;
  /** 1, or less where a misspelling was corrected. */
  quality: number;
}

export type TermRole = 'state' | 'origin' | 'organic' | 'noise' | 'size' | 'unit' | 'class';

/** The thing itself counts half as much again as a word beside it … */
export const HEAD_WEIGHT = 1.5;
export const MODIFIER_WEIGHT = 1;
/** … and what only describes a third of one. */
export const TAIL_WEIGHT = 0.3;

/** How much it matters that a name has the word too, by what the word is besides a name. */
export const ROLE_WEIGHT: Record<TermRole, number> = {
  /** Answered by a variation rather than by the name. */
  state: 0.25,
  /** Few names have a country in them, and those that do differ by it. */
  origin: 0.1,
  organic: 0.05,
  /** Packs, makers, praise: in no name but by chance. */
  noise: 0.03,
  size: 0.03,
  /** "Clove", "fillet": sometimes in the name. */
  unit: 0.1,
  /** "Cheddar cheese": often left out, but tells two names apart. */
  class: 0.5,
};

export function plainTerm(word: string, language: NameLanguage, at: number, tail: boolean): Term {
  const weight = tail ? TAIL_WEIGHT : MODIFIER_WEIGHT;
  return {
    word,
    stem: stem(word, language),
    head: false,
    tail,
    weight,
    at,
    material: false,
    strange: false,
    role: null,
    quality: 1,
  };
}
