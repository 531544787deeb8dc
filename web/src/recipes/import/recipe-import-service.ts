import type { Language } from '@plateprint/shared/kernel/language.ts';
import { type Mapping, proposeMapping } from '@plateprint/shared/kernel/spreadsheet/mapping.ts';
import type { NumberFormat } from '@plateprint/shared/kernel/spreadsheet/number-format.ts';
import type { ImportedRecipe } from '@plateprint/shared/recipes/import/imported-recipe.ts';
import { readPastedRecipes } from '@plateprint/shared/recipes/import/pasted-recipes.ts';
import {
  mappingProblem,
  RECIPE_COLUMNS,
  type RecipeField,
  recipesInSheet,
  type SheetRecipes,
} from '@plateprint/shared/recipes/import/sheet-recipes.ts';
import { type SheetView, spreadsheetSession } from '../../spreadsheets/worker/spreadsheet-session.ts';
import { readImportFile } from './read-import-file.ts';

/** Recipes that are handed over at once: some milliseconds of copying. */
const A_PART = 100;

/** The reader's defaults: the language where nothing shows it, and the format of numbers that show none. */
export interface Reader {
  likely: Language;
  numbers: NumberFormat;
}

/** The kind of a file: a table, whose columns a person looks over, or recipes. */
export type OpenedImport = { kind: 'sheet'; view: SheetView<RecipeField> } | { kind: 'recipes' };

type Part = ImportedRecipe[];

/** Reads texts and files of recipes. Runs in a worker: no text can hold the page up. */
export function recipeImportService() {
  let reader: Reader = { likely: 'en_gb', numbers: 'point' };
  let found: SheetRecipes = { recipes: [], leftRows: [] };
  const sheet = spreadsheetSession<RecipeField>((rows, above) => proposeMapping(rows, RECIPE_COLUMNS, reader.numbers, above));

  return {
    ...sheet.methods,
    set(chosen: Reader): void {
      reader = chosen;
    },
    async openFile(file: File, say: (share: number) => void): Promise<OpenedImport> {
      const read = await readImportFile(file, reader.likely, say);
      if (read.kind === 'sheet') return { kind: 'sheet', view: sheet.hold(read.spreadsheet) };
      found = { recipes: read.recipes, leftRows: [] };
      return { kind: 'recipes' };
    },
    readText({ text, language }: { text: string; language: Language | undefined }): void {
      found = { recipes: readPastedRecipes(text, { likely: reader.likely, language }), leftRows: [] };
    },
    /** Reads the rows of the sheet; answers how many recipes they are. */
    readRows(mapping: Mapping<RecipeField>): number {
      found = mappingProblem(mapping) ? { recipes: [], leftRows: [] } : recipesInSheet(sheet.sheet(), mapping, reader);
      return found.recipes.length;
    },
    /** Says the recipes that were read last, part by part; answers the rows that belong to none. */
    recipes(_: undefined, say: (part: Part) => void): number[] {
      for (let from = 0; from < found.recipes.length; from += A_PART) say(found.recipes.slice(from, from + A_PART));
      return found.leftRows;
    },
  };
}

export type RecipeImportService = ReturnType<typeof recipeImportService>;
