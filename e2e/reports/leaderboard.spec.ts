import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Pool } from 'pg';
import { axeFindings } from '../support/axe-findings.ts';
import { type Kitchen, test } from '../support/own-kitchen.ts';
import { sell } from '../support/report-actions.ts';
import { atRest } from '../support/signed-in.ts';
import { noticeShown } from '../support/notice-shown.ts';

const ADMIN = { role: 'organization-admin' } as const;
/** A sector that no other journey's kitchens are in. */
const SECTOR = 'internal';

/** The row of a board that holds a text. */
function row(page: Page, name: string) {
  return page.getByRole('list', { name: 'Leaderboard' }).getByRole('listitem').filter({ hasText: name });
}

/** A dish of onions, so that its portions have a figure; @returns its id. */
async function onionSoup(page: Page, { restaurantId }: Kitchen): Promise<string> {
  const onion = { inputIngredient: 'onion', ingredient: 'yellow-onion', variation: 'yellow-onion.raw', amount: 300, unit: 'g' };
  const names = [{ language: 'en_gb', name: 'Onion soup' }];
  const reply = await page.request.post('/api/recipes', { data: { restaurantId, names, portions: 1, ingredients: [onion] } });
  expect(reply.status()).toBe(200);
  return ((await reply.json()) as { id: string }).id;
}

async function takePart(page: Page): Promise<void> {
  await page.goto('/restaurant');
  await page.getByRole('switch', { name: 'Take part in the leaderboard' }).click();
}

/** Restaurants of three other organizations of the sector, each with a completed month. */
async function strangers(database: Pool): Promise<string[]> {
  const ids: string[] = [];
  for (let nth = 0; nth < 6; nth += 1) {
    const [organization, restaurant, report] = [randomUUID(), randomUUID(), randomUUID()];
    const owner = nth % 2 === 0 ? organization : (ids.at(-2) ?? organization);
    if (owner === organization) {
      const values = [organization, `Secret House ${nth}`, SECTOR];
      await database.query(
        `insert into organization (id, name, segment, location, plan) values ($1, $2, $3, 'SE', 'plus')`,
        values,
      );
    }
    const named = [restaurant, owner, `Secret Kitchen ${nth}`];
    await database.query('insert into restaurant (id, organization_id, name, on_leaderboard) values ($1, $2, $3, true)', named);
    await database.query(
      `insert into report (id, organization_id, restaurant_id, category, variety, type, status, name, name_search, start_date, location, settings)
       values ($1, $2, $3, 'restaurant', 'sales', 'monthly', 'completed', 'x', 'x', '2020-05-01', 'organization', '{}')`,
      [report, owner, restaurant],
    );
    await database.query(
      `insert into report_total (report_id, location, organization_id, co2, co2_low, co2_high, portions, total_servings, weight, weight_covered, by_level, totals)
       values ($1, 'organization', $2, $3::double precision, $3::double precision * 0.8, $3::double precision * 1.2, 1000, 1000, 400000, 400000, array[200, 200, 200, 200, 200], '{}')`,
      [report, owner, 500_000 + nth * 90_000],
    );
    ids.push(owner, restaurant);
  }
  return ids;
}

test.describe('in a sector', () => {
  test.use({ bypassCSP: true });

  test('strangers stand without a name, and neither page nor answers tell who they are', async ({ page, kitchen, database }) => {
    await database.query('update organization set segment = $1 where id = $2', [SECTOR, kitchen.organizationId]);
    const ids = await strangers(database);
    await kitchen.enter(page, '/restaurant', ADMIN);
    const recipe = await onionSoup(page, kitchen);
    await sell(page, kitchen, { startDate: '2020-05-01', recipe, servings: 400 });
    await takePart(page);
    await noticeShown(page, 'Own Kitchen now takes part in the leaderboard.');
    const answered = page.waitForResponse((reply) => reply.url().includes('/api/leaderboard'));
    await page.goto('/leaderboard?period=2020-05&scope=sector');
    await expect(row(page, 'Another restaurant')).toHaveCount(6);
    await expect(row(page, 'Own Kitchen')).toBeVisible();
    // One scale for all: every bar begins and ends where the others do.
    const bars = await page
      .getByRole('list', { name: 'Leaderboard' })
      .getByRole('img', { name: /^Most likely/ })
      .all();
    const edges = await Promise.all(bars.map(async (bar) => bar.boundingBox()));
    expect(edges).toHaveLength(7);
    expect(new Set(edges.map((edge) => `${edge?.x} ${edge?.width}`)).size).toBe(1);
    const seen = `${await (await answered).text()} ${await page.content()}`;
    expect(seen).toContain('Own Kitchen');
    for (const secret of ['Secret', ...ids]) expect(seen).not.toContain(secret);
    await atRest(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await axeFindings(page), 'narrow').toEqual([]);
  });
});
