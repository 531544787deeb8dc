import { type CallExample, example } from '../../../kernel/api/call-example.ts';
import { listOpenReports } from '../open-read-api.ts';

export const REPORT_EXAMPLES: readonly CallExample[] = [
  example(listOpenReports, {
    name: 'The completed sales reports of a restaurant',
    query: {
      restaurantId: 'a5ec5d34-efce-803c-aec0-ec80c551f2b1',
      variety: 'sales',
      status: 'completed',
      limit: 5,
    },
    reply: {
      items: [
        {
          id: 'e1ad93a6-7761-483b-aee6-1965dbfe18d8',
          name: 'Matsalen Slussen, maj 2019',
          category: 'restaurant',
          variety: 'sales',
          type: 'monthly',
          status: 'completed',
          startDate: '2019-05-01',
          endDate: null,
          restaurantId: 'a5ec5d34-efce-803c-aec0-ec80c551f2b1',
          emissionDatabase: 'organization',
          co2: {
            value: 15971.071249056646,
            low: 12163.264792393116,
            high: 45029.138490905614,
          },
          co2WithoutLandUseChange: {
            value: 15205.278145056644,
            low: 11634.722741678597,
            high: 25109.38064546976,
          },
          totalServings: 124,
          level: 'very_low',
          label: 'A',
          coverage: 0.967741935483871,
          coverageState: 'whole',
          coverageOf: 'servings',
          unmatchedRows: 1,
          boundary: 'farm_to_kitchen_door',
          consumption: 'SE',
          foodDataVersion: '2026.4',
          updatedAt: '2026-11-22T17:24:44.024Z',
        },
      ],
      next: null,
    },
    varies: ['items.*.id', 'items.*.foodDataVersion', 'items.*.updatedAt'],
  }),
];
