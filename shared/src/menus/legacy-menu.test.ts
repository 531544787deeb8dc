import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORIENTATIONS } from '../exports/page-size.ts';
import { convertLegacyMenu, isLegacyMenu, LegacyMenu } from './legacy-menu.ts';

const lunch = LegacyMenu.parse({
  header: 'Lunch',
  subheader: 'Week 47',
  rows: [{ text: 'Starters' }, { recipeId: 'soup' }, { text: ' ' }, { recipeId: 'stew' }],
  footer: 'Ask us about allergens',
  orientation: 'a4_landscape',
});

test('a former menu becomes blocks in the same order: header, subheader, rows, footer', () => {
  const page = convertLegacyMenu(lunch, 'sv');
  expect(
    page.blocks.map((block) => ('texts' in block ? block.texts[0]?.text : 'recipeId' in block ? block.recipeId : '?')),
  ).toEqual(['Lunch', 'Week 47', 'Starters', 'soup', 'stew', 'Ask us about allergens']);
  expect(page.options).toEqual({ orientation: 'a4_landscape', columnType: 'stacked' });
  expect(page.settings.language).toBe('sv');
});

test('words right above a dish stay the heading of their course; sentences stay text', () => {
  const autumn = LegacyMenu.parse({
    header: 'Autumn',
    subheader: '',
    rows: [
      { text: 'Open all week' },
      { text: 'Warm' },
      { text: ' ' },
      { recipeId: 'stew' },
      { text: 'With lingonberries,\nas always' },
      { recipeId: 'patties' },
      { text: 'Sweet' },
      { recipeId: 'pie' },
      { text: 'Coffee is included' },
    ],
    footer: '',
    orientation: 'a4_portrait',
  });
  expect(convertLegacyMenu(autumn, 'en_gb').blocks.map(({ kind }) => kind)).toEqual([
    'title',
    'text',
    'course',
    'recipe',
    'text',
    'recipe',
    'course',
    'recipe',
    'text',
  ]);
});

test('a kept document with rows and no blocks is of the former form', () => {
  expect(isLegacyMenu(lunch)).toBe(true);
  expect(isLegacyMenu(convertLegacyMenu(lunch, 'sv'))).toBe(false);
  expect(isLegacyMenu(null)).toBe(false);
});

const words = fc.string({ maxLength: 40 }).filter((text) => LegacyMenu.shape.header.safeParse(text).success);
const rows = fc.array(
  fc.oneof(
    words.map((text) => ({ text })),
    fc.constantFrom('a', 'b-2').map((recipeId) => ({ recipeId })),
  ),
  {
    maxLength: 30,
  },
);

test('nothing written is lost, whatever the former menu held', () => {
  fc.assert(
    fc.property(words, words, rows, words, fc.constantFrom(...ORIENTATIONS), (header, subheader, list, footer, orientation) => {
      const page = convertLegacyMenu({ header, subheader, rows: list, footer, orientation }, 'de');
      const written = [header, subheader, ...list.map((row) => ('text' in row ? row.text : row.recipeId)), footer];
      const kept = page.blocks.map((block) =>
        'texts' in block ? block.texts[0]?.text : 'recipeId' in block ? block.recipeId : null,
      );
      expect(kept).toEqual(written.filter((text) => text.trim() !== ''));
    }),
  );
});

test('the longest former menu has more blocks than a column holds: they go on in the second', () => {
  const long = Array.from({ length: 400 }, (_, place) => ({ text: `Row ${place + 1}` }));
  const page = convertLegacyMenu(
    { header: 'Feast', subheader: 'All day', rows: long, footer: 'Ask us', orientation: 'a4_portrait' },
    'sv',
  );
  const kept = [...page.blocks, ...page.secondBlocks].map((block) => ('texts' in block ? block.texts[0]?.text : null));
  expect(kept).toEqual(['Feast', 'All day', ...long.map(({ text }) => text), 'Ask us']);
});
