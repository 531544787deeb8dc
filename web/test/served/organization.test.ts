import { randomUUID } from 'node:crypto';
import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { axeFindings } from '../support/axe-findings.ts';
import { everywhere, inside } from '../support/place.ts';
import { test } from './support/served-page.ts';

/** No other test has this name. */
const ownName = (kind: string): string => `${kind} ${randomUUID().slice(0, 8)}`;

test('an organization joins an enterprise and leaves it, and an empty enterprise is deleted', async ({ kitchen }) => {
  const name = ownName('Group');
  const page = await kitchen.enter('/enterprises', { role: 'super-admin', firstname: 'Sigrid' });
  await page.press('New group');
  await page.fill('Name', name, inside('dialog'));
  await page.press('Create group', inside('dialog'));
  await page.finds('heading', name);
  const enterprise = location.pathname;

  page.goTo(`/admin/organization/${kitchen.organizationId}`);
  await page.fill('Add to a group', name);
  await page.press(name, everywhere, 'option');
  await page.press('Add to group', inside('alertdialog'));
  await page.announces(`Own House is now part of ${name}.`);

  page.goTo(enterprise);
  await page.finds('link', 'Own House');
  await page.press('Remove Own House from the group');
  await page.press('Remove from group', inside('alertdialog'));
  await page.announces(`Own House is no longer part of ${name}.`);
  await page.sees('Organisations you add will appear here.');

  await page.fromMenu(`Actions for ${name}`, 'Delete group');
  await page.press('Delete group', inside('alertdialog'));
  await page.announces(`${name} has been deleted.`);
  await waitFor(() => expect(location.pathname).toBe('/enterprises'));
  await page.fill('Search groups', name);
  await page.sees('Nothing found');
  await page.press('Bin', everywhere, 'radio');
  await page.finds('row', new RegExp(name));
  expect(await axeFindings()).toEqual([]);
  await page.press('Restore', inside('row', new RegExp(name)));
  await page.announces(`${name} has been restored.`);
  await page.press('Groups', everywhere, 'radio');
  await page.press(name, everywhere, 'link');
  await page.finds('heading', name);
  await page.press('Groups', inside('navigation', 'Main navigation'), 'link');
  await waitFor(() => expect(location.pathname).toBe('/enterprises'));
});

test('a restaurant is added, worked in, deleted with a word on who works there, and restored', async ({ kitchen }) => {
  const page = await kitchen.enter('/organization?tab=restaurants', { role: 'organization-admin', firstname: 'Alva' });
  await page.finds('rowheader', 'Own Kitchen');
  await page.press('Add restaurant');
  const panel = inside('dialog');
  await page.press('Add', panel);
  await page.sees('Enter a name for the restaurant.', panel);
  await page.fill('Name', 'Second Kitchen', panel);
  await page.press('Add', panel);
  await page.announces('Second Kitchen has been added.');

  await page.press(/^Switch restaurant/);
  expect(await page.finds('menuitemradio', /^Own Kitchen/)).toHaveAttribute('aria-checked', 'true');
  await page.press(/^Second Kitchen/, everywhere, 'menuitemradio');
  await page.announces('Current restaurant: Second Kitchen.');
  page.goTo('/restaurant');
  await page.finds('heading', 'Second Kitchen');

  page.goTo('/organization?tab=restaurants');
  await page.fromMenu('Actions for Own Kitchen', 'Delete restaurant');
  const question = inside('alertdialog');
  await page.sees('1 person works here.', question);
  await page.press('Delete restaurant', question);
  await page.sees('Own Kitchen has been deleted.');
  await page.gone('rowheader', 'Own Kitchen');
  await page.press('Undo');
  await page.announces('Own Kitchen has been restored.');
  await page.finds('rowheader', 'Own Kitchen');
});
