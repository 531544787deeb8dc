import { FOOTPRINT_UNKNOWN, LABEL_WORDS } from '@plateprint/shared/footprint/label/label-words.ts';
import { OUTLINED_LETTERS } from '@plateprint/shared/footprint/label/outlined-text.ts';
import { verdictsIn } from '@plateprint/shared/footprint/label/verdicts.fixture.ts';
import type { LabelsShown } from '@plateprint/shared/footprint/label/labels-shown.ts';
import { type Language, LANGUAGES } from '@plateprint/shared/kernel/language.ts';
import { DISH_LABELS } from '@plateprint/shared/menus/menu-block.ts';
import { type MenuDish, MenuPage } from '@plateprint/shared/menus/menu.ts';
import { draftFootprint } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import { type Recipe, RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { recipeCsv } from '@plateprint/shared/recipes/summary/recipe-csv.ts';
import { recipeJsonLd } from '@plateprint/shared/recipes/summary/recipe-json-ld.ts';
import { type RecipeSheet, sheetLines } from '@plateprint/shared/recipes/summary/recipe-sheet.ts';
import { expect, test } from 'vitest';
import { menuDocument } from '../../src/menus/creator/canvas/menu-document.tsx';
import { lookOf } from '../../src/menus/page/menu-look.ts';
import { TableCard } from '../../src/menus/share/table-card.tsx';
import { formatOf } from '../../src/platform/i18n/use-format.ts';
import { textIn } from '../../src/platform/i18n/use-text.ts';
import { sheetBlocks } from '../../src/recipes/summary/sheet/sheet-blocks.tsx';
import { SheetPage } from '../../src/recipes/summary/sheet/sheet-page.tsx';
import { sheetTextTables } from '../../src/recipes/summary/sheet/sheet-text-tables.ts';
import { QrCode } from '../../src/ui/chart/qr-code.tsx';
import { markupOf } from '../support/markup.tsx';

const dishes = (['very_low', 'low', 'medium', 'high', 'very_high', null] as const).map((level, place): MenuDish => ({
  id: `dish-${place}`,
  names: [{ language: 'en_gb', name: `Dish ${place}` }],
  co2PerPortion: { value: 300 + place * 700, low: 200, high: 9000 },
  co2PerPortionWithoutLandUseChange: null,
  level,
  complete: place % 2 === 0,
  allergens: { contains: ['milk'], mayContain: [], unknown: ['nuts'] },
  diet: null,
}));

/** A menu with a dish of every level, in every way that a dish of its own can ask for a label. */
const menuIn = (language: Language, of: readonly MenuDish[]): MenuPage =>
  MenuPage.parse({
    options: {},
    settings: { language, label: 'wide' },
    blocks: [
      ...DISH_LABELS.flatMap((label) => of.map(({ id }) => ({ kind: 'recipe', _id: `${label}.${id}`, recipeId: id, label }))),
      { kind: 'legend', _id: 'legend' },
    ],
  });

async function menuFiles(language: Language, labels: LabelsShown, of: readonly MenuDish[] = dishes): Promise<string> {
  const page = menuIn(language, of);
  const look = lookOf({ page, labels, letters: OUTLINED_LETTERS, recipes: of, customLabels: [], backgroundUrl: null });
  const sheet = { head: [], first: page.blocks.map(({ _id }) => _id), second: [] };
  const blocks = new Map(page.blocks.map((block) => [block._id, block]));
  const text = await textIn('menus/page', language);
  const draft = { ...page, name: 'Lunch', libraryScope: 'restaurant' as const };
  const sheets = { sheets: [sheet], blocks, tooHigh: new Set<string>() };
  const words = { kind: 'menu', fullMenu: '', textFile: 'text', page: text };
  const made = menuDocument({ draft }, { look, sheets }, words);
  const pages = await Promise.all(made.pages.map(({ content }) => markupOf(content, language)));
  return [...pages, JSON.stringify(made.textTables?.())].join('\n');
}

const draft = RecipeDraft.parse({
  names: [{ language: 'en_gb', name: 'Onions' }],
  portions: 4,
  ingredients: [{ _id: 'a', inputIngredient: '1 kg onions', ingredient: 'x', variation: 'x.raw', amount: 1, unit: 'kg' }],
});

function sheetIn(language: Language, labels: LabelsShown): RecipeSheet {
  const facts = {
    ingredientId: 'x',
    variationId: 'x.raw',
    categoryId: 'vegetables',
    factor: { co2e: { value: 4, low: 3, high: 6 }, grade: 'C', parts: null },
    water: null,
    land: null,
    nutrition: null,
    edibleShare: 1,
    density: null,
    pieces: {},
    allergens: { contains: [], mayContain: [], unknown: [] },
    diet: 'vegan',
  };
  const pantry = {
    foodData: { facts: () => facts as never },
    bags: new Map(),
    place: { location: 'SE', emissionDatabase: 'organization' },
  } as const;
  const footprint = draftFootprint(pantry, draft);
  const recipe: Recipe = {
    ...draft,
    id: 'r',
    restaurantId: 'k',
    consumption: 'SE',
    version: 1,
    co2: footprint.co2?.value ?? null,
    co2WithoutLandUseChange: null,
    weight: footprint.weight,
    footprint,
    foodDataVersion: '2027.1',
    createdAt: '2026-11-21T10:00:00.000Z',
    updatedAt: '2026-11-21T10:00:00.000Z',
  };
  return {
    recipe,
    language,
    name: 'Onions',
    lines: sheetLines(recipe, new Map(), 'en_gb'),
    method: ['Fry.'],
    sources: ['AGRIBALYSE 3.1'],
    printed: 'with_land_use_change',
    labels,
  };
}

async function recipeFiles(language: Language, labels: LabelsShown): Promise<string> {
  const sheet = sheetIn(language, labels);
  const page = <SheetPage blocks={sheetBlocks(sheet)} page={1} pages={1} changed={sheet.recipe.updatedAt} name={sheet.name} />;
  const words = {
    language,
    text: await textIn('recipes/summary', language),
    recipes: await textIn('recipes', language),
    footprint: await textIn('footprint', language),
    landUse: await textIn('footprint/land-use', language),
    served: await textIn('recipes/served', language),
    format: formatOf(language),
  };
  const headings = Object.fromEntries(
    'written ingredient detail amount unit grams co2 withoutLandUse share'.split(' ').map((key) => [key, key]),
  );
  return [
    await markupOf(page, language),
    JSON.stringify(sheetTextTables(sheet, words)),
    JSON.stringify(recipeJsonLd(sheet)),
    recipeCsv(sheet, { ...headings, grade: 'grade' } as never, 'semicolon'),
  ].join('\n');
}

test.each(LANGUAGES)('a menu on paper and in all its files judges no dish under figures (%s)', async (language) => {
  expect(verdictsIn(await menuFiles(language, 'figures'), language)).toEqual([]);
  // With letters it does: what is looked for would be found.
  expect(verdictsIn(await menuFiles(language, 'letters'), language).length).toBeGreaterThan(10);
});

test.each(LANGUAGES)('a dish without a figure names what is not known, and nothing is counted of it (%s)', async (language) => {
  const text = await textIn('menus/page', language);
  for (const labels of ['figures', 'letters'] as const) {
    const files = await menuFiles(language, labels, dishes.slice(-1));
    expect(files).toContain(`<small>${FOOTPRINT_UNKNOWN[language]}</small>`);
    expect(files).not.toContain(`>${LABEL_WORDS[language].unknown}<`);
    expect(files).not.toContain(text('partly'));
    expect(await menuFiles(language, labels)).toContain(text('partly'));
  }
});

test.each(LANGUAGES)('a recipe sheet and all its files judge no dish under figures (%s)', async (language) => {
  const figures = await recipeFiles(language, 'figures');
  expect(sheetIn(language, 'figures').recipe.footprint.level).toBe('medium');
  expect(verdictsIn(figures, language)).toEqual([]);
  expect(verdictsIn(await recipeFiles(language, 'letters'), language)).not.toEqual([]);
});

test.each(LANGUAGES)('the card for a table and the sheet with the code judge no dish (%s)', async (language) => {
  const address = 'https://kitchen.test/live/AAAAAAAAAAAAAAAAAAAAAA';
  const card = (
    <TableCard origins="" restaurant="Slussen" title="Lunch" address={`${address}?language=${language}`} language={language} />
  );
  const code = <QrCode text={address} label="Lunch" />;
  expect(verdictsIn((await markupOf(card, language)) + (await markupOf(code, language)), language)).toEqual([]);
});
