import { expect, type Page } from '@playwright/test';
import { makeMenu } from '../support/begun-menu.ts';
import { test } from '../support/own-kitchen.ts';

test.use({ viewport: { width: 390, height: 844 } });

const focused = (page: Page) => page.locator(':focus');

async function deleteByKeyboard(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
}

test('a notice on a phone covers neither the way to the other pages nor what can be done with marked rows', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page, '/menus');
  for (const name of ['Spring', 'Summer', 'Autumn']) await makeMenu(page, kitchen, name);
  await page.reload();
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check({ force: true });
  const actions = page.getByRole('region', { name: 'Actions for the selection' });
  await expect(actions).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Summer' }).first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const notice = page.getByRole('group', { name: 'Notice' });
  await expect(notice).toBeVisible();
  const edges = async () => {
    const [noticeBox, bar, ways] = await Promise.all(
      [notice, actions, page.getByRole('navigation', { name: 'Navigation' })].map((each) => each.boundingBox()),
    );
    return {
      toBar: (bar?.y ?? 0) - (noticeBox ? noticeBox.y + noticeBox.height : Infinity),
      toWays: (ways?.y ?? 0) - (bar ? bar.y + bar.height : Infinity),
    };
  };
  await expect.poll(async () => (await edges()).toBar, 'between the notice and the bar of marked rows').toBeGreaterThan(0);
  await expect.poll(async () => (await edges()).toWays, 'between that bar and the navigation').toBeGreaterThanOrEqual(0);
});

test('anybody who erases a row by keyboard goes on at the one beside it, and after the last one in the page', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page, '/menus');
  for (const name of ['Spring', 'Summer', 'Autumn']) await makeMenu(page, kitchen, name);
  await page.reload();
  // The last one made stands first.
  await deleteByKeyboard(page, 'Summer');
  await expect(focused(page)).toHaveAccessibleName('Spring');
  await deleteByKeyboard(page, 'Spring');
  await expect(focused(page)).toHaveAccessibleName('Autumn');
  await deleteByKeyboard(page, 'Autumn');
  await expect(page.getByRole('main')).toBeFocused();
});
