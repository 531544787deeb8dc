import { randomUUID } from 'node:crypto';
import * as mapper from '@plateprint/shared/mapper/mapper-api.ts';
import { affectedReports, redraftReports } from '@plateprint/shared/reports/api/remapping-api.ts';
import { createProcurementReport, readReport, updateProcurementReport } from '@plateprint/shared/reports/api/report-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';

let product: Product;
let admin: Caller;
let day = 0;

beforeAll(async () => {
  product = await openProduct();
  admin = await product.as('admin');
});
afterAll(() => product.close());

const someName = () => `Qqq ${randomUUID().slice(0, 8)}`;

function row(key: string, written: string, rest: object = {}) {
  const from = { file: 0, row: Number(key) };
  return { key, written, ingredient: null, variation: null, amount: 2, unit: 'kg', from, ...rest };
}

async function report(status: 'draft' | 'completed', ...ingredients: ReturnType<typeof row>[]) {
  day += 1;
  const startDate = `2024-0${1 + Math.floor(day / 28)}-${String((day % 28) + 1).padStart(2, '0')}`;
  const kind = { category: 'restaurant', variety: 'procurement', type: 'event' } as const;
  const importedData = [{ name: 'list.csv', rows: ingredients.length }];
  const body = { ...kind, name: 'Bought', startDate, settings: {}, ingredients, importedData, status };
  return admin(createProcurementReport, { body: { ...body, restaurantId: demoId('matsalen') } });
}

async function decide(name: string, slvid: string): Promise<string> {
  const { items } = await admin(mapper.upsertMappedIngredients, { body: { language_iso: 'sv', ingredients: [{ name, slvid }] } });
  return items[0]?.id ?? '';
}

const affected = async (...names: string[]) => (await admin(affectedReports, { body: { names } })).items;

describe('a decision about a name', () => {
  test('would change drafts and completed reports that have it, but no row that somebody set otherwise', async () => {
    const name = someName();
    const cod = { ingredient: 'cod', variation: 'cod.fillet' };
    const draft = await report(
      'draft',
      row('1', `${name} 5kg`),
      row('2', name.toUpperCase()),
      row('3', name, cod),
      row('4', 'Other'),
    );
    const done = await report('completed', row('1', name));
    await report('draft', row('1', someName()));
    const found = await affected(await decide(name, 'butter'));
    expect(new Map(found.map(({ id, status, rows, kept }) => [id, [status, rows, kept]]))).toEqual(
      new Map([
        [draft.id, ['draft', 2, 1]],
        [done.id, ['completed', 1, 0]],
      ]),
    );
  });

  test('is taken into all drafts; the completed report stays frozen', async () => {
    const name = someName();
    const cod = { ingredient: 'cod', variation: 'cod.fillet' };
    const [one, two] = [await report('draft', row('1', name), row('2', name, cod)), await report('draft', row('1', name))];
    const done = await report('completed', row('1', name));
    const names = [await decide(name, 'butter')];
    const reports = [one, two].map(({ id, version }) => ({ id, version }));
    const { items } = await admin(redraftReports, { body: { names, reports } });
    expect(items.map(({ id, version, rows, kept }) => [id, version, rows, kept])).toEqual([
      [one.id, 2, 1, 1],
      [two.id, 2, 1, 0],
    ]);
    const after = await admin(readReport, { params: { id: one.id } });
    expect(after.ingredients.map(({ ingredient }) => ingredient)).toEqual(['butter', 'cod']);
    expect((await admin(readReport, { params: { id: done.id } })).ingredients[0]?.ingredient).toBeNull();
    expect(new Map((await affected(...names)).map(({ id, rows }) => [id, rows]))).toEqual(
      new Map([
        [one.id, 0],
        [done.id, 1],
      ]),
    );
    const waiting = await admin(mapper.listMappedIngredients, { query: { search: name } });
    expect(waiting.items[0]).toMatchObject({ rows: 1, sources: { reports: 1 } });
  });

  test('that takes the place of another changes the rows that had the former', async () => {
    const name = someName();
    await decide(name, 'butter');
    const { id } = await report('draft', row('1', name, { ingredient: 'butter', variation: await firstOf('butter') }));
    const found = await affected(await decide(name, 'cod'));
    expect(found).toMatchObject([{ id, rows: 1, kept: 0 }]);
  });
});

async function firstOf(ingredientId: string): Promise<string> {
  return product.services.foodData.ingredient(ingredientId)?.variations[0]?.id ?? '';
}

describe('drafts are brought along all or none', () => {
  test('refused when one was saved meanwhile, and none is changed', async () => {
    const name = someName();
    const [one, two] = [await report('draft', row('1', name)), await report('draft', row('1', name))];
    const names = [await decide(name, 'butter')];
    const { id, version, startDate, settings, importedData } = two;
    const kind = { category: 'restaurant', variety: 'procurement', type: 'event' } as const;
    const changed = { ...kind, name: 'Renamed', startDate, settings, importedData, ingredients: [row('1', name)] };
    await admin(updateProcurementReport, { body: { id, version, report: changed } });
    const reports = [one, two].map((each) => ({ id: each.id, version: each.version }));
    await expect(admin(redraftReports, { body: { names, reports } })).rejects.toMatchObject({ code: 'changed_meanwhile' });
    expect((await admin(readReport, { params: { id: one.id } })).ingredients[0]?.ingredient).toBeNull();
  });

  test('a row that waited keeps what its name says of its origin', async () => {
    const name = `${someName()} Thailand`;
    const draft = await report('draft', row('1', name));
    const names = [await decide(name, 'butter')];
    await admin(redraftReports, { body: { names, reports: [{ id: draft.id, version: draft.version }] } });
    const { ingredients } = await admin(readReport, { params: { id: draft.id } });
    expect(ingredients).toMatchObject([{ ingredient: 'butter', originId: 'TH' }]);
  });

  test('a completed report is refused by its place', async () => {
    const name = someName();
    const [draft, done] = [await report('draft', row('1', name)), await report('completed', row('1', name))];
    const body = { names: [await decide(name, 'butter')], reports: [draft, done].map(({ id, version }) => ({ id, version })) };
    await expect(admin(redraftReports, { body })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'reports.1.id', code: 'not_a_draft' }],
    });
  });

  test('reports and names of others are not found', async () => {
    const stranger = { id: randomUUID(), version: 1 };
    const name = await decide(someName(), 'butter');
    await expect(admin(redraftReports, { body: { names: [name], reports: [stranger] } })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await affected(randomUUID())).toEqual([]);
  });
});
