import type { RecipeRow } from '../model/imported-row.ts';
import type { ReportDraft } from '../model/report.ts';

/** Differences between an imported file and the rows that came out of it. */
export interface FileDifference {
  /** The file's place in `importedData`. */
  file: number;
  code: 'no_such_file' | 'rows_differ' | 'row_twice';
  expected: number;
  /** Of `row_twice` the number of the row. */
  found: number;
}

/**
 * What keeps the rows of a report from being those of its files: each row of a file is a row of the data or one left out,
 * none twice. Amounts are not held against the file here: a person may correct them, and the report tells the difference.
 */
export function fileDifferences(
  draft: Pick<ReportDraft, 'recipes' | 'menus' | 'ingredients' | 'importedData'>,
): FileDifference[] {
  const rows: Pick<RecipeRow, 'from'>[] = [
    ...draft.recipes,
    ...draft.menus.flatMap(({ recipes }) => recipes),
    ...draft.ingredients,
  ];
  const byFile = new Map<number, number[]>();
  for (const { from } of rows) {
    if (from === null) continue;
    const known = byFile.get(from.file);
    if (known) known.push(from.row);
    else byFile.set(from.file, [from.row]);
  }
  const strays = [...byFile].filter(([file]) => draft.importedData[file] === undefined);
  return [
    ...strays.map(([file, { length }]): FileDifference => ({ file, code: 'no_such_file', expected: 0, found: length })),
    ...draft.importedData.flatMap(({ rows: expected, leftOut }, file) => {
      const numbers = [...(byFile.get(file) ?? []), ...leftOut.map(({ row }) => row)];
      return differencesOf(file, expected, numbers);
    }),
  ];
}

function differencesOf(file: number, expected: number, numbers: readonly number[]): FileDifference[] {
  const differences: FileDifference[] = [];
  const seen = new Set<number>();
  for (const row of numbers) {
    if (seen.has(row)) differences.push({ file, code: 'row_twice', expected: 1, found: row });
    seen.add(row);
  }
  if (numbers.length !== expected) differences.push({ file, code: 'rows_differ', expected, found: numbers.length });
  return differences;
}
