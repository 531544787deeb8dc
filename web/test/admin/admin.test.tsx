import {
  type AdminOrganization,
  type AdminUser,
  createOrganization,
  deleteOrganization,
  grantPlan,
  grantSuperAdmin,
  listAllOrganizations,
  listUsers,
  revokePlan,
  revokeSuperAdmin,
  updatePlan,
} from '@plateprint/shared/admin/admin-api.ts';
import { eraseMember, eraseOrganization } from '@plateprint/shared/admin/erasure-api.ts';
import { listEnterprises } from '@plateprint/shared/enterprises/enterprise-api.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { readOrganization, readPlan } from '@plateprint/shared/organizations/organization-api.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer, type Answer } from '../support/answer.ts';
import { ORGANIZATION, organizationAnswers, member } from '../support/organization.ts';
import { openPage } from '../support/open-page.tsx';
import { everywhere, inside } from '../support/place.ts';

const SUPER = { role: 'super-admin', firstname: 'Sigrid' } as const;
const question = inside('alertdialog');

const NEW_HOUSE: AdminOrganization = {
  id: 'new-house',
  name: 'New House',
  segment: 'restaurant',
  location: 'SE',
  created: '2026-11-01T08:00:00.000Z',
  plan: 'starter',
  planActive: true,
  logo: null,
  enterprise: null,
  restaurantCount: 0,
  memberCount: 0,
  deleted: null,
};

/** The admin area's organizations as a server that forgets nothing would tell of them. */
function organizations(list: AdminOrganization[]): Answer[] {
  let all = list;
  const change = (id: string, differs: Partial<AdminOrganization>): AdminOrganization => {
    all = all.map((each) => (each.id === id ? { ...each, ...differs } : each));
    const changed = all.find((each) => each.id === id);
    if (!changed) throw new AppError('not_found');
    return changed;
  };
  const changed = (id: string, differs: Partial<AdminOrganization>) => ({ ...change(id, differs) });
  return [
    ...organizationAnswers(),
    answer(listEnterprises, { items: [], next: null }),
    answer(listAllOrganizations, ({ query: { bin = false, search = '' } }) => ({
      items: all.filter(({ deleted, name }) => (deleted !== null) === bin && name.includes(search)),
      next: null,
    })),
    answer(createOrganization, ({ body }) => {
      all = [...all, { ...NEW_HOUSE, name: body.name }];
      return { ...NEW_HOUSE, name: body.name };
    }),
    answer(readOrganization, ({ params }) => ({ ...ORGANIZATION, id: params.id, name: change(params.id, {}).name })),
    answer(readPlan, ({ params }) => {
      const { plan, planActive } = change(params.id, {});
      return { plan, active: planActive, index: 0 };
    }),
    answer(updatePlan, ({ body }) => changed(body.organizationId, { plan: body.plan })),
    answer(grantPlan, ({ body }) => changed(body.organizationId, { planActive: true })),
    answer(revokePlan, ({ body }) => changed(body.organizationId, { planActive: false })),
    answer(deleteOrganization, ({ body }) => ({ id: change(body.organizationId, { deleted: '2026-11-02T08:00:00.000Z' }).id })),
    answer(eraseOrganization, ({ params, body }) => {
      if (change(params.id, {}).name !== body.name) return new AppError('not_allowed');
      all = all.filter(({ id }) => id !== params.id);
      return params;
    }),
  ];
}

test('an organization is made and moved to another plan, which is made inactive and active again', async () => {
  const page = openPage('/admin/organization', { ...SUPER, answers: organizations([]) });
  await page.press('Create organisation');
  await page.sees('Enter a name for the organisation.');
  await page.fill('Name', 'New House');
  await page.fill('E-mail address of the first admin', 'first@new-house.test');
  await page.choose('E-mail language', 'Svenska');
  await page.press('Create organisation');
  await page.finds('heading', 'New House');
  expect(page.asked(createOrganization)).toMatchObject([
    { body: { name: 'New House', adminEmail: 'first@new-house.test', language: 'sv' } },
  ]);

  await page.press(/Plus/, everywhere, 'radio');
  await waitFor(() => expect(page.asked(updatePlan)).toMatchObject([{ body: { organizationId: 'new-house', plan: 'plus' } }]));
  await page.press(/Plan is active/, everywhere, 'switch');
  await page.sees('Members of this organisation cannot change anything at the moment.');
  await page.press(/Plan is active/, everywhere, 'switch');
  await waitFor(() =>
    expect(screen.queryByText('Members of this organisation cannot change anything at the moment.')).toBeNull(),
  );
  page.reload();
  expect(await page.finds('radio', /Plus/)).toBeChecked();
});

