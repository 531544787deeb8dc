import { expect } from '@playwright/test';
import { Clicks } from './counted-clicks.ts';
import { test } from './own-kitchen.ts';
import { atRest } from './signed-in.ts';

test('an admin who has signed in gets a key and an answer from the open API in 5', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/dashboard', { role: 'organization-admin', firstname: 'Alva' });
  await atRest(page);
  const clicks = new Clicks(page);
  await clicks.click(page.getByRole('link', { name: 'Integrations' }));
  await clicks.click(page.getByRole('button', { name: 'New integration' }).first());
  await clicks.click(page.getByRole('dialog').getByRole('button', { name: 'Create key' }));
  const shown = page.getByRole('alertdialog', { name: 'Key for Our program' });
  const key = await shown.getByRole('textbox', { name: 'Key' }).inputValue();
  await expect(shown.getByRole('region', { name: 'Make a first call' })).toContainText(`Bearer ${key}`);
  await clicks.click(shown.getByRole('button', { name: 'Try it here' }));
  await expect(shown.getByRole('region', { name: 'Response' })).toContainText('co2PerPortion');
  clicks.within(5);
});
