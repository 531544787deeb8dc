import { type CallExample, example } from '../../../kernel/api/call-example.ts';
import { postOpenProcurement, postOpenSales } from '../open-row-api.ts';

export const ROW_EXAMPLES: readonly CallExample[] = [
  example(postOpenSales, {
    name: 'An evening’s sales, added to the month',
    body: {
      restaurantId: 'a5ec5d34-efce-803c-aec0-ec80c551f2b1',
      language: 'sv',
      day: '2019-05-14',
      mode: 'add',
      complete: true,
      rows: [
        {
          externalId: 'R-1001',
          servings: 120,
        },
        {
          name: 'Dagens överraskning',
          servings: 4,
        },
      ],
    },
    reply: {
      report: {
        id: 'e1ad93a6-7761-483b-aee6-1965dbfe18d8',
        name: 'Matsalen Slussen, maj 2019',
        category: 'restaurant',
        variety: 'sales',
        type: 'monthly',
        status: 'completed',
        startDate: '2019-05-01',
        endDate: null,
        restaurantId: 'a5ec5d34-efce-803c-aec0-ec80c551f2b1',
        database: 'organization',
        co2: {
          value: 14229.002924089964,
          low: 12005.637941170487,
          high: 25569.670383242494,
        },
        totalServings: 124,
        coverage: 1,
        unmatchedRows: 1,
        boundary: 'farm_to_kitchen_door',
        consumption: 'SE',
        foodDataVersion: '2026.4',
        updatedAt: '2026-11-22T17:24:44.024Z',
      },
      rows: 2,
      unmatched: [
        {
          index: 1,
          name: 'Dagens överraskning',
        },
      ],
    },
    varies: ['report.id', 'report.foodDataVersion', 'report.updatedAt'],
  }),
  example(postOpenProcurement, {
    name: 'A delivery',
    body: {
      restaurantId: 'a5ec5d34-efce-803c-aec0-ec80c551f2b1',
      language: 'sv',
      day: '2019-05-14',
      rows: [
        {
          name: 'MORÖTTER EKO 10KG',
          externalId: '70021',
          amount: 4,
          unit: 'förp',
          money: 480,
        },
        {
          name: 'Smör',
          amount: 6,
          unit: 'kg',
          origin: 'DK',
        },
      ],
    },
    reply: {
      report: {
        id: '94cc2a56-7650-48a6-8179-ef7afab7a721',
        name: 'Matsalen Slussen, maj 2019',
        category: 'restaurant',
        variety: 'procurement',
        type: 'monthly',
        status: 'draft',
        startDate: '2019-05-01',
        endDate: null,
        restaurantId: 'a5ec5d34-efce-803c-aec0-ec80c551f2b1',
        database: 'organization',
        co2: null,
        totalServings: null,
        coverage: null,
        unmatchedRows: 0,
        boundary: 'farm_to_kitchen_door',
        consumption: 'SE',
        foodDataVersion: null,
        updatedAt: '2026-11-22T17:24:44.230Z',
      },
      rows: 2,
      unmatched: [],
    },
    varies: ['report.id', 'report.updatedAt'],
  }),
];
