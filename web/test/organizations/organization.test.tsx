import type { AuditEntry } from '@plateprint/shared/access/audit-entry.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import {
  deleteOrganizationLogo,
  listOrganizations,
  readOrganization,
  readPlan,
  restoreOrganizationLogo,
  updateOrganization,
  uploadOrganizationLogo,
} from '@plateprint/shared/organizations/organization-api.ts';
import { inviteMember } from '@plateprint/shared/organizations/member-api.ts';
import { readRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { updateRole } from '@plateprint/shared/users/role-api.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { emptyKitchen } from '../support/empty-kitchen.ts';
import { ORGANIZATION, organizationAnswers, member } from '../support/organization.ts';
import { openPage } from '../support/open-page.tsx';
import { everywhere, inside, textsOf } from '../support/place.ts';

const ADMIN = { role: 'organization-admin', firstname: 'Alva' } as const;
const ALVA = member('Alva', 'organization-admin', 'robin');
const BO = member('Bo', 'restaurant-user');
const row = (name: RegExp) => inside('row', name);
const panel = inside('dialog');
const question = inside('alertdialog');

test('whoever is invited to an organization with one kitchen works there, and nobody is asked which', async () => {
  const page = openPage('/organization', { ...ADMIN, answers: organizationAnswers([ALVA]) });
  await page.press('Invite someone');
  await page.fill('E-mail', 'new.cook@journey.test', panel);
  await page.press('Send invitation', panel);
  await page.sees('The invitation to new.cook@journey.test has been sent.');
  expect(page.asked(inviteMember)).toMatchObject([{ body: { role: 'restaurant-user', restaurantIds: ['own-kitchen'] } }]);
});

test('an admin invites and withdraws', async () => {
  const page = openPage('/organization', { ...ADMIN, answers: organizationAnswers([ALVA]) });
  await page.press('Invite someone');
  await page.press('Send invitation', panel);
  await page.sees('Enter a complete e-mail address.', panel);
  await page.fill('E-mail', 'new.cook@journey.test', panel);
  await page.press(/Organisation admin/, panel, 'radio');
  await page.press('Send invitation', panel);
  await page.sees('The invitation to new.cook@journey.test has been sent.');
  expect(page.asked(inviteMember)).toMatchObject([
    { body: { email: 'new.cook@journey.test', role: 'organization-admin', language: 'sv' } },
  ]);
  await page.press('Invitations', everywhere, 'radio');
  const invited = row(/new\.cook@journey\.test/);
  await page.sees('Organisation admin', invited);
  await page.fromMenu(/./, 'Withdraw', invited);
  await page.press('Withdraw', question);
  await page.sees('No open invitations.');
});

const entry = (action: AuditEntry['action']): AuditEntry => ({
  id: action,
  at: '2026-11-02T08:00:00.000Z',
  action,
  by: { id: ALVA.id, name: 'Alva Newcomer' },
  thing: { kind: 'person', id: BO.id, name: 'Bo Newcomer' },
  organization: { id: ORGANIZATION.id, name: ORGANIZATION.name },
  changes: [],
});

test('an admin changes a role, removes and restores a member, and reads it afterwards', async () => {
  const answers = organizationAnswers([ALVA, BO], [entry('member_restored'), entry('role_changed')]);
  const page = openPage('/organization', { ...ADMIN, answers });
  await page.press('Bo Newcomer');
  await page.press(/Area manager/, panel, 'radio');
  await page.press('Save', panel);
  await page.announces('Bo Newcomer has been saved.');
  await page.sees('Area manager', row(/Bo Newcomer/));

  await page.fromMenu('Actions for Bo Newcomer', 'Remove from organisation');
  await page.announces('Bo Newcomer has been removed.');
  await page.gone('row', /Bo Newcomer/);
  await page.press('Bin', everywhere, 'radio');
  await page.press('Restore', row(/Bo Newcomer/));
  await page.announces('Bo Newcomer is a member again.');
  await page.press('Members', everywhere, 'radio');
  await page.sees('Own Kitchen', row(/Bo Newcomer/));

  await page.press('Activity log', everywhere, 'tab');
  await page.sees(/Member restored:/);
  await page.sees(/Role or restaurants changed:/);
});

test('an admin who would give up running the organization is warned, and the last one keeps the role', async () => {
  const answers = [...organizationAnswers([ALVA]), answer(updateRole, new AppError('last_admin'))];
  const page = openPage('/organization', { ...ADMIN, answers });
  await page.press('Alva Newcomer');
  await page.press(/Restaurant user/, panel, 'radio');
  await page.sees(/You are giving up your own admin rights/, panel);
  await page.press('Save', panel);
  await page.press('Give up admin rights', question);
  await page.sees('This is the last admin. Make someone else an admin first.', panel);
});

test('a logo of another format is refused; one is given, deleted and put back', async () => {
  let organization = ORGANIZATION;
  const become = (differs: Partial<typeof ORGANIZATION>) => (organization = { ...organization, ...differs });
  const page = openPage('/organization?tab=profile', {
    ...ADMIN,
    answers: [
      ...organizationAnswers(),
      answer(readOrganization, () => organization),
      answer(uploadOrganizationLogo, () => become({ logo: '/static/logo.png' })),
      answer(deleteOrganizationLogo, () => become({ logo: null, logoRestorable: true })),
      answer(restoreOrganizationLogo, () => become({ logo: '/static/logo.png', logoRestorable: false })),
    ],
  });
  await page.finds('heading', 'Own House');
  const field = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!found) throw new Error('no field for a file yet');
    return found;
  });
  // The system's own dialog may hand over what the field does not ask for.
  field.removeAttribute('accept');
  await page.user.upload(field, new File(['GIF89a'], 'logo.gif', { type: 'image/gif' }));
  await page.sees('Incorrect format. JPG, PNG, or SVG.');
  expect(page.asked(uploadOrganizationLogo)).toEqual([]);
  await page.user.upload(field, new File(['PNG'], 'logo.png', { type: 'image/png' }));
  await page.announces('The logo has been saved.');
  expect(page.asked(uploadOrganizationLogo)).toMatchObject([{ body: { organizationId: ORGANIZATION.id } }]);
  await page.press('Delete logo');
  await page.announces('The logo has been deleted.');
  await page.press('Restore previous logo');
  await page.announces('The logo has been restored.');
  await page.finds('button', 'Delete logo');
});

