import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import * as api from '@plateprint/shared/targets/api/target-api.ts';
import type { TargetPath } from '@plateprint/shared/targets/path/target-path.ts';
import { answer } from '../support/answer.ts';

export const ADMIN = { role: 'organization-admin', plan: 'professional' } as const;
const PRESETS: api.OfferedPreset[] = [
  { id: 'coolfood_absolute', refusal: 'base_year' },
  { id: 'coolfood_per_calorie', refusal: 'unit' },
  { id: 'one_planet_lunch', refusal: null },
];
export const TARGET: api.Target = {
  name: '',
  preset: null,
  variety: 'sales',
  basis: 'portion',
  landUse: 'with',
  emissionDatabase: 'organization',
  baseFrom: '2024-01',
  baseTo: '2024-12',
  goal: { kind: 'reduction', amount: 30 },
  goalYear: 2030,
  source: 'Climate plan, 2024',
  id: 'lighter',
  organizationId: 'own-house',
  restaurantId: 'own-kitchen',
  actionIds: [],
  version: 3,
  createdAt: '2025-01-10T08:00:00.000Z',
  updatedAt: '2025-01-10T08:00:00.000Z',
};
const figure = (value: number) => ({ value, low: value * 0.8, high: value * 1.3 });
export const counted = (value: number) => ({ value: figure(value), coverage: 0.97, coverageState: 'whole' as const });
const uncounted = { value: null, coverage: null, coverageState: 'too_little' as const };
export const PATH: TargetPath = {
  base: { ...counted(1000), months: 12, of: 12 },
  goal: { month: '2030-12', value: 700, isOver: false },
  months: [
    { month: '2025-11', kitchens: 1, expected: 1, ...counted(960), path: 954, isAhead: false },
    { month: '2025-12', kitchens: 0, expected: 0, ...uncounted, path: 950, isAhead: false },
  ],
  latest: { from: '2025-11', to: '2026-10', months: 11, ...counted(880), path: 931 },
  verdict: {
    co2: { value: -51, low: -70, high: -30 },
    percent: { value: -5.5, low: -7.5, high: -3.2 },
    sure: 'surely_less',
    settledBy: { kind: 'nothing', food: null },
  },
  withheld: null,
  gap: { value: 2_160_000, low: 1_900_000, high: 2_500_000 },
  coverageOf: 'servings',
  foodDataVersion: '2027.1',
  foodDataVersions: ['2027.1'],
};
export const food = (name: string, value: number) => ({
  food: name,
  supply: '',
  co2: figure(value),
  supplyRange: { low: value, high: value },
});
export const STEPS: ReplyOf<typeof api.readNextSteps> = {
  months: 6,
  basedOn: ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'],
  share: 0.93,
  dishes: [
    { id: 'stew', name: 'Stew', kitchen: '', servings: 1000, mealSize: 1, lines: [{ id: 'meat', foods: [food('beef', 3000)] }] },
    { id: 'soup', name: 'Soup', kitchen: '', servings: 3000, mealSize: 1, lines: [{ id: 'onion', foods: [food('onion', 200)] }] },
  ],
  actions: [
    {
      id: 'shift:stew',
      kind: 'shift',
      dish: { id: 'stew', name: 'Stew' },
      from: 'beef',
      to: 'lentils',
      foods: { from: null, to: null },
      replaces: [{ dishId: 'stew', lineId: 'meat', share: 0.5, foods: [food('lentils', 100)] }],
      fewer: null,
    },
    {
      id: 'fewer:stew',
      kind: 'fewer',
      dish: { id: 'stew', name: 'Stew' },
      from: null,
      to: null,
      foods: { from: null, to: null },
      replaces: [],
      fewer: { dishId: 'stew', share: 0.25 },
    },
  ],
};
const UNJUDGED = { percent: null, smallest: null, trend: null, season: null };
export const EARLY = { judgement: 'too_early', by: 'months', before: 12, since: 1, controls: 3, ...UNJUDGED } as const;
export const steps = answer(api.readNextSteps, STEPS);
export const early = answer(api.judgeMonth, EARLY);
export const list = (items: api.Target[]) => answer(api.listTargets, { items, presets: PRESETS, next: null });
export const path = (change: Partial<TargetPath> = {}) => answer(api.readTargetPath, { ...PATH, ...change });
