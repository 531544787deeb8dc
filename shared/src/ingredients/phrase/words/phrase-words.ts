import type { WrittenUnit } from '../../../units/unit.ts';

/**
 * What the grammar of a written ingredient line knows of one language. A new language is one such table, no code.
 * Everything is lower case; several words may stand in one entry; plurals and inflections are listed.
 */
export interface PhraseWords {
  numbers: Record<string, number>;
  /** Those of the numbers that another number multiplies: "2 dizaines d'olives". Twelve is one in every language. */
  collectives?: Record<string, number>;
  /** Said after a number or alone: "half a lemon", "en och en halv". */
  fractions: Record<string, number>;
  /** "a", "en": count as 1 at the start, and are skipped after a fraction ("half a lemon"). */
  articles: string[];
  /** "1 and 1/2". */
  and: string[];
  about: string[];
  /** Between two numbers: "2 to 3". */
  to: string[];
  /** "some", "a little": an amount nobody counted. */
  vague: string[];
  /** Between unit and name: "a pinch of salt". */
  of: string[];
  or: string[];
  plus: string[];
  /** "2 cans of 400 g each": the grams are of one. */
  each: string[];
  /** "300 g in total": the grams are of all. */
  total: string[];
  /** "Drained weight 240 g": what is left of a can or a jar without its liquid. */
  drained: string[];
  /** Amounts left to the cook; they go into the note. */
  toTaste: string[];
  /** In front of a line that may be left out: "optional: 1 tbsp capers". */
  optional: string[];
  /** What leads to an amount and is no food: "then 200 g butter", "rör i 2 dl mjölk". */
  leads: string[];
  /** A note starts at such a word: "oil for frying". */
  noteStarts: string[];
  /** How something is cut, after a preposition: "en dés", "in Scheiben", "i 8 delar". What follows is a note as well. */
  shapes: { after: string; words: string[] };
  /** Said behind the thing, at the end or before more of the same: "garlic, smashed" without its comma. */
  trailing: string[];
  /** A line that starts so and has no amount is a heading: "For the sauce". */
  headingStarts: string[];
  /** Between number and unit: "1 large bunch", "2 heaped tbsp". */
  sizes: string[];
  /** Words before "or" that need the noun after it: "red or yellow onion". */
  adjectives: string[];
  units: Partial<Record<WrittenUnit, string[]>>;
  /** Units told apart by their case: T and t. */
  casedUnits?: Record<string, WrittenUnit>;
  /** Units of one country, in one we know: a Pfund, pond or livre is 500 g, a pair two pieces. */
  scaledUnits?: Record<string, [size: number, unit: WrittenUnit]>;
  /** Unit words that follow the name ("garlic cloves") or end it in one word ("vitlöksklyftor"). */
  unitsAfterName: Partial<Record<WrittenUnit, string[]>>;
  /** Names that only look as if they held a unit, a number or a note. */
  wholeNames: string[];
  /** "1 kg 500 de farine" is one and a half. */
  thousandthsFollow?: true;
  /** 1.500 and 1 500 are fifteen hundred where the comma is decimal; in English it is 1,500. */
  decimalComma: boolean;
}

/** Units every language writes the same. */
export const METRIC_UNITS: Partial<Record<WrittenUnit, string[]>> = {
  mg: ['mg'],
  g: ['g', 'gr', 'gram'],
  hg: ['hg', 'hekto'],
  kg: ['kg', 'kilo', 'kilos'],
  ml: ['ml'],
  cl: ['cl'],
  dl: ['dl'],
  l: ['l'],
};

/** The words of a long entry, written with commas between them. */
export function list(words: string): string[] {
  return words.split(',').map((word) => word.trim());
}
