import type { Resource } from './report-data.ts';
import type { CountedLine, LinePart } from './report-totals.ts';

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
  return {
    ...first,
    rows: total(({ rows }) => rows),
    rowsCovered: total(({ rowsCovered }) => rowsCovered),
    servings,
    mealSize: servings ? total((line) => (line.servings ?? 0) * line.mealSize) / servings : first.mealSize,
    weight: first.weight === null ? null : total(({ weight }) => weight ?? 0),
    weightCovered: total(({ weightCovered }) => weightCovered),
    water: resource(same, ({ water }) => water),
    land: resource(same, ({ land }) => land),
    complete: same.every(({ complete }) => complete),
    money: same.every(({ money }) => money === null) ? null : total(({ money }) => money ?? 0),
    parts: parts(same.flatMap((line) => line.parts)),
  };
}

function parts(all: readonly LinePart[]): LinePart[] {
  const byGroup = new Map<string, LinePart>();
  for (const part of all) {
    const former = byGroup.get(part.group);
    if (!former) {
      byGroup.set(part.group, { ...part, co2: { ...part.co2 } });
      continue;
    }
    former.weight += part.weight;
    former.co2.value += part.co2.value;
    former.co2.low += part.co2.low;
    former.co2.high += part.co2.high;
  }
  return [...byGroup.values()];
}

function resource(lines: readonly CountedLine[], of: (line: CountedLine) => Resource): Resource {
  const known = lines.filter((line) => of(line).value !== null);
  const weight = lines.reduce((sum, line) => sum + (line.weight ?? 0), 0);
  return {
    value: known.length === 0 ? null : known.reduce((sum, line) => sum + (of(line).value ?? 0), 0),
    coverage: weight > 0 ? known.reduce((sum, line) => sum + (line.weight ?? 0) * of(line).coverage, 0) / weight : 0,
  };
}
