import { DOUBTS } from '../../recipes/model/doubts.ts';
import { addedResource } from './added.ts';
import { addedBySupply } from './line-part.ts';
import type { CountedLine } from './report-totals.ts';

/**
 * Rows of one thing as one line: ten rows of soup are soup ten times. What is set aside, of unknown weight or without a
 * figure stays apart from what counts, so that it keeps showing as unknown.
 */
export function mergedLines(lines: readonly CountedLine[]): CountedLine[] {
  const byKey = new Map<string, CountedLine[]>();
  for (const line of lines) {
    const key = JSON.stringify([line.setAside, line.weight === null, line.parts.length === 0, line.key]);
    const former = byKey.get(key);
    if (former) former.push(line);
    else byKey.set(key, [line]);
  }
  return [...byKey.values()].map(oneOf);
}

function oneOf(same: readonly CountedLine[]): CountedLine {
  const [first] = same as [CountedLine, ...CountedLine[]];
  const total = (of: (line: CountedLine) => number): number => same.reduce((sum, line) => sum + of(line), 0);
  const servings = same.every((line) => line.servings === null) ? null : total((line) => line.servings ?? 0);
  const doubts = DOUBTS.filter((doubt) => same.some((line) => line.doubts?.includes(doubt)));
  return {
    ...first,
    rows: total(({ rows }) => rows),
    rowsCovered: total(({ rowsCovered }) => rowsCovered),
    servings,
    mealSize: servings ? total((line) => (line.servings ?? 0) * line.mealSize) / servings : first.mealSize,
    weight: first.weight === null ? null : total(({ weight }) => weight ?? 0),
    weightCovered: total(({ weightCovered }) => weightCovered),
    weightExpected: total(({ weight, weightExpected }) => weightExpected ?? weight ?? 0),
    missing: total(({ missing }) => missing ?? 0),
    water: addedResource(same, ({ water }) => water, weightOf),
    land: addedResource(same, ({ land }) => land, weightOf),
    complete: same.every(({ complete }) => complete),
    hasLevel: same.every(({ hasLevel }) => hasLevel),
    ...(doubts.length > 0 && { doubts }),
    money: same.every(({ money }) => money === null) ? null : total(({ money }) => money ?? 0),
    parts: addedBySupply(same.flatMap((line) => line.parts)),
  };
}

function weightOf({ weight }: CountedLine): number {
  return weight ?? 0;
}
