import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import { join } from 'node:path';
import type { FoodDataRelease } from '@plateprint/shared/ingredients/food-data-release.ts';
import { expect, test } from 'vitest';
import { diffText } from './diff-text.ts';
import { releaseChanges } from './movers.ts';
import { moversPage } from './movers-page.ts';
import { readRelease } from './read-release.ts';
import { diffReleases, isSame } from './release-diff.ts';

const release = readRelease(join(import.meta.dirname, '../../release'));

/** The release with one ingredient as the test wants it. */
function withPork(change: (pork: FoodDataRelease['ingredients'][number]) => void): FoodDataRelease {
  const copy = structuredClone(release);
  const pork = copy.ingredients.find(({ id }) => id === 'pork');
  if (!pork) throw new Error('There is no pork');
  change(pork);
  return copy;
}

test('a release is the same as itself', () => {
  expect(isSame(diffReleases(release, release))).toBe(true);
});

test('a factor that moves by more than a hundredth is listed with its stage and its step', () => {
  const pork = release.ingredients.find(({ id }) => id === 'pork')?.variations[0]?.base;
  if (!pork) throw new Error('Pork has no figure');
  const before = sumOfStages(pork);
  const after = withPork(({ variations: [raw] }) => {
    if (!raw?.base) throw new Error('Pork has no figure');
    raw.base.agriculture += 1;
    raw.steps.push({ kind: 'override', stage: null, value: 8.4, about: { reason: 'middle', note: 'a new reason' } });
  });
  const { factors } = diffReleases(release, after);
  expect(factors).toHaveLength(1);
  expect(factors[0]).toMatchObject({ id: 'pork.raw', old: expect.closeTo(before, 9), new: expect.closeTo(before + 1, 9) });
  expect(factors[0]?.reason).toMatch(/agriculture .* → .*now override 8.4 \(middle a new reason\)/);
});

test('a factor that moves by less is not', () => {
  const after = withPork(({ variations: [raw] }) => {
    if (raw?.base) raw.base.agriculture *= 1.005;
  });
  expect(diffReleases(release, after).factors).toEqual([]);
});

test('names, allergens and diets are listed', () => {
  const after = withPork((pork) => {
    pork.names.en = [...pork.names.en.slice(1), 'hog'];
    pork.allergens.contains = ['milk'];
  });
  const diff = diffReleases(release, after);
  expect(diff.names).toEqual([{ id: 'pork', language: 'en', added: ['hog'], removed: ['pork'] }]);
  expect(diffText(diff)).toMatch(/allergens \(1\)\n {2}pork: contains none; may contain none; unknown none → contains milk/);
});

test('added and removed foods are listed', () => {
  const after = { ...release, ingredients: release.ingredients.filter(({ id }) => id !== 'pork') };
  expect(diffReleases(release, after).ingredients).toEqual({ added: [], removed: ['pork'] });
  expect(diffReleases(after, release).variations.added).toContain('pork.raw');
});

test('weights of pieces are listed, new ones and those that went too', () => {
  const before = withPork((pork) => {
    pork.pieces = { slice: 100, leaf: 1 };
  });
  const after = withPork((pork) => {
    pork.pieces = { slice: 90, can: 200 };
  });
  const diff = diffReleases(before, after);
  expect(diff.pieces).toEqual([
    { id: 'pork', unit: 'slice', old: 100, new: 90 },
    { id: 'pork', unit: 'leaf', old: 1, new: null },
    { id: 'pork', unit: 'can', old: null, new: 200 },
  ]);
  expect(isSame(diff)).toBe(false);
  expect(diffText(diff)).toMatch(/weights of pieces, g \(3\)\n {2}pork slice: 100 → 90/);
  expect(moversPage(releaseChanges(before, after), diff.pieces)).toMatch(/\| pork \| leaf \| 1 \| none \|/);
});
