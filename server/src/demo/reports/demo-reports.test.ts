import type { Day } from '@plateprint/shared/kernel/month.ts';
import { readLeaderboard } from '@plateprint/shared/leaderboard/leaderboard-api.ts';
import { listLikelyBrands } from '@plateprint/shared/mapper/brand-api.ts';
import { listSimilarNames, listUnmappedIngredients } from '@plateprint/shared/mapper/mapper-api.ts';
import { readBalance } from '@plateprint/shared/purchases/api/balance-api.ts';
import { listInvoices, listUnweighed } from '@plateprint/shared/purchases/api/invoice-api.ts';
import { judgeMonth, readStandings } from '@plateprint/shared/targets/api/target-api.ts';
import { listReports, readReport } from '@plateprint/shared/reports/api/report-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../demo-id.ts';
import { DEMO_RESTAURANTS } from '../demo-tenants.ts';
import { dishCosts } from '../../purchases/costs/dish-costs.ts';
import { seedInvoices } from './demo-invoices.ts';
import { dishesOnSale } from './demo-rows.ts';
import { putFirstSince } from './demo-sold-days.ts';
import { seedReports } from './seed-reports.ts';

const TODAY: Day = '2026-11-22';

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, each) => sum + each, 0) / figures.length;
}

describe('the reports', () => {
  let product: Product;

  beforeAll(async () => {
    product = await openProduct();
    await seedReports(product.services, TODAY);
  }, 240_000);
  afterAll(() => product.close());

  async function monthly(variety: 'sales' | 'procurement') {
    return product.database
      .selectFrom('report')
      .innerJoin('report_total', 'report_total.report_id', 'report.id')
      .select(['report.start_date', 'report_total.co2', 'report_total.portions', 'report_total.weight_covered'])
      .where('report_total.location', '=', 'organization')
      .where('report.restaurant_id', '=', demoId('matsalen'))
      .where('report.category', '=', 'restaurant')
      .where('report.variety', '=', variety)
      .where('report.type', '=', 'monthly')
      .orderBy('report.start_date')
      .execute();
  }

  test('become slowly lighter by the portion, and by the kilogram bought', async () => {
    const [sold, bought] = [await monthly('sales'), await monthly('procurement')];
    const perPortion = sold.map(({ co2, portions }) => (co2 ?? 0) / portions);
    const perKg = bought.map(({ co2, weight_covered: weight }) => (co2 ?? 0) / weight);
    for (const figures of [perPortion, perKg]) {
      expect(mean(figures.slice(-3))).toBeLessThan(0.97 * mean(figures.slice(0, 3)));
      expect(mean(figures.slice(-3))).toBeGreaterThan(0.7 * mean(figures.slice(0, 3)));
    }
  });

  test('answer by weeks whether a dish that was put first on the board was taken more often, and that another one was not', async () => {
    const manager = await product.as('manager');
    const judged = async (name: string) => {
      const query = { month: '2026-07', dish: demoId(`matsalen: ${name}`), day: putFirstSince('2026-07') };
      return manager(judgeMonth, { params: { restaurantId: demoId('matsalen') }, query });
    };
    const stew = await judged('Linsgryta med kokos och sötpotatis');
    expect(stew).toMatchObject({ judgement: 'more', by: 'weeks', season: 'others' });
    expect(stew.percent?.low).toBeGreaterThan(10);
    expect(stew.percent?.high).toBeLessThan(100);
    expect(await judged('Ugnsbakad torsk med äggsås')).toMatchObject({ judgement: 'cannot_tell', by: 'weeks' });
  });

  test('are there for a manager to read, with what nobody could match in the queue', async () => {
    const manager = await product.as('manager');
    const { items } = await manager(listReports, { params: { id: demoId('matsalen') }, query: { limit: 200 } });
    expect(items.length).toBeGreaterThan(30);
    expect(
      items
        .filter(({ status }) => status === 'draft')
        .map(({ variety }) => variety)
        .toSorted(),
    ).toEqual(['procurement', 'sales']);
    const bought = items.find(
      ({ variety, type, status }) => variety === 'procurement' && type === 'monthly' && status === 'completed',
    );
    expect(bought?.unmatchedRows).toBeGreaterThan(0);
    const { data } = await manager(readReport, { params: { id: bought?.id ?? '' } });
    expect(data?.coverage.rowsSetAside).toBe(3);
    const queue = await manager(listUnmappedIngredients);
    expect(queue.items.length).toBeGreaterThan(24);
    expect(queue.items.length).toBeLessThan(45);
    expect(new Set(queue.items.map(({ language_iso }) => language_iso))).toEqual(new Set(['sv', 'da']));
    const admin = await product.as('admin');
    // That HAGALYCKA is a maker the lists tell by themselves: nobody is asked.
    expect((await admin(listLikelyBrands)).items).toEqual([]);
    // One answer settles others alike for some of those with most at stake.
    const first = queue.items.slice(0, 8);
    const alike = await Promise.all(
      first.map(async ({ id }) => (await admin(listSimilarNames, { params: { id } })).items.length),
    );
    expect(Math.max(...alike)).toBeGreaterThan(0);
  });

  test('stand on the board of their sector among strangers, of whom nobody is named and nobody is a twin', async () => {
    const chef = await product.as('chef');
    const period = '2026-10';
    const board = await chef(readLeaderboard, { query: { restaurantId: demoId('matsalen'), scope: 'sector', period } });
    expect(board.items).toHaveLength(11);
    expect(board.items.filter(({ restaurant }) => restaurant === null)).toHaveLength(7);
    expect(new Set(board.items.map(({ value }) => value)).size).toBeGreaterThan(5);
  });

  test('of purchases follow from what the dishes use: their cost is known, and what was bought is explained', async () => {
    const manager = await product.as('manager');
    const time = { from: '2026-08', to: '2026-10' };
    for (const kitchen of ['matsalen', 'havnen'])
      expect((await manager(readBalance, { params: { id: demoId(kitchen) }, query: time })).explained).toBeGreaterThan(0.9);
    const services = { ...product.services, clock: () => new Date(TODAY) };
    const dishes = await dishesOnSale(product.database);
    for (const { key, organization, location } of DEMO_RESTAURANTS) {
      const [id, organizationId] = [demoId(key), demoId(organization)];
      const ids = (dishes.get(id) ?? []).map((dish) => dish.id);
      const { items } = await dishCosts(services, { id, organizationId, location }, ids);
      expect(items.length).toBeGreaterThan(10);
      expect([key, Math.min(...items.map(({ pricedShare }) => pricedShare))]).toEqual([key, expect.closeTo(1, 1)]);
    }
  });

  test('have a month of small suppliers’ invoices, of which one article waits for its weight', async () => {
    for (let times = 0; times < 2; times += 1) await seedInvoices(product.services, TODAY);
    const manager = await product.as('manager');
    const { items } = await manager(listInvoices, { params: { id: demoId('matsalen') } });
    expect(items.map(({ number }) => number).toSorted()).toEqual(['88125', 'GH-7003', 'GH-K119', 'VF-20411']);
    const { items: unweighed } = await manager(listUnweighed, { params: { id: demoId('matsalen') } });
    expect(unweighed.length).toBeGreaterThan(0);
  });

  test('tell of a target that is kept, one that nobody can be sure of yet, and one that was missed', async () => {
    product.wait(new Date(`${TODAY}T12:00:00Z`).getTime() - product.now());
    const admin = await product.as('admin');
    const { items } = await admin(readStandings, { query: { organizationId: demoId('norrsken') } });
    expect(Object.fromEntries(items.map(({ place, sure, isOver }) => [place, [sure, isOver]]))).toEqual({
      'Norrsken Måltider': [expect.any(String), false],
      'Matsalen Slussen': ['surely_less', false],
      'Kantinen Havnen': [expect.any(String), false],
      'Betriebsküche Speicherstadt': [expect.stringMatching(/cannot_tell|probably/), false],
      'The Canal Kitchen': ['surely_more', true],
    });
    expect(items[0]?.place).toBe('The Canal Kitchen');
  });

  test('made again are the same', async () => {
    const count = async () => product.database.selectFrom('report').select('id').execute();
    const before = await count();
    await seedReports(product.services, TODAY);
    expect(await count()).toEqual(before);
  });
});
