/** The live page's own words; words in braces are filled in. */
export interface LiveWords {
  language: string;
  filters: string;
  vegan: string;
  vegetarian: string;
  filterHint: string;
  shown: string;
  noneShown: string;
  labels: string;
  labelsLead: string;
  /** Of numbers without letters. */
  figures: string;
  figuresLead: string;
  serving: string;
  partly: string;
  boundary: string;
  how: string;
  calculated: string;
  stale: string;
  noMenu: string;
  noMenuSays: string;
  notFound: string;
  notFoundSays: string;
}
