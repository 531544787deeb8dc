import { expect, test } from 'vitest';
import { readRelease } from '../release/read-release.ts';
import { join } from 'node:path';
import { readCrosswalk } from '../crosswalk/read-crosswalk.ts';
import type { StageValues } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';

const home = join(import.meta.dirname, '..', '..');
const release = readRelease(join(home, 'release'));
const crosswalk = readCrosswalk(join(home, 'crosswalk'));
const variations = new Map(release.ingredients.flatMap((each) => each.variations.map((one) => [one.id, one] as const)));
const composed = crosswalk.ingredients.flatMap(({ id, variations: states }) =>
  states.flatMap(({ state, composition }) => (composition ? [{ id: `${id}.${state}`, composition }] : [])),
);

function totalOf(variation: { base: StageValues | null } | undefined): number {
  return variation?.base ? sumOfStages(variation.base) : Number.NaN;
}

test('a dish of its foods lies between the lightest and the heaviest of them, is said to be by recipe, and never surer than C', () => {
  expect(composed.length).toBeGreaterThan(30);
  for (const { id, composition } of composed) {
    const dish = variations.get(id);
    const total = totalOf(dish);
    const totals = composition.map(({ ingredient, state }) => {
      const food = release.ingredients.find((each) => each.id === ingredient);
      const variation = state === undefined ? food?.variations[0] : variations.get(`${ingredient}.${state}`);
      return totalOf(variation);
    });
    // Pack, shelf and cooking of a dish come on top.
    expect({ id, isWithin: total > 0.1 && total < Math.max(...totals) + 0.6 }).toEqual({ id, isWithin: true });
    expect(dish?.steps[0]).toMatchObject({ kind: 'override', about: { reason: 'by_recipe' } });
    expect(['C', 'D']).toContain(dish?.grade);
  }
});

test.each(composed.map(({ id, composition }) => [id, composition] as const))(
  'what goes into a kilogram of %s weighs about a kilogram',
  (_, composition) => {
    const weight = composition.reduce((sum, { share }) => sum + share, 0);
    expect(weight).toBeGreaterThan(0.6);
    expect(weight).toBeLessThan(1.2);
  },
);
