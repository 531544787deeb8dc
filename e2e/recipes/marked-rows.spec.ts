import { expect } from '@playwright/test';
import { noticeShown } from '../support/notice-shown.ts';
import { test } from '../support/own-kitchen.ts';
import { atRest } from '../support/signed-in.ts';

test('many recipes at once: those of the organization’s library stay as they are, which is said before', async ({
  page,
  kitchen,
  database,
}) => {
  const made = async (name: string): Promise<string> => {
    const data = { restaurantId: kitchen.restaurantId, names: [{ language: 'en_gb', name }], ingredients: [] };
    const reply = await page.request.post('/api/recipes', { data });
    expect(reply.status()).toBe(200);
    return ((await reply.json()) as { id: string }).id;
  };
  await kitchen.enter(page, '/recipes');
  await made('Leek soup');
  const shared = await made('Stock of the house');
  await database.query(`update recipe set library_scope = 'organization' where id = $1`, [shared]);
  await page.goto('/recipes');
  await atRest(page);
  const bar = page.getByRole('region', { name: 'Actions for the selection' });
  await page.getByRole('checkbox', { name: /Stock of the house/u }).check({ force: true });
  const remove = bar.getByRole('button', { name: 'Delete' });
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await remove.press('Enter');
  await noticeShown(page, 'You cannot edit any of the selected items.');
  await page.getByRole('checkbox', { name: /Leek soup/u }).check({ force: true });
  await expect(bar.getByText('1 was left unchanged: you cannot edit it.')).toBeVisible();
  await bar.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit 1 recipe' })).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await noticeShown(page, '1 recipe deleted.');
  await expect(page.getByRole('link', { name: 'Stock of the house' })).toBeVisible();
});
