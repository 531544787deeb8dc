import { OUTLINED_LETTERS } from '@plateprint/shared/footprint/label/outlined-text.ts';
import { ALLERGENS } from '@plateprint/shared/ingredients/allergen.ts';
import { allergenSentences } from '@plateprint/shared/ingredients/allergens/allergen-sentences.ts';
import { ALLERGEN_WORDS } from '@plateprint/shared/ingredients/allergens/allergen-words.ts';
import type { FoodAllergens } from '@plateprint/shared/ingredients/food-allergens.ts';
import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';
import { legendLines } from '@plateprint/shared/menus/allergen-signs.ts';
import { menuJsonLd } from '@plateprint/shared/menus/live/live-json-ld.ts';
import { livePage } from '@plateprint/shared/menus/live/live-page.ts';
import { type MenuDish, MenuPage } from '@plateprint/shared/menus/menu.ts';
import type { LineFacts } from '@plateprint/shared/recipes/footprint/line-footprint.ts';
import { recipeFootprint } from '@plateprint/shared/recipes/footprint/recipe-footprint.ts';
import { CustomIngredient, IngredientLine, RecipeDraft, type RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { recipeCsv } from '@plateprint/shared/recipes/summary/recipe-csv.ts';
import { recipeJsonLd } from '@plateprint/shared/recipes/summary/recipe-json-ld.ts';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { formatOf } from '../../../platform/i18n/use-format.ts';
import type { SheetWords } from '../../../recipes/summary/sheet/sheet-words.ts';
import { allergenWords } from '../../../recipes/summary/sheet/sheet-sentences.ts';
import recipeTexts from '../../../texts/en_gb/recipes.ts';
import allergenTexts from '../../../texts/en_gb/menus/allergens.ts';
import { MatrixParts } from '../../allergens/matrix-page.tsx';
import { matrixTextTables, matrixWorkbook } from '../../allergens/matrix-tables.ts';
import type { MatrixWords } from '../../allergens/matrix-words.ts';
import { lookOf } from '../../page/menu-look.ts';
import signOffTexts from '../../../texts/en_gb/recipes/sign-off.ts';
import pageTexts from '../../../texts/en_gb/menus/page.ts';
import { menuTextTables, type PageText } from './menu-text-tables.ts';

const text = createTranslator({ locale: 'en-GB', messages: pageTexts }) as unknown as PageText;
const signing = createTranslator({ locale: 'en-GB', messages: signOffTexts }) as unknown as MatrixWords['signing'];
const matrixText = createTranslator({ locale: 'en-GB', messages: allergenTexts }) as unknown as MatrixWords['text'];
const recipes = createTranslator({ locale: 'en-GB', messages: recipeTexts }) as unknown as SheetWords['recipes'];

const foodAllergens = fc
  .array(fc.constantFrom('contains', 'mayContain', 'unknown', 'notAmong'), { minLength: 14, maxLength: 14 })
  .map((states): FoodAllergens => {
    const having = (state: string) => ALLERGENS.filter((_, place) => states[place] === state);
    return { contains: having('contains'), mayContain: having('mayContain'), unknown: having('unknown') };
  });
const food = foodAllergens.map((allergens): LineFacts => ({
  ingredientId: 'food',
  categoryId: 'foods',
  factor: { co2e: { value: 1, low: 1, high: 1 }, grade: 'A', parts: null },
  water: null,
  land: null,
  nutrition: null,
  edibleShare: 1,
  density: null,
  pieces: {},
  allergens,
  diet: 'vegan',
}));
/** People's statements over it: never that something is not among the ingredients, for that they may. */
const statements = fc.uniqueArray(
  fc.record({ allergen: fc.constantFrom(...ALLERGENS), state: fc.constantFrom('contains' as const, 'may_contain' as const) }),
  { selector: ({ allergen }) => allergen, maxLength: 4 },
);
/** A recipe in which nobody knows of one line, at any place: it was not understood, or is an own one of which nothing is stated. */
const recipe = fc.record({ foods: fc.array(food, { maxLength: 6 }), statements, isOwn: fc.boolean(), place: fc.nat(6) });
const line = IngredientLine.parse({
  inputIngredient: 'as written',
  ingredient: 'food',
  variation: 'food.raw',
  amount: 1,
  unit: 'kg',
});
const language = fc.constantFrom(...LANGUAGES);

function withUnknownLine({ foods, statements: stated, isOwn, place }: typeof recipe extends fc.Arbitrary<infer R> ? R : never) {
  const known: readonly (LineFacts | null)[] = foods;
  const facts = isOwn ? known : known.toSpliced(Math.min(place, foods.length), 0, null);
  const customIngredients = isOwn ? [CustomIngredient.parse({ name: 'House spice', weight: 1 })] : [];
  return recipeFootprint({ ingredients: facts.map(() => line), customIngredients, portions: 2, allergens: stated }, facts);
}

const dishWith = ({ allergens }: RecipeFootprint): MenuDish => ({
  id: 'dish',
  names: [{ language: 'en_gb', name: 'Stew' }],
  co2PerPortion: null,
  co2PerPortionWithoutLandUseChange: null,
  level: null,
  complete: false,
  allergens: { contains: allergens.contains, mayContain: allergens.mayContain, unknown: allergens.unknown },
  diet: null,
});

const CSV_HEADINGS = Object.fromEntries(
  'written ingredient detail amount unit grams co2 withoutLandUse share grade'.split(' ').map((key) => [key, key]),
) as never;

function writtenSheet(footprint: RecipeFootprint, into: Language) {
  const draft = RecipeDraft.parse({ names: [{ language: 'en_gb', name: 'Stew' }], ingredients: [] });
  const times = { createdAt: '2026-11-26T04:00:00.000Z', updatedAt: '2026-11-26T04:00:00.000Z' };
  const figures = { co2: null, co2WithoutLandUseChange: null, weight: 0, footprint, foodDataVersion: '1' };
  const kept = { ...draft, ...times, ...figures, id: 'dish', restaurantId: 'k', consumption: 'SE', version: 1 };
  const rest = { method: [], sources: [], printed: 'with_land_use_change', labels: 'figures' } as const;
  return { recipe: kept, language: into, name: 'Stew', lines: [], ...rest };
}

function menu(dish: MenuDish, into: Language) {
  const blocks = [
    { kind: 'recipe', _id: 'dish', recipeId: 'dish' },
    { kind: 'legend', _id: 'legend' },
  ];
  const page = MenuPage.parse({ options: {}, settings: { language: into }, blocks });
  return { page, labels: 'letters' as const, recipes: [dish], dishes: [dish], customLabels: [], backgroundUrl: null };
}

test('no output says of a dish with a line that nobody knows that an allergen is not among its ingredients', () => {
  fc.assert(
    fc.property(recipe, language, (written, into) => {
      const footprint = withUnknownLine(written);
      const { allergens } = footprint;
      expect(allergens.notAmong).toEqual([]);

      const { none } = ALLERGEN_WORDS[into];
      const isAllNamed = allergens.unknown.length === 0;
      const sheet = allergenWords(footprint, {
        language: into,
        recipes,
        text: (() => '') as never,
        footprint: (() => '') as never,
        landUse: (() => '') as never,
        served: {} as never,
        format: formatOf(into),
      });
      const shown = menu(dishWith(footprint), into);
      const html = livePage(
        { restaurant: { name: 'House', logo: null }, menu: shown },
        { language: into, isScreen: false, version: '1' },
      );
      const screen = livePage(
        { restaurant: { name: 'House', logo: null }, menu: shown },
        { language: into, isScreen: true, version: '1' },
      );
      const tables = menuTextTables(shown.page, lookOf({ ...shown, letters: OUTLINED_LETTERS }), text);
      const print = JSON.stringify(tables);
      const row = { recipeId: 'dish', names: [], ...dishWith(footprint).allergens, stated: [], lines: [], foodDataVersion: '1' };
      const matrix = { name: 'Lunch', kitchen: 'House', at: '2026-11-26T04:00:00.000Z', dishes: [row] };
      const sheetOf = { text: matrixText, signing, format: formatOf(into), language: into };
      const workbook = JSON.stringify(matrixWorkbook(matrix, 'Lunch', sheetOf));
      const sheetOfMatrix = JSON.stringify(matrixTextTables(matrix, sheetOf));
      const blocks = (['row', 'origin'] as const).map((part) => ({ id: part, part, dish: row }));
      const paperOfMatrix = renderToStaticMarkup(createElement(MatrixParts, { blocks, words: sheetOf }));
      const menuData = JSON.stringify(menuJsonLd(shown, into));
      const legend = legendLines(shown.recipes, into).map((each) => each.words);
      const recipeData = JSON.stringify(recipeJsonLd(writtenSheet(footprint, into)));
      const all = [sheet, html, screen, print, paperOfMatrix, legend.join(' '), workbook, sheetOfMatrix, menuData, recipeData];
      for (const said of all) {
        expect(said).not.toContain(none);
        expect(said).not.toContain(ALLERGEN_WORDS[into].states.not_among);
        expect(said).not.toMatch(/GlutenFree/u);
      }
      // The column of the state stands in every file; nothing does in it.
      const [head = '', row1 = ''] = recipeCsv(writtenSheet(footprint, into), CSV_HEADINGS, 'semicolon').trim().split(/\r?\n/u);
      const { ofDish, states } = ALLERGEN_WORDS[into];
      const column = head.split(';').findIndex((cell) => cell.includes(ofDish.replace('{state}', states.not_among)));
      expect([column > 0, row1.split(';')[column]]).toEqual([true, '']);
      for (const allergen of ALLERGENS) expect(html).toMatch(new RegExp(`data-allergens="[^"]*${allergen}[ "]`, 'u'));
      const open = allergenSentences(allergens, into, { asks: false });
      const { askUs } = ALLERGEN_WORDS[into];
      for (const said of [sheet, html, tables[0]?.rows?.[0]?.[1], menuData]) expect(said?.includes(askUs)).toBe(!isAllNamed);
      expect(legend.includes(ALLERGEN_WORDS[into].unknownSign)).toBe(!isAllNamed);
      expect(open.length).toBeGreaterThan(0);
    }),
  );
});

test('of an empty dish no output says anything but that nothing is known', () => {
  const footprint = recipeFootprint({ ingredients: [], customIngredients: [], portions: 1, allergens: [] }, []);
  expect(footprint.allergens).toMatchObject({ notAmong: [], unknown: [...ALLERGENS] });
  const shown = menu(dishWith(footprint), 'en_gb');
  const [dishes, legend] = menuTextTables(shown.page, lookOf({ ...shown, letters: OUTLINED_LETTERS }), text);
  expect(dishes?.rows?.[0]?.[1]).toBe('?\nAsk us about allergens');
  expect(legend?.paragraphs).toEqual(['? not everything known: please ask us']);
});

test('on paper the words whom to ask are as large as the letters beside them', () => {
  const css = readFileSync(new URL('../../page/menu-page.css', import.meta.url), 'utf8');
  expect(css).toMatch(/\.menu-signs,[^}]*font-size/u);
  expect(css.match(/\.menu-letters \{[^}]*\}/u)?.[0]).not.toContain('font-size');
});
