import { OUTLINED_LETTERS } from '@plateprint/shared/footprint/label/outlined-text.ts';
import { verdictsIn } from '@plateprint/shared/footprint/label/verdicts.fixture.ts';
import { MenuPage, type MenuDish } from '@plateprint/shared/menus/menu.ts';
import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { lookOf } from '../../page/menu-look.ts';
import texts from '../../../texts/en_gb/menus/page.ts';
import { menuTextTables, type PageText } from './menu-text-tables.ts';

const text = createTranslator({ locale: 'en-GB', messages: texts }) as unknown as PageText;
const soup: MenuDish = {
  id: 'soup',
  names: [{ language: 'en_gb', name: 'Pea soup' }],
  co2PerPortion: { value: 520, low: 400, high: 700 },
  co2PerPortionWithoutLandUseChange: null,
  level: 'low',
  complete: false,
  allergens: { contains: ['milk'], mayContain: ['celery'], unknown: [] },
  diet: 'vegetarian',
};
const words = (line: string) => [{ language: 'en_gb' as const, text: line }];
const pageOf = (settings: Partial<MenuPage['settings']> = {}): MenuPage =>
  MenuPage.parse({
    options: {},
    settings,
    blocks: [
      { kind: 'course', _id: 'course', texts: words('Soups') },
      { kind: 'recipe', _id: 'soup', recipeId: 'soup', price: '9 £', descriptions: words('With mint') },
      { kind: 'recipe', _id: 'gone', recipeId: 'gone' },
      { kind: 'text', _id: 'text', texts: words('Ask us for bread.') },
      { kind: 'legend', _id: 'legend' },
    ],
  });
const tablesOf = (page: MenuPage) =>
  menuTextTables(
    page,
    lookOf({ page, labels: 'letters', letters: OUTLINED_LETTERS, recipes: [soup], customLabels: [], backgroundUrl: null }),
    text,
  );

test('the text of a menu says of a dish all that its page shows, and what stands between', () => {
  const [course, bread, legend] = tablesOf(pageOf());
  expect(course).toMatchObject({
    heading: 'Soups',
    head: ['Dish', 'Allergens', 'Footprint: number per portion, level per 400 g', 'Price'],
    rows: [
      [
        'Pea soup (Vegetarian)\nWith mint',
        'G (L)',
        expect.stringMatching(/0\.52 kg.*\nnot all ingredients counted$/) as string,
        '9 £',
      ],
      ['This dish no longer exists', '?\nAsk us about allergens', '–', ''],
    ],
  });
  expect(bread).toMatchObject({ paragraphs: ['Ask us for bread.'] });
  expect(legend).toMatchObject({
    heading: 'Allergens',
    paragraphs: ['? not everything known: please ask us, G milk, L celery, ( ) may contain'],
  });
});

test('what the menu does not show, its text does not say', () => {
  const [course] = tablesOf(pageOf({ showAllergens: false, showDiet: false, showPrices: false, label: 'none' }));
  expect(course?.head).toEqual(['Dish', 'Footprint: number per portion, farm to kitchen door']);
  expect(course?.rows?.[0]).toEqual(['Pea soup\nWith mint', '–']);
});

test('in figures a menu in words says numbers, and nothing that judges', () => {
  for (const label of ['letter', 'number', 'wide', 'figure'] as const) {
    const page = pageOf({ label });
    const look = lookOf({
      page,
      labels: 'figures',
      letters: OUTLINED_LETTERS,
      recipes: [soup],
      customLabels: [],
      backgroundUrl: null,
    });
    const said = JSON.stringify(menuTextTables(page, look, text));
    expect(verdictsIn(said, 'en_gb')).toEqual([]);
    expect(said).toContain('0.52 kg CO₂e per portion, farm to kitchen door');
  }
});
