import { type CallExample, example } from '../../../kernel/api/call-example.ts';
import {
  deleteOpenPublication,
  listOpenMenuPlans,
  postOpenMenuPlan,
  putOpenMenuPlan,
  putOpenPublication,
  readOpenMenuPlan,
  readOpenPublication,
  shuffleOpenMenuPlan,
} from '../open-menu-plan-api.ts';

export const MENU_PLAN_EXAMPLES: readonly CallExample[] = [
  example(postOpenMenuPlan, {
    name: 'A cycle of two weeks',
    body: {
      restaurantId: 'a5ec5d34-efce-803c-aec0-ec80c551f2b1',
      plan: { name: 'Spring', weeks: 2, lines: [{ id: 'soup', name: 'Soup' }], guests: 120, startsOn: '2026-08-17', cells: [] },
    },
    reply: {
      name: 'Spring',
      weeks: 2,
      weekdays: [1, 2, 3, 4, 5],
      lines: [
        {
          id: 'soup',
          name: 'Soup',
        },
      ],
      startsOn: '2026-08-17',
      endsOn: null,
      closed: [],
      guests: 120,
      rules: {
        eachDay: [],
        notTwiceADay: [],
        mostPerWeek: [],
      },
      cells: [],
      id: '0a4f6f2e-6c1a-4f0e-9a53-3c2d3f6c9b10',
      restaurantId: 'a5ec5d34-efce-803c-aec0-ec80c551f2b1',
      version: 1,
      updatedAt: '2026-11-26T02:00:00.000Z',
      boundary: 'farm_to_kitchen_door',
      co2PerGuest: null,
      coverage: 0,
      coverageState: 'too_little',
      days: [],
    },
    varies: ['id', 'updatedAt'],
  }),
  example(putOpenMenuPlan, {
    name: 'The same cycle, renamed',
    params: { id: '0a4f6f2e-6c1a-4f0e-9a53-3c2d3f6c9b10' },
    body: {
      plan: {
        name: 'Spring at school',
        weeks: 2,
        lines: [{ id: 'soup', name: 'Soup' }],
        guests: 120,
        startsOn: '2026-08-17',
        cells: [],
      },
      version: 1,
    },
    reply: {
      name: 'Spring at school',
      weeks: 2,
      weekdays: [1, 2, 3, 4, 5],
      lines: [
        {
          id: 'soup',
          name: 'Soup',
        },
      ],
      startsOn: '2026-08-17',
      endsOn: null,
      closed: [],
      guests: 120,
      rules: {
        eachDay: [],
        notTwiceADay: [],
        mostPerWeek: [],
      },
      cells: [],
      id: '0a4f6f2e-6c1a-4f0e-9a53-3c2d3f6c9b10',
      restaurantId: 'a5ec5d34-efce-803c-aec0-ec80c551f2b1',
      version: 2,
      updatedAt: '2026-11-26T02:00:00.000Z',
      boundary: 'farm_to_kitchen_door',
      co2PerGuest: null,
      coverage: 0,
      coverageState: 'too_little',
      days: [],
    },
    varies: ['id', 'updatedAt'],
  }),
  example(readOpenMenuPlan, {
    name: 'The cycle as it stands',
    params: { id: '0a4f6f2e-6c1a-4f0e-9a53-3c2d3f6c9b10' },
    reply: {
      name: 'Spring at school',
      weeks: 2,
      weekdays: [1, 2, 3, 4, 5],
      lines: [
        {
          id: 'soup',
          name: 'Soup',
        },
      ],
      startsOn: '2026-08-17',
      endsOn: null,
      closed: [],
      guests: 120,
      rules: {
        eachDay: [],
        notTwiceADay: [],
        mostPerWeek: [],
      },
      cells: [],
      id: '0a4f6f2e-6c1a-4f0e-9a53-3c2d3f6c9b10',
      restaurantId: 'a5ec5d34-efce-803c-aec0-ec80c551f2b1',
      version: 2,
      updatedAt: '2026-11-26T02:00:00.000Z',
      boundary: 'farm_to_kitchen_door',
      co2PerGuest: null,
      coverage: 0,
      coverageState: 'too_little',
      days: [],
    },
    varies: ['id', 'updatedAt'],
  }),
  example(listOpenMenuPlans, {
    name: 'The newest menu plan',
    query: { restaurantId: 'a5ec5d34-efce-803c-aec0-ec80c551f2b1', limit: 1 },
    reply: {
      items: [
        {
          id: '0a4f6f2e-6c1a-4f0e-9a53-3c2d3f6c9b10',
          restaurantId: 'a5ec5d34-efce-803c-aec0-ec80c551f2b1',
          name: 'Spring at school',
          weeks: 2,
          dishes: 0,
          startsOn: '2026-08-17',
          updatedAt: '2026-11-26T02:00:00.000Z',
        },
      ],
      next: 'WyIyMDI2LTExLTI2VDAyOjAwOjAwLjAwMDAwMFoiLCIwYTRmNmYyZSJd',
    },
    varies: ['items.*.id', 'items.*.updatedAt', 'next'],
  }),
  example(putOpenPublication, {
    name: 'Guests see the cycle',
    params: { id: '0a4f6f2e-6c1a-4f0e-9a53-3c2d3f6c9b10' },
    body: { title: 'Lunch', version: 2 },
    reply: {
      published: {
        title: 'Lunch',
        version: 2,
        at: '2026-11-26T02:00:00.000Z',
      },
      version: 2,
      questions: [],
    },
    varies: ['published.at'],
  }),
  example(readOpenPublication, {
    name: 'What guests see of the cycle',
    params: { id: '0a4f6f2e-6c1a-4f0e-9a53-3c2d3f6c9b10' },
    reply: {
      published: {
        title: 'Lunch',
        version: 2,
        at: '2026-11-26T02:00:00.000Z',
      },
      version: 2,
      questions: [],
    },
    varies: ['published.at'],
  }),
  example(deleteOpenPublication, {
    name: 'The cycle taken back',
    params: { id: '0a4f6f2e-6c1a-4f0e-9a53-3c2d3f6c9b10' },
    reply: {
      published: null,
      version: 2,
      questions: [],
    },
  }),
  example(shuffleOpenMenuPlan, {
    name: 'Two days of two dishes',
    body: {
      current: [
        ['stew', 'beans'],
        ['burger', 'peas'],
      ],
      guests: [120, 80],
      dishes: [
        { id: 'stew', co2: 3000, popularity: 3, tags: ['meat'], salt: 2.1 },
        { id: 'burger', co2: 2800, popularity: 3, tags: ['meat'], salt: 2.4 },
        { id: 'beans', co2: 300, popularity: 2, tags: ['vegan'], salt: 1.2 },
        { id: 'peas', co2: 400, popularity: 1, tags: ['vegan'], salt: 1.1 },
      ],
      guards: ['salt'],
    },
    reply: {
      days: [
        ['peas', 'beans'],
        ['burger', 'stew'],
      ],
      co2Before: 2032,
      co2After: 1360,
      guards: [
        {
          name: 'salt',
          before: 1.874,
          after: 1.6,
        },
      ],
      exact: true,
      broken: [],
    },
  }),
];
