import { describe, expect, test } from 'vitest';
import { allergensOf } from '../allergens/recipe-allergens.ts';
import type { Recipe } from '../model/recipe.ts';
import { recipeCsv } from './recipe-csv.ts';
import { recipeJsonLd } from './recipe-json-ld.ts';
import { methodSteps, type RecipeSheet, sheetLines } from './recipe-sheet.ts';

const line = (id: string, written: string, amount: number | null) => ({
  _id: id,
  inputIngredient: written,
  ingredient: null,
  categoryId: null,
  variation: null,
  originId: null,
  amount,
  unit: amount === null ? null : ('g' as const),
  pieceGrams: null,
  organic: false,
});

const counted = (id: string, co2: number | null, share: number) => ({
  _id: id,
  grams: 200,
  co2: co2 === null ? null : { value: co2, low: co2 / 2, high: co2 * 2 },
  // Nobody knows the split of what the kitchen added itself.
  co2WithoutLandUseChange: co2 === 800 ? { value: 600, low: 300, high: 1200 } : null,
  share,
  grade: 'B' as const,
  problem: null,
});

const recipe = {
  ingredients: [line('a', '200 g smør', 200), line('b', 'lidt "magi", =SUM(A1)', null), line('c', '  ', null)],
  customIngredients: [{ _id: 'd', name: 'Huset fond', weight: 100, co2PerKg: 500, source: '' }],
  portions: 4,
  category: 'Supper',
  tags: [{ name: 'fredag' }, { name: 'nem' }],
  updatedAt: '2026-11-21T10:00:00.000Z',
  footprint: {
    lines: [counted('a', 800, 0.8), counted('b', null, 0), counted('c', null, 0), counted('d', 50, 0.2)],
    coverage: { byWeight: 1, ofExpected: 1, lines: 3, linesCovered: 2, complete: false },
    co2PerPortion: { value: 213, low: 110, high: 400 },
    diet: 'vegetarian',
    allergens: allergensOf([{ contains: ['milk'], mayContain: ['celery'], unknown: ['fish', 'nuts', 'eggs', 'lupin'] }], []),
    nutrition: {
      energyKcal: 512.34,
      fat: 20,
      saturatedFat: null,
      carbohydrate: null,
      sugar: null,
      fibre: null,
      protein: 12.06,
      salt: 1,
      coverage: 1,
    },
  },
} as unknown as Recipe;

const names = new Map([['a', { name: 'Smør', detail: 'Danmark, økologisk' }]]);
const sheet: RecipeSheet = {
  recipe,
  language: 'da',
  name: 'Suppe',
  lines: sheetLines(recipe, names, 'da'),
  method: ['Kog.', 'Server.'],
  sources: [],
  printed: 'with_land_use_change',
  labels: 'letters',
};

test('lines stand in their order, own ingredients last, empty rows left out; what is not counted is not zero', () => {
  expect(sheet.lines.map(({ name, co2PerPortion }) => [name, co2PerPortion])).toEqual([
    ['Smør', 200],
    ['lidt "magi", =SUM(A1)', null],
    ['Huset fond', 12.5],
  ]);
});

test.each([
  ['1. Peel.\n2) Boil.\n\n- Serve.', ['Peel.', 'Boil.', 'Serve.']],
  ['Boil 20 minutes.\r\n180 g left over.', ['Boil 20 minutes.', '180 g left over.']],
  ['  ', []],
])('the method %j has the steps %j', (note, steps) => {
  expect(methodSteps(note)).toEqual(steps);
});