const TOVE: AdminUser = {
  id: 'tove',
  firstname: 'Tove',
  lastname: 'Newcomer',
  email: 'tove@own-house.test',
  created: '2026-11-01T08:00:00.000Z',
  organization: { id: ORGANIZATION.id, name: ORGANIZATION.name },
  roles: [],
  isSuperAdmin: false,
};

test('super-admin is given and taken', async () => {
  let tove = TOVE;
  const role = { role: 'super-admin', scope: { kind: 'all', id: '', name: null } } as const;
  const become = (isSuperAdmin: boolean) => (tove = { ...tove, isSuperAdmin, roles: isSuperAdmin ? [role] : [] });
  const page = openPage('/admin?tab=users', {
    ...SUPER,
    answers: [
      ...organizations([]),
      answer(listUsers, () => ({ items: [tove], next: null })),
      answer(grantSuperAdmin, () => become(true)),
      answer(revokeSuperAdmin, () => become(false)),
    ],
  });
  await page.fill(/Search by name/, 'Tove');
  await page.fromMenu('Actions for Tove Newcomer', 'Make super admin');
  await page.press('Make super admin', question);
  await page.announces('Tove Newcomer is now a super admin.');
  await page.finds('row', /Tove Newcomer.*Super admin/);
  await page.fromMenu('Actions for Tove Newcomer', 'Remove super admin role');
  await page.press('Remove super admin role', question);
  await page.announces('Tove Newcomer is no longer a super admin.');
});

test('a super-admin erases a deleted organization by typing its name', async () => {
  const page = openPage('/admin', { ...SUPER, answers: organizations([NEW_HOUSE]) });
  await page.fill('Search organisations', 'New House');
  await page.fromMenu('Actions for New House', 'Delete organisation');
  await page.press('Delete organisation', question);
  await page.announces('New House has been deleted.');
  await page.press('Bin', everywhere, 'radio');
  await page.fromMenu('Actions for New House', 'Delete permanently');
  const erasing = inside('alertdialog', 'Delete New House permanently?');
  await page.fill('To confirm, type New House', 'House', erasing);
  await page.press('Delete permanently', erasing);
  await page.sees('The name does not match.', erasing);
  await page.fill('To confirm, type New House', 'New House', erasing);
  await page.press('Delete permanently', erasing);
  await page.announces('New House is being permanently deleted.');
  await page.gone('row', /New House/);
  expect(screen.getByRole('searchbox', { name: 'Search organisations' })).toHaveValue('New House');
});

test('somebody who runs an organization erases a removed member before the 30 days have passed', async () => {
  const bo = { ...member('Bo', 'restaurant-user'), deleted: '2026-11-02T08:00:00.000Z' };
  let isErased = false;
  const answers = organizationAnswers([member('Alva', 'organization-admin', 'robin'), bo]);
  const erased = answer(eraseMember, ({ params }) => {
    isErased = true;
    return params;
  });
  const page = openPage('/organization', { role: 'organization-admin', firstname: 'Alva', answers: [...answers, erased] });
  await page.press('Bin', everywhere, 'radio');
  await page.fromMenu('Actions for Bo Newcomer', 'Delete permanently');
  const erasing = inside('alertdialog', 'Delete Bo Newcomer permanently?');
  await page.sees(/This cannot be undone\./, erasing);
  await page.press('Cancel', erasing);
  await page.finds('row', /Bo Newcomer/);
  expect(isErased).toBe(false);
  await page.fromMenu('Actions for Bo Newcomer', 'Delete permanently');
  page.give(...organizationAnswers([member('Alva', 'organization-admin', 'robin')]), erased);
  await page.press('Delete permanently', erasing);
  await page.announces('Bo Newcomer has been permanently deleted.');
  await page.sees(/No removed members/);
  expect(isErased).toBe(true);
});
