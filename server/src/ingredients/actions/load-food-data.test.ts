import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadFoodData } from './load-food-data.ts';

const butter = { variationId: 'butter.unsalted', categoryId: null, originId: null, organic: false };

async function folder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'food-data-'));
}

test('figures under licence are laid over the release where they are installed', async () => {
  const file = join(await folder(), 'institute.json');
  const stages = { agriculture: 7, processing: 0.2, packaging: 0.1, transport: 0.1, retail: 0.1 };
  const figure = { stages, grade: 'B', basis: 'direct', sources: [], steps: [], low: 6, high: 9 };
  const source = { id: 'institute', title: 'List', publisher: 'Institute of Trials', version: '7.1', year: 2026 };
  await writeFile(file, JSON.stringify({ source, figures: { 'butter.unsalted': figure } }));
  const foodData = await loadFoodData(undefined, file);
  expect(foodData.facts(butter, { location: 'SE', emissionDatabase: 'rise' })?.factor?.co2e.value).toBeCloseTo(7.5, 9);
  expect(foodData.version).toMatch(/\+institute\.7\.1$/);
  expect(foodData.release.sources.map(({ id }) => id)).toContain('institute');
});

test('without them the public figures stand', async () => {
  const foodData = await loadFoodData(undefined, join(await folder(), 'institute.json'));
  expect(foodData.version).not.toContain('institute');
  expect(foodData.facts(butter, { location: 'SE', emissionDatabase: 'rise' })?.factor?.sources[0]?.source).toBe('agribalyse');
});

test('a file that does not read stops the start and says what to do', async () => {
  const file = join(await folder(), 'institute.json');
  await writeFile(file, '{');
  await expect(loadFoodData(undefined, file)).rejects.toThrow("import the institute's file again");
});