describe('CSV', () => {
  const headings = {
    written: 'Skrevet',
    ingredient: 'Ingrediens',
    detail: 'Detalje',
    amount: 'Mængde',
    unit: 'Enhed',
    grams: 'g',
    co2: 'kg CO2e',
    withoutLandUse: 'Uden arealændring',
    share: 'Andel',
    grade: 'Kvalitet',
  };
  const rows = recipeCsv(sheet, headings, 'comma').split('\r\n');
  const OF_DISH =
    'Rettens allergener: indeholder,Rettens allergener: kan indeholde,Rettens allergener: ikke blandt ingredienserne,Rettens allergener: ukendt';
  const STATES = 'mælk,selleri,"gluten, krebsdyr, jordnødder, soja, sennep, sesam, sulfitter, bløddyr","æg, fisk, nødder, lupin"';

  test('begins with a mark and its headings, and has a row for each line', () => {
    expect(rows[0]).toBe('\uFEFFSkrevet,Ingrediens,Detalje,Mængde,Enhed,g,kg CO2e,Uden arealændring,Andel,Kvalitet,' + OF_DISH);
    expect(rows[1]).toBe(`200 g smør,Smør,"Danmark, økologisk",200,g,200,0.2,0.15,80,B,${STATES}`);
    expect(rows).toHaveLength(5);
  });

  test('of a recipe without a line says what is known of its allergens: nothing', () => {
    const nothing = { ...recipe, footprint: { ...recipe.footprint, allergens: allergensOf([], []) } };
    const [, only] = recipeCsv({ ...sheet, recipe: nothing, lines: [] }, headings, 'comma').split('\r\n');
    expect(only).toMatch(/^,{13}"gluten, krebsdyr, .*, bløddyr"$/);
  });

  test('quotes what needs it and leaves the unknown empty', () => {
    expect(rows[2]).toBe(`"lidt ""magi"", '=SUM(A1)","lidt ""magi"", '=SUM(A1)",,,,200,,,,B,${STATES}`);
  });

  test.each(['=cmd()', '+1+1', '-2+3', '@sum'])('%s does not run in a spreadsheet', (name) => {
    const hostile = { ...sheet, lines: sheet.lines.slice(0, 1).map((each) => ({ ...each, written: name, name })) };
    expect(recipeCsv(hostile, headings, 'comma').split('\r\n')[1]).toMatch(/^'/);
  });
});

test('a recipe for other programs names what is known, and leaves out what is not', () => {
  const json = recipeJsonLd(sheet);
  expect(json).toMatchObject({
    '@type': 'Recipe',
    name: 'Suppe',
    inLanguage: 'da-DK',
    description:
      'Indeholder mælk. Kan indeholde selleri. Det vides ikke, om retten indeholder andre allergener. Spørg os om allergener.',
    recipeYield: '4',
    keywords: 'fredag, nem',
    suitableForDiet: 'https://schema.org/VegetarianDiet',
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Kog.' }, { text: 'Server.' }],
    nutrition: { '@type': 'NutritionInformation', calories: '512.3 kcal', proteinContent: '12.1 g' },
    about: { value: 0.213, minValue: 0.11, maxValue: 0.4, unitCode: 'KGM' },
  });
  expect(JSON.stringify(json)).not.toContain('saturatedFat');
  const unknown = recipeJsonLd({
    ...sheet,
    recipe: { ...recipe, footprint: { ...recipe.footprint, co2PerPortion: null, diet: null } },
  });
  expect(Object.keys(unknown)).not.toContain('about');
  expect(Object.keys(unknown)).not.toContain('suitableForDiet');
});

test.each([7, 16, 79, 80, 94, 100])(
  'for other programs a recipe that counts %d %% has a value from four fifths on',
  (hundredths) => {
    const { footprint } = recipe;
    const coverage = { ...footprint.coverage, ofExpected: hundredths / 100 };
    const json = recipeJsonLd({ ...sheet, recipe: { ...recipe, footprint: { ...footprint, coverage } } });
    const about = json.about as Record<string, unknown>;
    expect(about.minValue).toBeDefined();
    expect('value' in about).toBe(hundredths >= 80);
    expect('description' in about).toBe(hundredths >= 80 && hundredths < 95);
  },
);
