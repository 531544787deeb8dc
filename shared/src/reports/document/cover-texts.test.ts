import { expect, test } from 'vitest';
import { claimsOfTexts } from '../../claims/check/claims-of-texts.ts';
import { coverTexts } from './cover-texts.ts';

const found = (name: string, title: string, description: string) =>
  claimsOfTexts(coverTexts({ name, settings: { title, description, language: 'en_gb' } }), { country: 'SE', year: 2026 }).map(
    ({ place, words }) => [place, words],
  );

test('title, name and description are looked at, each where it stands, and no word twice', () => {
  expect(found('October', '', '')).toEqual([]);
  expect(found('Climate neutral October', '', '')).toEqual([['report_name', 'Climate neutral']]);
  expect(found('Climate neutral October', 'Climate neutral October', '')).toEqual([['report_name', 'Climate neutral']]);
  expect(found('Climate neutral October', 'October', 'Our kitchen is climate neutral.')).toEqual([
    ['report_name', 'Climate neutral'],
    ['cover_text', 'climate neutral'],
  ]);
  expect(found('October', 'A climate neutral October', '')).toEqual([['cover', 'climate neutral']]);
});
