import { type CallExample, example } from '../../../kernel/api/call-example.ts';
import { shuffleOpenMenuPlan } from '../open-menu-plan-api.ts';

export const MENU_PLAN_EXAMPLES: readonly CallExample[] = [
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
