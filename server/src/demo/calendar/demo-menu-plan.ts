import type { PlanCell, PlanLine } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { demoId } from '../demo-id.ts';

/** A cycle of four weeks as a canteen has it: two dishes a day that compete. Weeks by days by lines, as the kitchen planned them by habit. */
const WEEKS: readonly (readonly (readonly [today: string, other: string])[])[] = [
  [
    ['Pannbiff med lök', 'Linsgryta med kokos och sötpotatis'],
    ['Stekt strömming med potatismos', 'Västerbottensostpaj'],
    ['Kalops', 'Janssons frestelse'],
    ['Ärtsoppa med fläsk', 'Toast Skagen'],
    ['Ugnsbakad torsk med äggsås', 'Flygande Jacob'],
  ],
  [
    ['Köttbullar med gräddsås', 'Västerbottensostpaj'],
    ['Ugnsbakad torsk med äggsås', 'Janssons frestelse'],
    ['Flygande Jacob', 'Linsgryta med kokos och sötpotatis'],
    ['Ärtsoppa med fläsk', 'Gravad lax med hovmästarsås'],
    ['Kalops', 'Stekt strömming med potatismos'],
  ],
  [
    ['Kalops', 'Linsgryta med kokos och sötpotatis'],
    ['Pannbiff med lök', 'Västerbottensostpaj'],
    ['Stekt strömming med potatismos', 'Toast Skagen'],
    ['Ärtsoppa med fläsk', 'Janssons frestelse'],
    ['Köttbullar med gräddsås', 'Ugnsbakad torsk med äggsås'],
  ],
  [
    ['Flygande Jacob', 'Västerbottensostpaj'],
    ['Köttbullar med gräddsås', 'Linsgryta med kokos och sötpotatis'],
    ['Ugnsbakad torsk med äggsås', 'Gravad lax med hovmästarsås'],
    ['Ärtsoppa med fläsk', 'Stekt strömming med potatismos'],
    ['Pannbiff med lök', 'Janssons frestelse'],
  ],
];

const LINES: readonly PlanLine[] = [
  { id: 'dagens', name: 'Dagens' },
  { id: 'alternativ', name: 'Alternativ' },
];

/** The cycle of the demo's Swedish kitchen; it runs on from the first Monday of a season. */
export const DEMO_MENU_PLAN = {
  restaurant: 'matsalen',
  name: 'Höstens matsedel',
  weeks: WEEKS.length,
  weekdays: [1, 2, 3, 4, 5],
  lines: [...LINES],
  startsOn: '2026-08-31',
  endsOn: null,
  closed: [],
  guests: 180,
  rules: { eachDay: [], notTwiceADay: [], mostPerWeek: [{ tag: 'red_meat' as const, most: 4 }] },
  cells: WEEKS.flatMap((days, week) =>
    days.flatMap((dishes, day) =>
      dishes.map((name, line): PlanCell => ({
        week,
        weekday: day + 1,
        lineId: LINES[line]?.id ?? '',
        recipeId: demoId(`matsalen: ${name}`),
        servings: null,
        locked: false,
      })),
    ),
  ),
} as const;
