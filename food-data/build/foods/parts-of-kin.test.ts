import { join } from 'node:path';
import type { Split } from '@plateprint/shared/ingredients/factor/factor-parts.ts';
import { expect, test } from 'vitest';
import type { Resolved } from '../composed/resolved.ts';
import type { IngredientEntry, VariationEntry } from '../crosswalk/crosswalk.ts';
import { readCrosswalk } from '../crosswalk/read-crosswalk.ts';
import { withPartsOfKin } from './parts-of-kin.ts';

const [someFood] = readCrosswalk(join(import.meta.dirname, '../../crosswalk')).ingredients;

function state(name: string, agriculture: number, split: Split | null): Resolved {
  const entry: VariationEntry = { state: name, transport: 'ambient' };
  const stages = { agriculture, processing: 1, packaging: 0, transport: 0, retail: 0 };
  const figure = {
    stages,
    split,
    lowRatio: 0.8,
    highRatio: 1.2,
    grade: 'B' as const,
    basis: 'direct' as const,
    sources: [],
    steps: [],
  };
  return {
    entry,
    values: [],
    figure,
    institute: null,
    waterAndLand: { water: null, land: null },
    nutrition: null,
    nutritionSource: null,
  };
}

function food(id: string, ...variations: Resolved[]) {
  if (!someFood) throw new Error('The crosswalk is empty');
  const entry: IngredientEntry = { ...someFood, id };
  return { entry, variations };
}

const table = (...foods: { ids: string[]; as: string[] }[]) => ({ why: '', foods: foods.map((each) => ({ ...each, why: '' })) });

function splitsAfter(named: ReturnType<typeof table>, ...foods: ReturnType<typeof food>[]) {
  const all = withPartsOfKin(named, foods).flatMap(({ entry, variations }) =>
    variations.map((each) => [`${entry.id}.${each.entry.state}`, each.figure?.split ?? null] as const),
  );
  return Object.fromEntries(all);
}

const cod = food(
  'cod',
  state('fillet', 4, { biogenic: 0.2, landUseChange: 0.4 }),
  state('frozen', 8, null),
  state('wild', 8, null),
);

test('another state of a food has its parts by the farm’s stage, and names that', () => {
  expect(splitsAfter(table(), cod)).toMatchObject({ 'cod.frozen': { biogenic: 0.4, landUseChange: 0.8 } });
  const [, frozen] = withPartsOfKin(table(), [cod])[0]?.variations ?? [];
  expect(frozen?.figure?.steps.map(({ kind }) => kind)).toEqual(['parts_of_kin']);
});

test('what has another farm stays unknown, and so does a food whose kin nobody named', () => {
  const eel = food('eel', state('raw', 4, null));
  expect(splitsAfter(table(), cod, eel)).toMatchObject({ 'cod.wild': null, 'eel.raw': null });
});

test('of several kin the parts together are taken by their farms together', () => {
  const beef = food('beef', state('raw', 30, { biogenic: 20, landUseChange: 0 }));
  const pork = food('pork', state('raw', 10, { biogenic: 4, landUseChange: 4 }));
  const mince = food('mince', state('raw', 20, null));
  const splits = splitsAfter(table({ ids: ['mince'], as: ['beef.raw', 'pork.raw'] }), beef, pork, mince);
  expect(splits['mince.raw']).toEqual({ biogenic: 12, landUseChange: 2 });
});

test('heat adds to no part but the fossil one', () => {
  const tomato = food('tomato', state('raw', 1, { biogenic: 0.2, landUseChange: 0.1 }), state('heated-greenhouse', 3, null));
  expect(splitsAfter(table(), tomato)['tomato.heated-greenhouse']).toEqual({ biogenic: 0.2, landUseChange: 0.1 });
});

test('a kin without parts of its own is refused by name', () => {
  const eel = food('eel', state('raw', 4, null));
  expect(() => withPartsOfKin(table({ ids: ['cod'], as: ['eel.raw'] }), [cod, eel])).toThrow('eel.raw');
});
