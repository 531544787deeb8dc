import type { Language } from '../../kernel/language.ts';

/** A recipe as it was found in a text or a file, before anything of it is understood. */
export interface ImportedRecipe {
  title: string | null;
  portions: number | null;
  /** As written; headings part the ingredients ("For the sauce:"). */
  lines: { text: string; heading: boolean }[];
  method: string;
  /** What is said beside: times, where it comes from, a word of praise. */
  notes: string;
  category: string;
  tags: string[];
  language: Language;
}

export const NO_RECIPE = { title: null, portions: null, lines: [], method: '', notes: '', category: '', tags: [] };
