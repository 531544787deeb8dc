import type { IngredientEntry, Tables, VariationEntry } from './crosswalk.ts';

/** Flown food comes from overseas, whatever else of its kind grows nearby. */
const FLOWN = 'flown';

/** Where a greenhouse crop grew: in a heated greenhouse by its name, in the field when canned or in a sauce, else in any greenhouse. */
export function originClassOf(
  { originClass, category }: IngredientEntry,
  { state, transport }: VariationEntry,
  rules: Tables['greenhouse'],
): string {
  if (transport === 'air') return FLOWN;
  if (!rules.originClasses.includes(originClass)) return originClass;
  if (rules.heated.states.includes(state)) return rules.heated.originClass;
  return rules.fieldGrown.states.includes(state) || !rules.categories.includes(category)
    ? rules.fieldGrown.originClass
    : originClass;
}
