import { csvOf, type CsvForm, percentCell } from '../../kernel/csv.ts';
import type { Language } from '../../kernel/language.ts';
import { type Allergen, ALLERGEN_STATES, type AllergenState } from '../../ingredients/allergen.ts';
import { ALLERGEN_WORDS } from '../../ingredients/allergens/allergen-words.ts';
import type { RecipeAllergens } from '../allergens/allergen-statement.ts';
import type { RecipeSheet } from './recipe-sheet.ts';

type CsvSheet = Pick<RecipeSheet, 'recipe' | 'lines' | 'language'>;

/** The headings of the columns, in the sheet's language. */
export interface CsvHeadings {
  written: string;
  ingredient: string;
  detail: string;
  amount: string;
  unit: string;
  grams: string;
  /** kg CO2e of one portion. */
  co2: string;
  /** The same without land-use change. */
  withoutLandUse: string;
  /** Percent of the recipe. */
  share: string;
  grade: string;
}

/**
 * A recipe's lines as CSV: one row a line, unknown figures empty. Behind each stands what is known of the allergens of the whole
 * dish, so that no row of it can be read without; a recipe without a line has one row that says so.
 */
export function recipeCsv({ recipe, lines, language }: CsvSheet, headings: CsvHeadings, form: CsvForm): string {
  const { written, ingredient, detail, amount, unit, grams, co2, withoutLandUse, share, grade } = headings;
  const allergens = allergenColumns(recipe.footprint.allergens, language);
  const rows = lines.map((line) => [
    line.written,
    line.name,
    line.detail,
    figure(line.amount, 3),
    line.unit ?? '',
    figure(line.grams, 1),
    kg(line.co2PerPortion),
    kg(line.co2PerPortionWithoutLandUseChange),
    line.co2PerPortion === null ? null : percentCell(figure(line.share, 4)),
    line.grade ?? '',
  ]);
  const head = [written, ingredient, detail, amount, unit, grams, co2, withoutLandUse, share, grade];
  const body = rows.length > 0 ? rows : [head.map(() => '')];
  return csvOf(
    [[...head, ...allergens.map(([heading]) => heading)], ...body.map((row) => [...row, ...allergens.map(([, names]) => names)])],
    form,
  );
}

/** Each of the four states of the dish's allergens: its heading, and those that have it. */
function allergenColumns(
  { contains, mayContain, notAmong, unknown }: RecipeAllergens,
  language: Language,
): [heading: string, names: string][] {
  const { names, ofDish, states } = ALLERGEN_WORDS[language];
  const lists: Record<AllergenState, readonly Allergen[]> = {
    contains,
    may_contain: mayContain,
    not_among: notAmong,
    unknown,
  };
  return ALLERGEN_STATES.map((state) => [
    ofDish.replace('{state}', states[state]),
    lists[state].map((allergen) => names[allergen]).join(', '),
  ]);
}

function kg(grams: number | null): number | null {
  return figure(grams === null ? null : grams / 1000, 4);
}

function figure(value: number | null, decimals: number): number | null {
  return value === null ? null : Number(value.toFixed(decimals));
}
