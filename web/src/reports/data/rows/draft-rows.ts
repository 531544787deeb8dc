import type { ImportedFile } from '@plateprint/shared/reports/model/report.ts';
import type { LeftOutReason } from '@plateprint/shared/reports/import/rows-of-lines.ts';
import type { DraftInWork } from '@plateprint/shared/reports/wizard/new-report.ts';
import type { IngredientRow, RecipeRow } from '@plateprint/shared/reports/model/imported-row.ts';
import type { TakenRows } from '../cells/import-work.ts';

type Rows = 'recipes' | 'ingredients';
type RowOf<R extends Rows> = R extends 'recipes' ? RecipeRow : IngredientRow;

/** The draft with the rows of a file. */
export function withTaken(draft: DraftInWork, { file, recipes, ingredients }: TakenRows): DraftInWork {
  return {
    ...draft,
    recipes: [...draft.recipes, ...recipes],
    ingredients: [...draft.ingredients, ...ingredients],
    importedData: [...draft.importedData, file],
  };
}

/** A file and all its rows are gone; it keeps its place empty, so that the rows of later files keep theirs. */
export function withoutFile(draft: DraftInWork, at: number): DraftInWork {
  const isOther = ({ from }: RecipeRow | IngredientRow): boolean => from?.file !== at;
  const empty: ImportedFile = { name: '–', rows: 0, sums: { servings: null, grams: null, money: null }, leftOut: [] };
  const files = draft.importedData.map((file, place) => (place === at ? empty : file));
  return {
    ...draft,
    recipes: draft.recipes.filter(isOther),
    ingredients: draft.ingredients.filter(isOther),
    importedData: files.slice(0, files.findLastIndex(({ rows }) => rows > 0) + 1),
  };
}

/** A row that was typed is gone; one of a file is left out of it, where it stays listed. */
export function withoutRow(draft: DraftInWork, which: Rows, key: string, reason: LeftOutReason): DraftInWork {
  const rows: readonly (RecipeRow | IngredientRow)[] = draft[which];
  const gone = rows.find((row) => row.key === key);
  if (!gone) return draft;
  const left = { ...draft, [which]: rows.filter((row) => row.key !== key) };
  const { from } = gone;
  if (from === null) return left;
  const written = 'written' in gone ? gone.written : [gone.name, gone.servings].filter((part) => part !== null).join(' · ');
  const importedData = draft.importedData.map((file, at) =>
    at === from.file ? { ...file, leftOut: [...file.leftOut, { row: from.row, written, reason }] } : file,
  );
  return { ...left, importedData };
}

/** Changes the rows that are meant. */
export function withRows<R extends Rows>(
  draft: DraftInWork,
  which: R,
  isMeant: (row: RowOf<R>) => boolean,
  change: (row: RowOf<R>) => RowOf<R>,
): DraftInWork {
  const rows = draft[which] as readonly unknown[] as readonly RowOf<R>[];
  return { ...draft, [which]: rows.map((row) => (isMeant(row) ? change(row) : row)) };
}

/** A key that no other row has. */
export function newKey(): string {
  return `n${crypto.randomUUID().slice(0, 12)}`;
}
