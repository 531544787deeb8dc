import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MeasureRecord, PieceSources } from '@plateprint/shared/ingredients/pieces/piece-source.ts';
import { releaseCoverage } from '@plateprint/shared/ingredients/quality/release-coverage.ts';
import { expect, test } from 'vitest';
import { checkMeasures } from '../checks/check-measures.ts';
import { readCrosswalk } from '../crosswalk/read-crosswalk.ts';
import { readRelease } from '../release/read-release.ts';
import type { HouseholdMeasure } from '../read/read-household-measures.ts';
import { checkMeasuredPieces } from './check-measured-pieces.ts';
import { measuredGrams } from './measured-grams.ts';

const home = join(import.meta.dirname, '../..');
const { ingredients } = readCrosswalk(join(home, 'crosswalk'));
const release = readRelease(join(home, 'release'));

const MEASURES = new Map<MeasureRecord, HouseholdMeasure[]>([
  [
    'fineli 1',
    [
      { what: 'KPL_M', grams: 100 },
      { what: 'PORTM', grams: 60 },
      { what: 'DL', grams: 40 },
    ],
  ],
  [
    'usda 00001',
    [
      { what: 'large (3" dia)', grams: 200 },
      { what: 'slice, thin', grams: 9 },
      { what: 'cup, slices', grams: 90 },
      { what: 'package (10 oz)', grams: 284 },
    ],
  ],
]);

function food(pieces: Record<string, number>, pieceSources: PieceSources) {
  const [first] = ingredients;
  if (!first) throw new Error('The crosswalk has no food');
  return { ...first, id: 'onion', pieces, pieceSources };
}

function failures(
  pieces: Record<string, number>,
  sources: PieceSources,
  reviewed: Parameters<typeof checkMeasuredPieces>[2] = [],
) {
  return checkMeasuredPieces([food(pieces, sources)], MEASURES, reviewed).flatMap(({ fails, text }) => (fails ? [text] : []));
}

test('a record tells what it counts, never a volume, a mass or a pack', () => {
  expect(measuredGrams(MEASURES, 'usda 00001', 'piece')).toEqual([200]);
  expect(measuredGrams(MEASURES, 'usda 00001', 'slice')).toEqual([9]);
  expect(measuredGrams(MEASURES, 'usda 00001', 'packet')).toEqual([]);
  expect(measuredGrams(MEASURES, 'fineli 1', 'head')).toEqual([100]);
  expect(measuredGrams(MEASURES, 'fineli 1', 'portion')).toEqual([60]);
  expect(measuredGrams(MEASURES, 'usda 99999', 'piece')).toEqual([]);
});

test('a weight that names its record stands within half of it', () => {
  expect(failures({ piece: 150 }, { piece: 'fineli 1' })).toEqual([]);
  expect(failures({ piece: 151 }, { piece: 'fineli 1' })).toEqual([
    expect.stringMatching(/piece 151 g, fineli 1 says 100 g: mend/),
  ]);
  expect(failures({ cube: 4 }, { cube: 'usda 00001' })).toEqual([expect.stringMatching(/usda 00001 says nothing/)]);
});

test('what a reviewer gave a reason for stays, and is further off', () => {
  const reviewed = [{ food: 'onion', unit: 'piece', record: 'fineli 1' as const, reason: 'A small Nordic one.' }];
  expect(failures({ piece: 300 }, { piece: 'estimate' }, reviewed)).toEqual([]);
  expect(failures({ piece: 120 }, { piece: 'estimate' }, reviewed)).toEqual([expect.stringMatching(/it is its source/)]);
  expect(failures({ slice: 9 }, { slice: 'estimate' }, reviewed)).toEqual(['reviewed-measures.json: onion piece']);
});

test('an estimate that the record of another unit measures is asked about', () => {
  expect(failures({ piece: 200, slice: 10 }, { piece: 'usda 00001', slice: 'estimate' })).toEqual([
    expect.stringMatching(/slice 10 g.*name it as the source/),
  ]);
  expect(failures({ piece: 200, slice: 40 }, { piece: 'usda 00001', slice: 'estimate' })).toEqual([
    expect.stringMatching(/slice 40 g.*mend/),
  ]);
  expect(failures({ piece: 200, slice: 40 }, { piece: 'usda 00001', slice: 'trade' })).toEqual([]);
});

test.each([
  [{ piece: 150 }, {}, 'piece without source'],
  [{}, { piece: 'trade' }, 'source without piece'],
  [{ piece: 160, wedge: 30 }, { piece: 'trade', wedge: 'share 1/8 of piece' }, 'piece share'],
  [{ wedge: 20 }, { wedge: 'share 1/8 of piece' }, 'piece share'],
  [{ piece: 160 }, { piece: 'share 1/1 of piece' }, 'piece share'],
  [
    { piece: 160, wedge: 20, slice: 10 },
    { piece: 'trade', wedge: 'share 1/8 of piece', slice: 'share 1/2 of wedge' },
    'piece share',
  ],
] satisfies [Record<string, number>, PieceSources, string][])(
  '%o with sources %o is a fault: %s',
  (pieces, pieceSources, kind) => {
    const [first] = release.ingredients;
    if (!first) throw new Error('The release has no food');
    const found = checkMeasures([{ ...first, categoryId: 'vegetables', pieces, pieceSources }]);
    expect(found.map((finding) => finding.kind)).toEqual([kind]);
  },
);

test('every weight of the release has a source', () => {
  expect(checkMeasures(release.ingredients)).toEqual([]);
});

test('the documentation counts the weights as they are', () => {
  const page = readFileSync(join(home, '../docs/food-data.md'), 'utf8');
  const rows = page.split('\n').filter((row) => /^\| `(?:fineli |usda |trade`|estimate`)/u.test(row));
  const counted = rows.map((row) => Number(/(\d+) +\|$/u.exec(row)?.[1]));
  expect(counted).toEqual(releaseCoverage(release).pieceWeights.map(({ weights }) => weights));
});
