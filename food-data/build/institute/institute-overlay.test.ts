import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withInstitute } from '@plateprint/shared/ingredients/food-data-institute.ts';
import { openFoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { describe, expect, test } from 'vitest';
import { instituteOverlay } from './institute-overlay.ts';
import { readInstituteRows } from '../read/institute-rows.ts';
import { readRelease } from '../release/read-release.ts';

const release = readRelease(join(import.meta.dirname, '../../release'));
const source = {
  id: 'institute',
  title: 'Climate list',
  publisher: 'Institute of Trials',
  version: '7.1',
  year: 2026,
  licence: 'By agreement',
  attribution: '',
  boundary: '',
  url: '',
};

async function imported(text: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'institute-')), 'list.csv');
  writeFileSync(file, text);
  return instituteOverlay(await readInstituteRows(file), source, release);
}

describe('an institute’s file', () => {
  test('gives the rise database its figures, with the version named', async () => {
    const { overlay, problems } = await imported(
      'id;name;language;co2e;low;high\nbeef-mince.fat-10;;;27,5;20;40\n;gul lök;sv;0,31;;\n',
    );
    expect(problems).toEqual([]);
    const foodData = openFoodData(withInstitute(release, overlay));
    const query = { variationId: 'beef-mince.fat-10', categoryId: null, originId: null, organic: false };
    const factor = foodData.facts(query, { location: 'SE', emissionDatabase: 'rise' })?.factor;
    expect(factor?.co2e).toEqual({ value: expect.closeTo(27.5, 6), low: 20, high: 40 });
    expect(factor?.steps).toEqual([
      {
        kind: 'as_published',
        stage: null,
        value: 27.5,
        about: { source: 'Institute of Trials 7.1', record: 'beef-mince.fat-10' },
      },
    ]);
    expect(foodData.version).toBe(`${release.version}+institute.7.1`);
    expect(overlay.figures['yellow-onion.raw']?.steps[0]?.value).toBe(0.31);
  });

  test('leaves the product’s own database and what it does not name as they are', async () => {
    const { overlay } = await imported('id,co2e\nbeef-mince.fat-10,27.5\n');
    const [before, after] = [openFoodData(release), openFoodData(withInstitute(release, overlay))];
    const ask = (foodData: typeof before, variationId: string, emissionDatabase: 'organization' | 'rise') =>
      foodData.facts({ variationId, categoryId: null, originId: null, organic: false }, { location: 'SE', emissionDatabase })
        ?.factor;
    expect(ask(after, 'beef-mince.fat-10', 'organization')).toEqual(ask(before, 'beef-mince.fat-10', 'organization'));
    expect(ask(after, 'carrot.raw', 'rise')).toEqual(ask(before, 'carrot.raw', 'rise'));
  });

  test('may bring its own stages', async () => {
    const header = 'id,co2e,agriculture,processing,packaging,transport,retail';
    const { overlay } = await imported(`${header}\nbutter,8,7,0.5,0.2,0.2,0.1\n`);
    expect(Object.values(overlay.figures)[0]?.stages).toMatchObject({ agriculture: 7, transport: 0.2 });
  });

  test.each([
    ['id,co2e\nunicorn.raw,3', /line 2 \(unicorn.raw\): there is no ingredient or variation unicorn.raw/],
    ['name,language,co2e\nenhörning,sv,3', /line 2 \(enhörning\): no ingredient is called enhörning in sv/],
    ['name,co2e\nlök,3', /the language of a name is one of/],
    ['id,co2e\nbutter,', /co2e is no number above 0/],
    ['id,co2e\nbutter,7900', /above 300: is it kg per kg/],
    ['id,co2e,low,high\nbutter,8,9,10', /co2e 8 is not between low 9 and high 10/],
    ['id,co2e,low,high\nbutter,8,7,', /low and high are both or neither/],
    ['id,co2e,agriculture\nbutter,8,7', /stages are all or none: processing, packaging, transport, retail missing/],
    ['id,co2e,agriculture,processing,packaging,transport,retail\nbutter,8,5,0,0,0,0', /the stages sum to 5.000, not 8/],
    ['id,co2e\nbutter,8\nbutter,9', /line 3 \(butter\): butter.\S+ stands in line 2 already/],
  ])('names the row that cannot stand: %j', async (text, expected) => {
    const { problems } = await imported(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(expected);
  });
});
