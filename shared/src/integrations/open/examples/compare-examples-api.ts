import { type CallExample, example } from '../../../kernel/api/call-example.ts';
import { compareOpen } from '../open-compare-api.ts';

export const COMPARE_EXAMPLES: readonly CallExample[] = [
  example(compareOpen, {
    name: 'Less beef in a stew for four',
    body: {
      a: {
        language: 'en_gb',
        recipe: { name: 'Stew', portions: 4, lines: [{ text: '500 g beef mince' }, { text: '200 g onions' }] },
      },
      b: {
        language: 'en_gb',
        recipe: { name: 'Stew', portions: 4, lines: [{ text: '400 g beef mince' }, { text: '300 g onions' }] },
      },
      basis: 'portion',
    },
    reply: {
      a: {
        co2: {
          value: 2812.7200355440345,
          low: 1947.4436562775222,
          high: 6959.799089058707,
        },
        level: 'very_high',
        label: 'E',
        coverage: 1,
        coverageState: 'whole',
        coverageOf: 'weight',
        reportId: null,
        figures: 'as_published',
        boundary: 'farm_to_kitchen_door',
        database: 'organization',
        consumption: 'SE',
        foodDataVersions: ['2027.1'],
      },
      b: {
        co2: {
          value: 2259.5800250475245,
          low: 1568.964684320719,
          high: 5579.367358387594,
        },
        level: 'very_high',
        label: 'E',
        coverage: 1,
        coverageState: 'whole',
        coverageOf: 'weight',
        reportId: null,
        figures: 'as_published',
        boundary: 'farm_to_kitchen_door',
        database: 'organization',
        consumption: 'SE',
        foodDataVersions: ['2027.1'],
      },
      difference: {
        value: -553.1400104965101,
        low: -1380.4209818788304,
        high: -378.4463587666144,
        percent: {
          value: -19.665661832906956,
          low: -19.859747929069723,
          high: -19.28216182249958,
        },
        sure: 'surely_less',
      },
      bridge: [
        {
          part: 'servings',
          co2: 0,
        },
        {
          part: 'mix',
          co2: 0,
        },
        {
          part: 'recipes',
          co2: -553.1400104965101,
        },
        {
          part: 'supply',
          co2: 0,
        },
        {
          part: 'matching',
          co2: 0,
        },
        {
          part: 'food_data',
          co2: 0,
        },
      ],
    },
  }),
];
