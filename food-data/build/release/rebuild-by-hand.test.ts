import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IngredientSearch } from '@plateprint/shared/ingredients/search/ingredient-search.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { IngredientEntry } from '../crosswalk/crosswalk.ts';
import { readCrosswalk } from '../crosswalk/read-crosswalk.ts';
import { VERSION } from '../version.ts';
import { changedInputs, figureInputs, readFigureInputs } from './figure-inputs.ts';
import { readRelease } from './read-release.ts';
import { rebuildByHand } from './rebuild-by-hand.ts';
import { diffReleases } from './release-diff.ts';

const original = join(import.meta.dirname, '../..');
const home = mkdtempSync(join(tmpdir(), 'food-data-'));
const VEGETABLES = join(home, 'crosswalk/ingredients/vegetables.json');

beforeEach(() => {
  for (const part of ['crosswalk', 'release', 'sources.json'])
    cpSync(join(original, part), join(home, part), { recursive: true });
});

afterAll(() => rmSync(home, { recursive: true }));

/** The hand-kept entry of leek, corrected in the copy. */
function correctLeek(correct: (leek: IngredientEntry) => void): void {
  const entries = z.array(IngredientEntry).parse(JSON.parse(readFileSync(VEGETABLES, 'utf8')));
  for (const entry of entries) if (entry.id === 'leek') correct(entry);
  writeFileSync(VEGETABLES, JSON.stringify(entries));
}

const files = () => ['tables.json', 'ingredients.json'].map((file) => readFileSync(join(home, 'release', file), 'utf8'));

test('the release is what the crosswalk gives', () => {
  expect(changedInputs(readFigureInputs(join(home, 'release')), figureInputs(readCrosswalk(join(home, 'crosswalk'))))).toEqual(
    [],
  );
  const before = files();
  rebuildByHand({ home, version: VERSION });
  expect(files()).toEqual(before);
});

test('a synonym, an allergen and the weight of a piece are corrected without the sources, and no figure moves', () => {
  const before = readRelease(join(home, 'release'));
  correctLeek((leek) => {
    leek.names.sv.push('vitkragad smalstång');
    leek.allergens.mayContain.push('celery');
    leek.pieces['piece'] = 190;
  });
  rebuildByHand({ home, version: VERSION });

  const release = readRelease(join(home, 'release'));
  const [best] = new IngredientSearch(release).find('vitkragad smalstång', { language: 'sv', limit: 1 });
  expect(best).toMatchObject({ ingredient: { id: 'leek', pieces: { piece: 190 }, allergens: { mayContain: ['celery'] } } });
  const diff = diffReleases(before, release);
  expect(diff.names).toEqual([{ id: 'leek', language: 'sv', added: ['vitkragad smalstång'], removed: [] }]);
  expect(diff.allergens.map(({ id }) => id)).toEqual(['leek']);
  expect([diff.factors, diff.facts, diff.originClasses.changed]).toEqual([[], [], []]);
});

test.each<[string, (leek: IngredientEntry) => void]>([
  ['the record of a source', (leek) => leek.variations.forEach((state) => (state.agribalyse = '20000'))],
  ['the class of origin', (leek) => (leek.originClass = 'root-vegetables')],
  ['a state more', (leek) => leek.variations.push({ state: 'dried', transport: 'ambient' })],
  ['another id', (leek) => (leek.id = 'leeks')],
])('%s moves figures: it is refused by its name, and nothing is written', (_, correct) => {
  const before = files();
  correctLeek(correct);
  expect(() => rebuildByHand({ home, version: VERSION })).toThrow(/published sources.*leek/);
  expect(files()).toEqual(before);
});
