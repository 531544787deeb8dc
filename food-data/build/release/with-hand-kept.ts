import type { FoodDataRelease, SourceDescription } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { Crosswalk } from '../crosswalk/crosswalk.ts';
import { without } from '../by-hand/without.ts';
import { categoryByHand, ingredientByHand, variationByHand, wordsByHand } from '../by-hand/hand-kept.ts';

/** The release with its figures as they are and everything else as the crosswalk has it now. */
export function withHandKept(
  release: FoodDataRelease,
  { crosswalk, ...head }: { crosswalk: Crosswalk; sources: SourceDescription[]; version: string },
): FoodDataRelease {
  const { tables } = crosswalk;
  const rules = tables['compound-foods'];
  const entries = new Map(crosswalk.ingredients.map((entry) => [entry.id, entry]));
  const categories = new Map(tables.categories.map((category) => [category.id, category]));
  const byCategory = Map.groupBy(crosswalk.ingredients, ({ category }) => category);
  return {
    ...release,
    ...head,
    ...wordsByHand(tables),
    categories: release.categories.map((record) => ({
      ...record,
      ...categoryByHand(known(categories, record.id), rules, byCategory.get(record.id) ?? []),
    })),
    ingredients: release.ingredients.map((record) => {
      const entry = known(entries, record.id);
      const states = new Map(entry.variations.map((variation) => [variation.state, variation]));
      const variations = record.variations.map((variation) => ({
        ...without(variation, ['density', 'allergens']),
        ...variationByHand(rules, entry, known(states, variation.stateId)),
      }));
      return { ...record, ...ingredientByHand(rules, entry), variations };
    }),
  };
}

function known<Entry>(entries: ReadonlyMap<string, Entry>, id: string): Entry {
  const entry = entries.get(id);
  if (!entry) throw new Error(`The crosswalk has no ${id} any more: build the release from the sources`);
  return entry;
}
