import { expect, test } from 'vitest';
import { draftsOf } from '../use-drafts.ts';
import { storedDraft } from './draft-storage.ts';
import { adoptFormerDrafts, removeFormerDrafts } from './former-drafts.ts';
import { memoryStorage } from './memory-storage.fixture.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const FORMER: [string, string][] = [
  ['plateprint.theme', 'dark'],
  ['plateprint.working.recipe.alva.new', '{"draft":1}'],
  ['plateprint.working.recipe.alva.new-bag', '{"draft":2}'],
  ['plateprint.working.recipe.alva.recipe-7', '{"draft":3}'],
  ['plateprint.working.import.alva', '{"items":[]}'],
  ['plateprint.working.report.alva.new.kitchen.restaurant.sales.monthly.2026-02', '{"draft":4}'],
  ['plateprint.working.reportBackup.alva.new.kitchen.restaurant.sales.monthly.2026-02', '{"rest":5}'],
  ['plateprint.working.menu.alva.menu-7', '{"draft":'],
  ['plateprint.saves.alva', '["recipe r7 3"]'],
  ['plateprint.working.recipe.bo.new', '{"draft":6}'],
  ['plateprint.working.recipe.bo.alva', '{"draft":7}'],
];

const listed = (storage: ReturnType<typeof memoryStorage>) =>
  draftsOf(storage, 'alva').map(({ place, header }) => [
    place.kind,
    header?.thing,
    header?.restaurantId,
    header?.format,
    storedDraft(storage, place)?.text,
  ]);
const inOrder = (rows: unknown[][]) => rows.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));

test('what former releases kept of a person gets a place of today, as it was, and nobody else’s is touched', () => {
  const storage = memoryStorage(Infinity, FORMER);
  adoptFormerDrafts(storage, 'alva', NOW);
  expect(inOrder(listed(storage))).toEqual(
    inOrder([
      ['import', null, null, 0, '{"items":[]}'],
      ['menu', 'menu-7', null, 0, '{"draft":'],
      ['recipe', null, null, 0, '{"draft":1}'],
      ['recipe', null, null, 0, '{"draft":2}'],
      ['recipe', 'recipe-7', null, 0, '{"draft":3}'],
      ['report', null, 'kitchen', 0, '{"draft":4,"backup":{"rest":5}}'],
    ]),
  );
  expect([...storage.all.keys()].filter((key) => key.startsWith('plateprint.working.'))).toEqual([
    'plateprint.working.recipe.bo.new',
    'plateprint.working.recipe.bo.alva',
  ]);
});

test('taking them over again changes nothing', () => {
  const storage = memoryStorage(Infinity, FORMER);
  adoptFormerDrafts(storage, 'alva', NOW);
  const before = new Map(storage.all);
  adoptFormerDrafts(storage, 'alva', NOW);
  expect(storage.all).toEqual(before);
});

test('where there is no room for a header nothing is lost', () => {
  const room = FORMER.reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  const storage = memoryStorage(room, FORMER);
  adoptFormerDrafts(storage, 'alva', NOW);
  const texts = [...storage.all.values()].join('\n');
  const kept = FORMER.filter(([key]) => !key.includes('Backup') && !key.includes('.saves.')).map(([, value]) =>
    value.slice(0, -1),
  );
  expect(kept.filter((value) => !texts.includes(value))).toEqual([]);
});

test('of what lies in the browser only the work of that person goes', () => {
  const storage = memoryStorage(Infinity, FORMER);
  removeFormerDrafts(storage, 'alva');
  expect([...storage.all.keys()]).toEqual([
    'plateprint.theme',
    'plateprint.working.recipe.bo.new',
    'plateprint.working.recipe.bo.alva',
  ]);
});
