import { IngredientRow, RecipeRow } from '../imported-row.ts';
import { keyOfPlace } from '../import/rows-of-lines.ts';
import type { DraftInWork } from './new-report.ts';
import { packRows, type Packed, unpackRows } from './packed.ts';

/** A draft for the browser's storage: its many rows packed, the rest as it is. */
export interface PackedDraft {
  rest: Omit<DraftInWork, 'recipes' | 'ingredients'>;
  recipes: Packed;
  ingredients: Packed;
}

type Placed = RecipeRow | IngredientRow;

/** A row of a file has a key that its place tells. */
function flat({ from, key, ...row }: Placed): Record<string, string | number | boolean | null> {
  const isTold = from !== null && key === keyOfPlace(from.file, from.row);
  return { ...row, key: isTold ? null : key, file: from?.file ?? null, row: from?.row ?? null };
}

function deep(row: Record<string, unknown>): Record<string, unknown> {
  const { file, row: place, key, ...rest } = row;
  const from = typeof file === 'number' && typeof place === 'number' ? { file, row: place } : null;
  return { ...rest, from, key: key ?? (from ? keyOfPlace(from.file, from.row) : '') };
}

export function packDraft({ recipes, ingredients, ...rest }: DraftInWork): PackedDraft {
  return { rest, recipes: packRows(recipes.map(flat)), ingredients: packRows(ingredients.map(flat)) };
}

/** Null for what is no draft of ours: another version's, or cut off. */
export function unpackDraft({ rest, recipes, ingredients }: PackedDraft): DraftInWork | null {
  const sold = unpackRows(recipes).map((row) => RecipeRow.safeParse(deep(row)));
  const bought = unpackRows(ingredients).map((row) => IngredientRow.safeParse(deep(row)));
  if (sold.some(({ success }) => !success) || bought.some(({ success }) => !success)) return null;
  return {
    ...rest,
    recipes: sold.flatMap(({ data }) => (data ? [data] : [])),
    ingredients: bought.flatMap(({ data }) => (data ? [data] : [])),
  };
}
