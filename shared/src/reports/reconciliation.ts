import type { IngredientRow, RecipeRow } from './imported-row.ts';
import type { ReportDraft } from './report.ts';

/** What differs between an imported file and the rows that came out of it. */
export interface Unreconciled {
  /** The file's place in `importedData`. */
  file: number;
  code: 'no_such_file' | 'rows_differ' | 'row_twice' | 'servings_differ' | 'grams_differ' | 'money_differ';
  expected: number;
  /** Of `row_twice` the number of the row. */
  found: number;
}

/** Sums of thousands of decimals, each rounded as it was read. */
const ROUNDING = 1e-6;

type Imported = Pick<RecipeRow, 'from'> & Partial<Pick<RecipeRow, 'servings'>> & Partial<Pick<IngredientRow, 'grams' | 'money'>>;

/**
 * What keeps the rows of a report from being those of its files: each row of a file is a row of the data or one left out,
 * none twice; and where nothing is left out, the sums of the columns are those that were read.
 */
export function unreconciled(draft: Pick<ReportDraft, 'recipes' | 'menus' | 'ingredients' | 'importedData'>): Unreconciled[] {
  const rows: Imported[] = [...draft.recipes, ...draft.menus.flatMap(({ recipes }) => recipes), ...draft.ingredients];
  const byFile = new Map<number, Imported[]>();
  for (const row of rows) {
    if (row.from === null) continue;
    const known = byFile.get(row.from.file);
    if (known) known.push(row);
    else byFile.set(row.from.file, [row]);
  }
  const strays = [...byFile.keys()].filter((file) => draft.importedData[file] === undefined);
  return [
    ...strays.map((file): Unreconciled => ({ file, code: 'no_such_file', expected: 0, found: byFile.get(file)?.length ?? 0 })),
    ...draft.importedData.flatMap((file, place) => differencesOf(place, file, byFile.get(place) ?? [])),
  ];
}

function differencesOf(file: number, { rows, sums, leftOut }: ReportDraft['importedData'][number], data: readonly Imported[]) {
  const differences: Unreconciled[] = [];
  const seen = new Set<number>();
  for (const row of [...data.map(({ from }) => from?.row ?? 0), ...leftOut.map((left) => left.row)]) {
    if (seen.has(row)) differences.push({ file, code: 'row_twice', expected: 1, found: row });
    seen.add(row);
  }
  const found = data.length + leftOut.length;
  if (found !== rows) differences.push({ file, code: 'rows_differ', expected: rows, found });
  if (leftOut.length > 0) return differences;
  for (const column of ['servings', 'grams', 'money'] as const) {
    const expected = sums[column];
    if (expected === null) continue;
    const sum = data.reduce((total, row) => total + (row[column] ?? 0), 0);
    if (Math.abs(sum - expected) > ROUNDING * Math.max(1, Math.abs(expected), data.length)) {
      differences.push({ file, code: `${column}_differ`, expected, found: sum });
    }
  }
  return differences;
}
