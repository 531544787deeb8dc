import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathsUnder } from '../order/modules.ts';

/**
 * A language is never a case in the code: what differs from one to the next stands in a table with a row for each
 * (`shared/src/kernel/language.ts`, or the words' own), so that a new language does not compile before it has its row.
 */
const TABLE = 'shared/src/kernel/language.ts';

/** British and American English are one language of food, and differ where the code says so. */
const CASE = /\b(?:\w{0,20}[lL]anguage(?:Of\([^()]{0,40}\))?|source|target|spoken|own) ?[!=]==? ?'(?:en|sv|no|da|de|fr|nl)'/gu;

export function casesIn(file: string, text: string): string[] {
  if (file === TABLE) return [];
  return [...text.matchAll(CASE)].map(([said]) => `${file}: ${said} is a case of one language: give every language a row`);
}

export async function languageCases(root: string, folders: readonly string[]): Promise<string[]> {
  const paths = (await pathsUnder(root, folders)).filter((path) => !/\.(?:test|fixture)\.tsx?$/u.test(path));
  const found = await Promise.all(paths.map(async (path) => casesIn(path, await readFile(join(root, path), 'utf8'))));
  return found.flat();
}

if (import.meta.main) {
  const faults = await languageCases(join(import.meta.dirname, '../..'), ['shared/src', 'server/src', 'web/src']);
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'No language is a case in the code.' : `${faults.length} cases of one language.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
