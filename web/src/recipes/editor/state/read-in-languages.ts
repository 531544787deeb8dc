import type { Location } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { readLines, type ReadLines } from './read-lines.ts';

/** How much of a line was understood: what it is weighs more than how it is measured. */
function understood({ lines }: ReadLines, id: string): number {
  const line = ownValue(lines, id);
  return (line?.ingredient ? 2 : line?.categoryId ? 1 : 0) + (line?.unit ? 1 : 0);
}

/**
 * Reads lines that may stand in one of several languages, the likeliest first: a Swedish dish in an English kitchen gets
 * a line in either. Each line keeps the reading that understood most.
 */
export async function readInLanguages(
  written: readonly { id: string; text: string }[],
  languages: readonly Language[],
  { location, portions }: { location: Location; portions: number | null },
): Promise<ReadLines> {
  const readings = await Promise.all(
    [...new Set(languages)].map(async (language) => readLines(written, { language, location, portions })),
  );
  const best = written.map(({ id }) => {
    const chosen = readings.reduce((one, other) => (understood(other, id) > understood(one, id) ? other : one));
    return [id, chosen] as const;
  });
  const of = <Value>(part: (chosen: ReadLines) => Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(
      best.flatMap(([id, chosen]) => {
        const value = ownValue(part(chosen), id);
        return value === undefined ? [] : [[id, value]];
      }),
    );
  return { lines: of(({ lines }) => lines), readings: of((chosen) => chosen.readings), also: of(({ also }) => also) };
}
