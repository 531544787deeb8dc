import type { Location } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { readLines, type ReadLines } from './read-lines.ts';

/** How much of a line was understood: what it is weighs more than how it is measured. */
function understood({ lines }: ReadLines, id: string): number {
  const line = lines[id];
  return (line?.ingredient ? 2 : line?.categoryId ? 1 : 0) + (line?.unit ? 1 : 0);
}

/**
 * Reads lines that may stand in one of several languages, the likeliest first: a Swedish dish in an English kitchen gets
 * a line in either. Each line keeps the reading that understood most.
 */
export async function readInLanguages(
  written: readonly { id: string; text: string }[],
  languages: readonly Language[],
  location: Location,
): Promise<ReadLines> {
  const readings = await Promise.all([...new Set(languages)].map(async (language) => readLines(written, language, location)));
  const best: ReadLines = { lines: {}, readings: {}, also: {} };
  for (const { id } of written) {
    const chosen = readings.reduce((one, other) => (understood(other, id) > understood(one, id) ? other : one));
    const [line, reading, also] = [chosen.lines[id], chosen.readings[id], chosen.also[id]];
    if (line) best.lines[id] = line;
    if (reading) best.readings[id] = reading;
    if (also) best.also[id] = also;
  }
  return best;
}
