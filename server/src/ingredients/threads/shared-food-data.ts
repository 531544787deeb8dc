import { workerData } from 'node:worker_threads';
import type { FoodDataRelease, IngredientRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import { type FoodData, openFoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { NameLanguage } from '@plateprint/shared/kernel/language.ts';
import { inSlices } from '../../platform/slices/in-slices.ts';
import { rememberingFacts } from '../actions/remembered-facts.ts';
import { packedIndices, withIndices } from '../actions/search-of.ts';

/** Food data as threads share it: everything that is large is in buffers, and none is copied. */
export interface SharedFoodData {
  /** The release without its ingredients, as JSON. */
  tables: string;
  /** Each ingredient as JSON, one behind the other; where each begins, and the last one ends. */
  records: Uint8Array;
  starts: Uint32Array;
  /** The place of each ingredient by its id, and of the ingredient of each variation. */
  ingredients: ReadonlyMap<string, number>;
  variations: ReadonlyMap<string, number>;
  indices: ReadonlyMap<NameLanguage, SharedArrayBuffer>;
}

export async function shareFoodData(foodData: FoodData): Promise<SharedFoodData> {
  const { ingredients, ...tables } = foodData.release;
  const texts = await inSlices(ingredients, (ingredient) => Buffer.from(JSON.stringify(ingredient)));
  const starts = new Uint32Array(new SharedArrayBuffer(4 * (texts.length + 1)));
  for (const [place, text] of texts.entries()) starts[place + 1] = (starts[place] ?? 0) + text.length;
  const records = new Uint8Array(new SharedArrayBuffer(starts.at(-1) ?? 0));
  for (const [place, text] of texts.entries()) records.set(text, starts[place]);
  return {
    tables: JSON.stringify(tables),
    records,
    starts,
    ingredients: new Map(ingredients.map(({ id }, place) => [id, place])),
    variations: new Map(ingredients.flatMap(({ variations }, place) => variations.map(({ id }) => [id, place] as const))),
    indices: await packedIndices(foodData),
  };
}

/** The same food data in another thread. */
export function openSharedFoodData(shared: SharedFoodData): FoodData {
  const ingredients = openRecords(shared);
  const at = (place: number | undefined): IngredientRecord | null => (place === undefined ? null : (ingredients[place] ?? null));
  const release = { ...(JSON.parse(shared.tables) as Omit<FoodDataRelease, 'ingredients'>), ingredients };
  const foodData = openFoodData(release, {
    ingredient: (id) => at(shared.ingredients.get(id)),
    variation(id) {
      const ingredient = at(shared.variations.get(id));
      const variation = ingredient?.variations.find((each) => each.id === id);
      return ingredient && variation ? { ingredient, variation } : null;
    },
  });
  return withIndices(rememberingFacts(foodData), shared.indices);
}

let ofThread: FoodData | undefined;

/** The food data that this thread was handed. */
export function foodDataOfThread(): FoodData {
  return (ofThread ??= openSharedFoodData(workerData as SharedFoodData));
}

/**
 * A list that takes an ingredient out of the buffer when somebody looks at it, and keeps it: all together are 10 MB, and a list of
 * purchases looks at most of them again and again.
 */
function openRecords({ records, starts }: SharedFoodData): IngredientRecord[] {
  const open = new Map<number, IngredientRecord>();
  const recordAt = (place: number): IngredientRecord => {
    const known = open.get(place);
    if (known) return known;
    const text = Buffer.from(records.buffer, starts[place], (starts[place + 1] ?? 0) - (starts[place] ?? 0)).toString();
    const record = JSON.parse(text) as IngredientRecord;
    open.set(place, record);
    return record;
  };
  const length = starts.length - 1;
  return new Proxy<IngredientRecord[]>([], {
    get(list, key) {
      if (key === 'length') return length;
      const place = typeof key === 'string' ? Number(key) : Number.NaN;
      if (Number.isInteger(place)) return place >= 0 && place < length ? recordAt(place) : undefined;
      return Reflect.get(list, key) as unknown;
    },
    has: (list, key) => (typeof key === 'string' && Number(key) < length) || Reflect.has(list, key),
  });
}
