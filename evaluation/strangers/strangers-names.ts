import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@plateprint/shared/kernel/language.ts';

/** A row of a stranger's list: the food is said in words, and what it weighs altogether where the row tells. */
interface StrangersRow {
  name: string;
  isFood: boolean;
  grams: number | null;
}

interface StrangersName {
  name: string;
  /** Null for what no kitchen cooks; `nothing` where the food data have no such thing. */
  ingredient: string | null;
  also: string[];
  kg: number;
}

/** Lists of strangers, in the order in which they came: each with its verdicts beside it. */
export type StrangersList =
  | 'first'
  | 'second'
  | 'third'
  | 'fourth'
  | 'fifth'
  | 'sixth'
  | 'seventh'
  | 'eighth'
  | 'ninth'
  | 'tenth'
  | 'eleventh'
  | 'twelfth'
  | 'thirteenth'
  | 'fourteenth'
  | 'fifteenth'
  | 'local';
const FOLDERS: Record<StrangersList, { rows: string; verdicts: string }> = {
  local: { rows: '../held-out/strangers-suppliers-local', verdicts: 'lists-local' },
  first: { rows: '../held-out/strangers-suppliers', verdicts: 'lists' },
  second: { rows: '../held-out/strangers-suppliers-second', verdicts: 'lists-second' },
  third: { rows: '../held-out/strangers-suppliers-third', verdicts: 'lists-third' },
  fourth: { rows: '../held-out/strangers-suppliers-fourth', verdicts: 'lists-fourth' },
  fifth: { rows: '../held-out/strangers-suppliers-fifth', verdicts: 'lists-fifth' },
  sixth: { rows: '../held-out/strangers-suppliers-sixth', verdicts: 'lists-sixth' },
  seventh: { rows: '../held-out/strangers-suppliers-seventh', verdicts: 'lists-seventh' },
  thirteenth: { rows: '../held-out/strangers-suppliers-thirteenth', verdicts: 'lists-thirteenth' },
  fourteenth: { rows: '../held-out/strangers-suppliers-fourteenth', verdicts: 'lists-fourteenth' },
  fifteenth: { rows: '../held-out/strangers-suppliers-fifteenth', verdicts: 'lists-fifteenth' },
  twelfth: { rows: '../held-out/strangers-suppliers-twelfth', verdicts: 'lists-twelfth' },
  eleventh: { rows: '../held-out/strangers-suppliers-eleventh', verdicts: 'lists-eleventh' },
  tenth: { rows: '../held-out/strangers-suppliers-tenth', verdicts: 'lists-tenth' },
  ninth: { rows: '../held-out/strangers-suppliers-ninth', verdicts: 'lists-ninth' },
  eighth: { rows: '../held-out/strangers-suppliers-eighth', verdicts: 'lists-eighth' },
};

/** The stranger's rows with the ingredients that a person accepts for each; none where the food data have no such thing. */
export function strangersNames(language: Language, list: StrangersList): StrangersName[] {
  const { rows: folder, verdicts } = FOLDERS[list];
  const rows = read(folder, language) as StrangersRow[];
  const accepted = new Map(Object.entries(read(verdicts, language) as Record<string, string[]>));
  return rows.map(({ name, isFood, grams }) => {
    const [ingredient = 'nothing', ...also] = isFood ? (accepted.get(name) ?? []) : [];
    return { name, ingredient: isFood ? ingredient : null, also, kg: (grams ?? 0) / 1000 };
  });
}

function read(folder: string, language: Language): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, folder, `${language}.json`), 'utf8'));
}
