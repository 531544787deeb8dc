import { expect, test } from 'vitest';
import { claimsOfMenu, type ClaimingMenu } from './menu-claims.ts';
import { MenuDish, MenuPage } from './menu.ts';

const page = MenuPage.parse({
  options: {},
  settings: {
    language: 'sv',
    labelTitles: [{ language: 'sv', name: 'Klimatavtryck', subtitle: 'Snällt mot planeten' }],
  },
  blocks: [
    {
      kind: 'title',
      _id: 'a',
      texts: [
        { language: 'sv', text: 'Dagens' },
        { language: 'en_gb', text: 'Good for the planet' },
      ],
    },
    {
      kind: 'recipe',
      _id: 'b',
      recipeId: 'soup',
      descriptions: [{ language: 'sv', text: '40 % mindre CO2 än kött' }],
      customLabels: ['own'],
    },
    { kind: 'divider', _id: 'c' },
  ],
});
const soup = MenuDish.parse({
  id: 'soup',
  names: [{ language: 'sv', name: 'Ekologisk ärtsoppa' }],
  co2PerPortion: null,
  level: null,
  complete: false,
  allergens: { contains: [], mayContain: [], unknown: [] },
  diet: null,
});
const label = (id: string, name: string) => ({
  id,
  names: [{ language: 'sv' as const, name, subtitle: '' }],
  sign: 'K',
  colour: '#1c2620',
});
const menu: ClaimingMenu = {
  ...page,
  name: 'Klimatneutral lunch',
  recipes: [soup],
  customLabels: [label('own', 'Klimatsmart'), label('elsewhere', 'Miljövänlig')],
};

test('everything that guests read is checked, each text in its own language', () => {
  const claims = claimsOfMenu(menu, { country: 'SE', year: 2026 });
  expect(claims.map(({ place, kind, words }) => [place, kind, words])).toEqual([
    ['name', 'never', 'Klimatneutral'],
    ['block', 'generic', 'Good for the planet'],
    ['dish', 'organic', 'Ekologisk'],
    ['description', 'comparison', 'mindre CO2'],
    ['own_label', 'generic', 'Klimatsmart'],
    ['label_title', 'generic', 'Snällt mot planeten'],
  ]);
});

test('what is written in the language of the country is read in it, whatever the menu was set to', () => {
  const asEnglish = { ...menu, settings: { ...menu.settings, language: 'en_gb' as const, labelTitles: [] }, blocks: [] };
  const wordsIn = (country: string) => claimsOfMenu(asEnglish, { country, year: 2026 }).map(({ words }) => words);
  expect(wordsIn('SE')).toEqual(['Klimatneutral']);
  expect(wordsIn('GB')).toEqual([]);
});

test('a dish that has one name in two languages is asked about once', () => {
  const names = (['en_gb', 'en_us'] as const).map((language) => ({ language, name: 'Climate neutral stew' }));
  const stew = { ...menu, name: '', customLabels: [], recipes: [{ ...soup, names }] };
  const claims = claimsOfMenu(stew, { country: 'GB', year: 2026 }).filter(({ place }) => place === 'dish');
  expect(claims.map(({ words }) => words)).toEqual(['Climate neutral']);
});

test('a menu without words claims nothing', () => {
  const empty = { ...menu, name: '', blocks: [], recipes: [], customLabels: [], settings: { ...menu.settings, labelTitles: [] } };
  expect(claimsOfMenu(empty, { country: 'SE', year: 2026 })).toEqual([]);
});

const offersOf = (dish: MenuDish) =>
  claimsOfMenu({ ...menu, recipes: [dish] }, { country: 'SE', year: 2026 }).find(({ place }) => place === 'description')?.offer;

test('a dish whose figure guests may read is offered it with unit, boundary and day', () => {
  const known = {
    ...soup,
    co2PerPortion: { value: 490, low: 400, high: 600 },
    level: 'low' as const,
    complete: true,
    calculatedOn: '2026-11-23',
  };
  expect(offersOf(known)).toBe('0,49 kg CO2e per portion, från gård till köksdörr, beräknat 2026-11-23');
  // Of a part, or of too little, no sentence with a figure stands.
  expect(offersOf({ ...known, complete: false })).toMatch(/^Rättens klimatavtryck anges/);
  expect(offersOf({ ...known, level: null })).toMatch(/^Rättens klimatavtryck anges/);
});
