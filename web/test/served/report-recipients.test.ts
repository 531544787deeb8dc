import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { axeFindings } from '../support/axe-findings.ts';
import { everywhere } from '../support/place.ts';
import { test } from './support/served-page.ts';

test('without a plan recipients of a month are seen and removed, with the month that could not be sent', async ({
  kitchen,
  database,
}) => {
  const page = await kitchen.signIn({ role: 'organization-admin' });
  const { restaurantId, organizationId } = kitchen;
  const { id } = await page.ask<{ id: string }>('POST', `/api/reports/sales/${restaurantId}`, {
    name: 'Lunch in May',
    category: 'restaurant',
    variety: 'sales',
    type: 'monthly',
    startDate: '2026-05-01',
    settings: {},
    recipes: [{ key: 'b', id: null, name: 'Soup of the day', servings: 20, from: { file: 0, row: 2 } }],
    importedData: [{ name: 'till.csv', rows: 1 }],
    status: 'completed',
  });
  await page.ask('POST', `/api/reports/mails/${id}`, { email: 'boss@canteen.test', language: 'en_gb' });
  await database.query(`update report_mail set tries = 5, tried_month = '2026-05' where restaurant_id = $1`, [restaurantId]);
  await database.query('update organization set plan_active = false where id = $1', [organizationId]);

  page.goTo(`/reports/report/${id}`);
  await page.press('Share');
  await page.sees(/May 2026 could not be sent/u);
  expect(await axeFindings()).toEqual([]);
  expect(everywhere().queryByText('Ask by e-mail')).toBeNull();
  await page.press('Remove boss@canteen.test');
  await waitFor(() => expect(everywhere().getByText('Nobody gets the reports by e-mail.')).toBeDefined());
});
