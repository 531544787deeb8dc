import { expect, test } from 'vitest';
import { proposeMapping } from '../kernel/spreadsheet/mapping.ts';
import { MAPPING_COLUMNS, mappingRows, saidYes } from './mapping-sheet.ts';

test.each([
  ['yes', true],
  ['JA', true],
  ['Öko', true],
  ['x', true],
  ['1', true],
  ['Nej', false],
  ['non', false],
  ['0', false],
  ['', null],
  ['–', null],
  ['perhaps', undefined],
])('"%s" says %s', (cell, said) => {
  expect(saidYes(cell)).toBe(said);
});

test.each([
  [
    'our own export',
    ['name', 'external id', 'status', 'ingredient id', 'variation id', 'no food', 'organic', 'origin', 'ingredient name'],
  ],
  ['a Swedish list', ['Benämning', 'Artikelnr', 'x', 'Råvara', 'Variation', 'Ej mat', 'Ekologiskt', 'Ursprungsland', 'y']],
])('the columns of %s are found', (_, head) => {
  const sheet = { name: 'names', rows: [head, ['Butter 5kg', '77', '', 'butter', '', '', 'yes', 'SE', 'smör']] };
  const mapping = proposeMapping(sheet, MAPPING_COLUMNS, 'point');
  expect(mappingRows(sheet, mapping)).toEqual([
    {
      row: 2,
      name: 'Butter 5kg',
      externalId: '77',
      ingredient: 'butter',
      variation: '',
      noFood: '',
      organic: 'yes',
      origin: 'SE',
    },
  ]);
});
