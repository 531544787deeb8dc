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
          value: 2972.411376345473,
          low: 2147.6371053271223,
          high: 7587.240178507497,
        },
        co2WithoutLandUseChange: {
          value: 2978.5297813454727,
          low: 2138.4130932281696,
          high: 7523.702187687457,
        },
        level: 'very_high',
        label: 'E',
        coverage: 1,
        coverageState: 'whole',
        coverageOf: 'weight',
        reportId: null,
        figures: 'as_published',
        boundary: 'farm_to_kitchen_door',
        emissionDatabase: 'organization',
        consumption: 'SE',
        foodDataVersions: ['2027.4'],
      },
      b: {
        co2: {
          value: 2388.1142453479083,
          low: 1729.053207460787,
          high: 6081.579018264502,
        },
        co2WithoutLandUseChange: {
          value: 2392.8803653479076,
          low: 1720.7712845710735,
          high: 6029.033825819132,
        },
        level: 'very_high',
        label: 'E',
        coverage: 1,
        coverageState: 'whole',
        coverageOf: 'weight',
        reportId: null,
        figures: 'as_published',
        boundary: 'farm_to_kitchen_door',
        emissionDatabase: 'organization',
        consumption: 'SE',
        foodDataVersions: ['2027.4'],
      },
      difference: {
        value: -584.2971309975646,
        low: -1505.7481877571422,
        high: -418.3374315106434,
        percent: {
          value: -19.657344055651794,
          low: -19.868783032182176,
          high: -19.38030834305836,
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
          co2: -584.2971309975646,
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
