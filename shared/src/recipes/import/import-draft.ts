import { isBlank } from '../../kernel/text.ts';
import { FEWEST_PORTIONS, type IngredientLine, type LibraryScope, MOST_LINES, type RecipeDraft } from '../model/recipe.ts';
import type { ImportedRecipe } from './imported-recipe.ts';

/** How sure a line was understood: nothing to do, to be read over by a person, or kept as written and not counted. */
export type LineStanding = 'reading' | 'understood' | 'check' | 'unknown';

export interface ReadImportLine {
  standing: LineStanding;
  line: Partial<IngredientLine>;
  /** The ingredient as the food data calls it. */
  name: string | null;
  /** Further foods of the same written line, the pepper of "salt and pepper": each becomes a line of its own behind it. */
  also?: readonly { text: string; line: Partial<IngredientLine> }[];
}

/** Characters of a recipe's note; what is longer is said and not cut. */
const LONGEST_NOTE = 20_000;

export type ImportProblem = 'no_title' | 'no_portions' | 'too_many_lines' | 'too_long';

/** A recipe that can be created as it is. */
export type ReadyRecipe = ImportedRecipe & { title: string; portions: number };

/**
 * Why a recipe cannot be created as it is; null when it can. Without any line it can be created and filled in later. How many
 * portions it makes is never assumed: the figure of one would be as wrong as the assumption.
 */
export function importProblem(recipe: ImportedRecipe): ImportProblem | null {
  if (recipe.title === null || isBlank(recipe.title)) return 'no_title';
  if (lacksPortions(recipe)) return 'no_portions';
  if (ingredientsOf(recipe).length > MOST_LINES) return 'too_many_lines';
  return noteOf(recipe).length > LONGEST_NOTE ? 'too_long' : null;
}

export function isReady(recipe: ImportedRecipe): recipe is ReadyRecipe {
  return importProblem(recipe) === null;
}

export function lacksPortions({ portions }: Pick<ImportedRecipe, 'portions'>): boolean {
  return portions === null || portions < FEWEST_PORTIONS;
}

/** The lines that are ingredients: a heading parts them and is none. */
export function ingredientsOf(recipe: ImportedRecipe): string[] {
  return recipe.lines.filter(({ heading }) => !heading).map(({ text }) => text);
}

/** How a recipe stands as a whole: as its weakest line does. */
export function standingOf(lines: readonly (LineStanding | undefined)[]): LineStanding {
  for (const standing of ['reading', 'unknown', 'check'] as const)
    if (lines.some((line) => (line ?? 'reading') === standing)) return standing;
  return 'understood';
}

/** The draft that is sent: what was understood of each line, and every line as it was written. */
export function draftOfImport(
  recipe: ReadyRecipe,
  read: readonly (ReadImportLine | undefined)[],
  libraryScope: LibraryScope,
): RecipeDraft {
  return {
    names: [{ language: recipe.language, name: recipe.title.slice(0, 200).toWellFormed().trim() }],
    ingredients: ingredientsOf(recipe)
      .flatMap((text, at) => [{ text, line: read[at]?.line }, ...(read[at]?.also ?? [])])
      .slice(0, MOST_LINES)
      .map(({ text, line }, at) => ({ ...blankLine(text, at), ...line })),
    customIngredients: [],
    portions: Math.min(recipe.portions, 100_000),
    mealsize: 0,
    category: recipe.category,
    note: noteOf(recipe).slice(0, LONGEST_NOTE).toWellFormed(),
    tags: recipe.tags.map((name) => ({ name })),
    allergens: [],
    emissionDatabase: 'organization',
    libraryScope,
  };
}

function noteOf(recipe: ImportedRecipe): string {
  return [headingsOf(recipe), recipe.notes, recipe.method].filter((part) => !isBlank(part)).join('\n\n');
}

/** A recipe has no headings between its lines: which line belongs to which part is kept in its note. */
function headingsOf({ lines }: ImportedRecipe): string {
  if (!lines.some(({ heading }) => heading)) return '';
  return lines.map(({ text, heading }) => (heading ? text.replace(/:?$/u, ':') : `– ${text}`)).join('\n');
}

function blankLine(text: string, at: number): IngredientLine {
  return {
    _id: `i${at + 1}`,
    inputIngredient: text.replaceAll('\t', ' ').slice(0, 500).toWellFormed(),
    ingredient: null,
    categoryId: null,
    variation: null,
    originId: null,
    amount: null,
    unit: null,
    pieceGrams: null,
    organic: false,
  };
}