test('what the plan lacks is shown locked with its sentence; who does not run the organization sees no more', async () => {
  const plan = { plan: 'starter', active: true, index: 0 } as const;
  const page = openPage('/organization', { plan: 'starter', answers: [...organizationAnswers(), answer(readPlan, plan)] });
  await page.finds('tab', 'Plan');
  expect(textsOf('tab')).toEqual(['Logo and name', 'Labels', 'Plan']);
  await page.press('Plan', everywhere, 'tab');
  await page.sees(/Design menus for a screen in the dining room/);
  expect(screen.getByRole('main')).toHaveTextContent(
    /Design menus for a screen in the dining room.*?Included in Plus and above\./,
  );
  expect(screen.getByRole('main')).toHaveTextContent(/Connect your till.*?Included in Professional and above\./);
});

test('a stranger sees nothing of it, and is sent away from the areas of others', async () => {
  const none = new AppError('not_found');
  const answers = [...emptyKitchen(), ...organizationAnswers(), answer(readOrganization, none), answer(readRestaurant, none)];
  const page = openPage('/organization?id=another-house', { ...ADMIN, answers });
  await page.sees('This no longer exists, or you do not have access to it.');
  page.goTo('/restaurant/another-kitchen');
  await page.sees('This no longer exists, or you do not have access to it.');
  expect(screen.queryByRole('link', { name: 'Administration' })).toBeNull();
  for (const path of ['/admin', '/admin/organization/another-house', '/enterprises']) {
    page.goTo(path);
    await waitFor(() => expect(location.pathname).toBe('/dashboard'));
  }
});

test('who runs an organization says in which currency it counts, and since when', async () => {
  const said = { ...ORGANIZATION, currencies: [{ from: '2026-01', currency: 'EUR' as const }] };
  const list = answer(listOrganizations, { items: [said], next: null });
  const answers = [...organizationAnswers([ALVA]), list, answer(readOrganization, said), answer(updateOrganization, said)];
  const page = openPage('/organization?tab=profile', { ...ADMIN, answers });
  await page.sees(/From January 2026: EUR – Euro/);
  await page.choose('Currency', 'DKK – Danish Krone');
  await page.press('Set currency');
  await page.sees('The currency has been saved.');
  const [changed] = page.asked(updateOrganization);
  expect(changed?.body.currencies).toMatchObject([{ from: '2026-01', currency: 'EUR' }, { currency: 'DKK' }]);
  await page.press('Remove the currency from January 2026');
  expect(page.asked(updateOrganization).at(-1)?.body).toEqual({ id: ORGANIZATION.id, currencies: [] });
});
