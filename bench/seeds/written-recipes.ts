import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@plateprint/shared/kernel/language.ts';

const EVALUATION = join(import.meta.dirname, '../../evaluation');

export interface WrittenRecipe {
  externalId: string;
  name: string;
  portions: number;
  lines: { text: string }[];
}

async function read<Item>(path: string): Promise<Item[]> {
  return JSON.parse(await readFile(join(EVALUATION, path), 'utf8')) as Item[];
}

/** Every line that people wrote in a language for the evaluation, and the names of its lists with a weight before them. */
async function linesOf(language: Language): Promise<string[]> {
  const lines = await Promise.all(
    ['lines', 'held-out/lines'].map(async (folder) => read<{ line: string }>(`${folder}/${language}.json`)),
  );
  const names = await Promise.all(
    ['names', 'held-out/names'].map(async (folder) => read<{ name: string }>(`${folder}/${language}.json`)),
  );
  const recipes = await Promise.all(
    ['recipes', 'held-out/recipes'].map(async (folder) => read<{ lines: { line: string }[] }>(`${folder}/${language}.json`)),
  );
  return [
    ...lines.flat().map(({ line }) => line),
    ...recipes.flat().flatMap((recipe) => recipe.lines.map(({ line }) => line)),
    ...names.flat().map(({ name }) => `100 g ${name}`),
  ];
}

/** The same numbers each time, so that two runs send the same. */
function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/** Recipes of 8 to 16 written lines, each line with an amount of its own. */
export async function writtenRecipes(language: Language, count: number): Promise<WrittenRecipe[]> {
  const lines = await linesOf(language);
  const throwDie = dice(7);
  return Array.from({ length: count }, (_, place) => ({
    externalId: `${language}-${place}`,
    name: `${language} ${place}`,
    portions: 1 + throwDie(40),
    lines: Array.from({ length: 8 + throwDie(9) }, () => {
      const line = lines[throwDie(lines.length)] ?? '';
      return { text: line.replace(/^\d+\b(?![.,/½¼¾])/, String(1 + throwDie(900))) };
    }),
  }));
}
