import type { PlanCell, PlanLine } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { demoId } from '../demo-id.ts';

/**
 * A cycle of four weeks as a canteen plans it by habit: meat beside what few choose, and what many choose together on Thursdays. The same
 * dishes on other days save a guest a sixth. Weeks by days by lines.
 */
const WEEKS: readonly (readonly (readonly [today: string, other: string])[])[] = [
  [
    ['Köttbullar med gräddsås', 'Västerbottensostpaj'],
    ['Ugnsbakad torsk med äggsås', 'Stekt strömming med potatismos'],
    ['Pannbiff med lök', 'Gravad lax med hovmästarsås'],
    ['Ärtsoppa med fläsk', 'Janssons frestelse'],
    ['Flygande Jacob', 'Linsgryta med kokos och sötpotatis'],
  ],
  [
    ['Flygande Jacob', 'Toast Skagen'],
    ['Ugnsbakad torsk med äggsås', 'Stekt strömming med potatismos'],
    ['Kalops', 'Västerbottensostpaj'],
    ['Ärtsoppa med fläsk', 'Linsgryta med kokos och sötpotatis'],
    ['Köttbullar med gräddsås', 'Janssons frestelse'],
  ],
  [
    ['Ugnsbakad torsk med äggsås', 'Janssons frestelse'],
    ['Pannbiff med lök', 'Västerbottensostpaj'],
    ['Flygande Jacob', 'Linsgryta med kokos och sötpotatis'],
    ['Ärtsoppa med fläsk', 'Stekt strömming med potatismos'],
    ['Köttbullar med gräddsås', 'Gravad lax med hovmästarsås'],
  ],
  [
    ['Kalops', 'Toast Skagen'],
    ['Ugnsbakad torsk med äggsås', 'Stekt strömming med potatismos'],
    ['Köttbullar med gräddsås', 'Linsgryta med kokos och sötpotatis'],
    ['Ärtsoppa med fläsk', 'Janssons frestelse'],
    ['Ugnsbakad torsk med äggsås', 'Västerbottensostpaj'],
  ],
];

/** On Thursdays there is pea soup, whatever a shuffle says. */
const HELD = 'Ärtsoppa med fläsk';

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
  guests: 640,
  rules: { eachDay: [], notTwiceADay: [], mostPerWeek: [{ tag: 'red_meat' as const, most: 4 }] },
  cells: WEEKS.flatMap((days, week) =>
    days.flatMap((dishes, day) =>
      dishes.map((name, line): PlanCell => ({
        week,
        weekday: day + 1,
        lineId: LINES[line]?.id ?? '',
        recipeId: demoId(`matsalen: ${name}`),
        servings: null,
        locked: name === HELD,
      })),
    ),
  ),
} as const;
