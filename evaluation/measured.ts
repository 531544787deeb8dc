import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type {
  FoundNames,
  MeasuredMatching,
  PastedRecipes,
  ReadLines,
} from '@plateprint/shared/ingredients/quality/release-quality.ts';
import type { LineJudgement } from './judging/judge-lines.ts';
import type { NameJudgement } from './judging/judge-names.ts';
import type { RecipeJudgement } from './recipes/judge-recipes.ts';

const FILE = join(import.meta.dirname, '../food-data/quality/matching.json');

type Judged<T> = ReadonlyMap<Language, T>;

interface Sets {
  lines: { open: Judged<LineJudgement>; heldOut: Judged<LineJudgement> };
  names: { open: Judged<NameJudgement>; heldOut: Judged<NameJudgement> };
  recipes: { open: Judged<RecipeJudgement>; heldOut: Judged<RecipeJudgement> };
}

/** Writes the measurements of reading and finding for the product's page about its food data. */
export async function writeMeasured({ lines, names, recipes }: Sets): Promise<void> {
  const measured: MeasuredMatching = {
    lines: { open: rows(lines.open, readLines), heldOut: rows(lines.heldOut, readLines) },
    names: { open: rows(names.open, foundNames), heldOut: rows(names.heldOut, foundNames) },
    recipes: { open: rows(recipes.open, pastedRecipes), heldOut: rows(recipes.heldOut, pastedRecipes) },
  };
  await writeFile(FILE, `${JSON.stringify(measured, null, 2)}\n`);
}

function rows<T, Row>(judged: Judged<T>, rowOf: (of: T) => Row): (Row & { language: Language })[] {
  return [...judged].map(([language, of]) => ({ language, ...rowOf(of) }));
}

/** To a tenth of a percent. */
const share = (value: number): number => Number(value.toFixed(3));

function readLines({ items, unit, all }: LineJudgement): Omit<ReadLines, 'language'> {
  return { lines: items, quantityAndUnit: share(unit), withName: share(all) };
}

function foundNames({ items, first, five, precision, coverage }: NameJudgement): Omit<FoundNames, 'language'> {
  return {
    names: items,
    first: share(first),
    amongFive: share(five),
    takenRight: share(precision),
    taken: share(coverage),
  };
}

function pastedRecipes({ recipes, title, portions, amounts }: RecipeJudgement): Omit<PastedRecipes, 'language'> {
  return { recipes, title: share(title), portions: share(portions), amounts: share(amounts) };
}
