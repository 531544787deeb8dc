import type { Language } from '@plateprint/shared/kernel/language.ts';
import { beforeAll, expect, test } from 'vitest';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { matchName } from '../../server/src/ingredients/actions/match-name.ts';

let foodData: Awaited<ReturnType<typeof loadFoodData>>;
beforeAll(async () => {
  foodData = await loadFoodData();
});

const first = (name: string, language: Language) => matchName(foodData, name, language).candidates[0]?.variationId;

/** Words for flown food, as kitchens and suppliers write them. */
const FLOWN: readonly [Language, readonly string[]][] = [
  [
    'en_gb',
    [
      'mango by plane',
      'mango by air',
      'air-freighted mango',
      'flown-in mango',
      'mango, flown in',
      'air freight mango',
      'mango air freight',
      'mango (air)',
      'airfreight mango',
      'mango imported by air',
      'air-flown mango',
    ],
  ],
  ['en_us', ['mango by plane', 'mango flown in', 'air-freighted mango']],
  [
    'sv',
    [
      'flygmango',
      'mango med flyg',
      'flygfraktad mango',
      'mango, flyg',
      'mango flygfrakt',
      'influgen mango',
      'mango med flygfrakt',
      'flugen mango',
      'mango per flyg',
      'mango, flygtransport',
      'flygimporterad mango',
    ],
  ],
  [
    'no',
    [
      'flymango',
      'mango med fly',
      'flyfraktet mango',
      'mango flyfrakt',
      'innfløyet mango',
      'mango, fly',
      'mango fløyet inn',
      'mango flytransport',
      'mango via fly',
    ],
  ],
  [
    'da',
    [
      'flyvemango',
      'mango med fly',
      'flymango',
      'indfløjet mango',
      'mango luftfragt',
      'mango, fly',
      'luftfragtet mango',
      'fløjet mango',
      'flyfragtet mango',
      'mango flyfragt',
      'mango med flyvemaskine',
      'mango pr. fly',
    ],
  ],
  [
    'de',
    [
      'Flugmango',
      'Flug-Mango',
      'Mango eingeflogen',
      'eingeflogene Mango',
      'Mango per Flugzeug',
      'Mango mit dem Flugzeug',
      'Mango per Flug',
      'Mango Flugware',
      'Mango Luftfracht',
      'per Luftfracht Mango',
      'Mango Flugtransport',
      'Mango auf dem Luftweg',
    ],
  ],
  [
    'fr',
    [
      'mangue par avion',
      'mangue avion',
      'mangue transportée par avion',
      'mangue fret aérien',
      'mangue importée par avion',
      'mangues avion',
      'mangue transport aérien',
      'mangue par voie aérienne',
      'mangue arrivée par avion',
      'mangue acheminée par avion',
    ],
  ],
  [
    'nl',
    [
      'mango per vliegtuig',
      'mango met het vliegtuig',
      'ingevlogen mango',
      'mango luchtvracht',
      'vliegtuigmango',
      'gevlogen mango',
      'mango, vliegtuig',
      'vliegmango',
      'mango per luchtvracht',
      'overgevlogen mango',
    ],
  ],
];

test.each(FLOWN.flatMap(([language, names]) => names.map((name) => [language, name] as const)))(
  '%s: “%s” came by air',
  (language, name) => {
    expect(first(name, language)).toBe('mango.air');
  },
);

test.each([
  ['en_gb', 'mango', 'mango.raw'],
  ['de', 'Mango', 'mango.raw'],
  ['sv', 'flygfisk', undefined],
  ['de', 'Geflügelwurst', undefined],
] as const)('%s: “%s” did not', (language, name, meant) => {
  const found = first(name, language);
  expect(found ?? '').not.toMatch(/\.air$/);
  expect(meant === undefined || found === meant).toBe(true);
});
