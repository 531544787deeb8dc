import type { Allergen } from '../../../ingredients/allergen.ts';

/** What the live page says of itself; words in braces are filled in. */
export interface LiveWords {
  language: string;
  filters: string;
  vegan: string;
  vegetarian: string;
  without: string;
  filterHint: string;
  shown: string;
  noneShown: string;
  contains: string;
  mayContain: string;
  /** Heads what the letters beside the dishes mean. */
  legend: string;
  /** Of letters in brackets. */
  mayBe: string;
  allergensUnknown: string;
  labels: string;
  labelsLead: string;
  serving: string;
  perPortion: string;
  partly: string;
  boundary: string;
  how: string;
  calculated: string;
  stale: string;
  noMenu: string;
  noMenuSays: string;
  notFound: string;
  notFoundSays: string;
  allergen: Record<Allergen, string>;
}
