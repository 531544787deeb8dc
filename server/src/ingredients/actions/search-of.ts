import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { buildIndex } from '@plateprint/shared/ingredients/search/build-index.ts';
import { IngredientSearch } from '@plateprint/shared/ingredients/search/ingredient-search.ts';
import { openIndex, packIndex } from '@plateprint/shared/ingredients/search/packed-index.ts';
import { NAME_LANGUAGES, type NameLanguage } from '@plateprint/shared/kernel/language.ts';
import { forgetOtherIndices, readIndex, writeIndex } from './index-file.ts';

/** Milliseconds: who waited for the start is answered first. */
const A_MOMENT = 2000;

interface Indexed {
  search: IngredientSearch;
  packed: Map<NameLanguage, SharedArrayBuffer>;
}

const known = new WeakMap<FoodData, Indexed>();

function indexed(foodData: FoodData): Indexed {
  const own = known.get(foodData);
  if (own) return own;
  const made = {
    search: new IngredientSearch(foodData.release, (language) => openIndex(packedIndex(foodData, language))),
    packed: new Map<NameLanguage, SharedArrayBuffer>(),
  };
  known.set(foodData, made);
  return made;
}

/** The search over a release, made on first use and shared. */
export function searchOf(foodData: FoodData): IngredientSearch {
  return indexed(foodData).search;
}

/** The index of a language as threads share it: the one that was handed over, else the kept one, else it is built. */
export function packedIndex(foodData: FoodData, language: NameLanguage): SharedArrayBuffer {
  const { packed } = indexed(foodData);
  const own = packed.get(language) ?? readIndex(foodData, language);
  const made = own ?? packIndex(buildIndex(foodData.release, language));
  packed.set(language, made);
  if (!own) writeIndex(foodData, language, made);
  return made;
}

/** Food data whose indices exist already. */
export function withIndices(foodData: FoodData, indices: ReadonlyMap<NameLanguage, SharedArrayBuffer>): FoodData {
  for (const [language, index] of indices) indexed(foodData).packed.set(language, index);
  return foodData;
}

/**
 * Opens the index of every language, for a product that answers already. Where they were not kept a thread of its own builds them:
 * whoever asks before waits for one language, and no start waits for any.
 */
export async function prepareSearch(foodData: FoodData): Promise<void> {
  await pause(A_MOMENT, undefined, { ref: false });
  await packedIndices(foodData);
  forgetOtherIndices(foodData);
  for (const language of NAME_LANGUAGES) searchOf(foodData).prepare(language);
}

/** The indices of all languages, as threads share them. */
export async function packedIndices(foodData: FoodData): Promise<ReadonlyMap<NameLanguage, SharedArrayBuffer>> {
  const { packed } = indexed(foodData);
  const missing = NAME_LANGUAGES.filter((language) => !packed.has(language) && readIndex(foodData, language) === null);
  if (missing.length > 0)
    for (const [language, index] of await builtInThread(foodData, missing)) {
      if (!packed.has(language)) packed.set(language, index);
      writeIndex(foodData, language, index);
    }
  return new Map(NAME_LANGUAGES.map((language) => [language, packedIndex(foodData, language)]));
}

async function builtInThread(
  { release }: FoodData,
  languages: readonly NameLanguage[],
): Promise<Map<NameLanguage, SharedArrayBuffer>> {
  const worker = new Worker(new URL('build-indices.ts', import.meta.url), { workerData: { release, languages } });
  worker.unref();
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
