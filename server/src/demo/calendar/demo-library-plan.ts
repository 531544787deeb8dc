import { demoId } from '../demo-id.ts';

/** Dishes of three kitchens that all kitchens of the organization cook from: its library. */
const WEEKS: readonly (readonly string[])[] = [
  [
    'canal: Chickpea and Spinach Curry',
    'speicher: Linseneintopf',
    'havnen: Grøntsagslasagne med spinat',
    'canal: Tomato and Red Lentil Soup',
    'speicher: Gemüsecurry mit Tofu',
  ],
  [
    'havnen: Kikærtefrikadeller med rodfrugter',
    'canal: Macaroni Cheese with Broccoli',
    'speicher: Kürbissuppe',
    'havnen: Blomkålssuppe',
    'canal: Chickpea and Spinach Curry',
  ],
];

export const DEMO_LIBRARY: readonly string[] = [...new Set(WEEKS.flat())].map(demoId);

/** A cycle of the organization: one green dish a day, for whichever kitchen wants to follow it. */
export const DEMO_LIBRARY_PLAN = {
  restaurant: 'canal',
  name: 'Green dish of the day',
  weeks: WEEKS.length,
  weekdays: [1, 2, 3, 4, 5],
  lines: [{ id: 'green', name: 'Green' }],
  startsOn: '2026-08-31',
  endsOn: null,
  closed: [],
  guests: 150,
  rules: { eachDay: ['vegetarian' as const], notTwiceADay: [], mostPerWeek: [] },
  cells: WEEKS.flatMap((dishes, week) =>
    dishes.map((dish, day) => ({
      week,
      weekday: day + 1,
      lineId: 'green',
      recipeId: demoId(dish),
      servings: null,
      locked: false,
    })),
  ),
} as const;
