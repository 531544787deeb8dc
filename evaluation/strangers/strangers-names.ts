import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@plateprint/shared/kernel/language.ts';

/** A row of a stranger's list: the food is said in words, and what it weighs altogether where the row tells. */
interface StrangersRow {
  name: string;
  isFood: boolean;
  grams: number | null;
}

/** The stranger's rows with the ingredients that a person accepts for each; none where the food data have no such thing. */
export function strangersNames(language: Language): { name: string; ingredient: string | null; also: string[]; kg: number }[] {
  const rows = read('../held-out/strangers-suppliers', language) as StrangersRow[];
  const accepted = new Map(Object.entries(read('lists', language) as Record<string, string[]>));
  return rows.map(({ name, isFood, grams }) => {
    const [ingredient = 'nothing', ...also] = isFood ? (accepted.get(name) ?? []) : [];
    return { name, ingredient: isFood ? ingredient : null, also, kg: (grams ?? 0) / 1000 };
  });
}

function read(folder: string, language: Language): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, folder, `${language}.json`), 'utf8'));
}
