import * as z from 'zod/mini';
import { PrintedTotal } from '../footprint/printed-total.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { ListQuery } from '../kernel/api/list-query.ts';
import { nameText } from '../kernel/name.ts';
import { SEGMENTS } from '../users/user.ts';
import { OrganizationCurrencies } from './currency.ts';
import { ConsumptionLocation } from './location.ts';
import { LOGO_UPLOAD } from './logo.ts';
import { Organization, OrganizationPlan } from './organization.ts';

export const listOrganizations = endpoint({
  method: 'GET',
  path: '/organizations',
  callers: 'signed-in',
  summary: 'List the organizations within reach by name: one’s own, and those one runs',
  query: ListQuery,
  reply: z.object({ items: z.array(Organization), next: z.nullable(z.string()) }),
});

export const readOrganization = endpoint({
  method: 'GET',
  path: '/organizations/{id}',
  callers: 'signed-in',
  summary: 'Read an organization',
  params: z.object({ id: Id }),
  reply: Organization,
});

export const readPlan = endpoint({
  method: 'GET',
  path: '/organizations/{id}/plan',
  callers: 'signed-in',
  summary: 'Tell the plan of an organization and whether it is active',
  params: z.object({ id: Id }),
  reply: OrganizationPlan,
});

export const updateOrganization = endpoint({
  method: 'PUT',
  path: '/organizations',
  callers: 'signed-in',
  summary: 'Change name, sector, location, printed total or currency of an organization; what is left out stays as it is',
  body: z.object({
    id: Id,
    name: z.optional(nameText()),
    segment: z.optional(z.enum(SEGMENTS)),
    location: z.optional(ConsumptionLocation),
    /** Which total stands large: no letter, benchmark or ranking changes with it. */
    printedTotal: z.optional(PrintedTotal),
    /** Files of purchases name no currency: it is this from each month on, for kitchens in the organization's country. */
    currencies: z.optional(OrganizationCurrencies),
  }),
  reply: Organization,
});

export const uploadOrganizationLogo = endpoint({
  method: 'POST',
  path: '/organizations/upload-logo',
  callers: 'signed-in',
  summary: 'Give an organization its logo: JPG, PNG or SVG of at most 10 MB',
  description: 'The picture is made anew: its metadata is dropped, an SVG keeps what draws and nothing that runs or loads.',
  body: z.object({ organizationId: Id }),
  upload: LOGO_UPLOAD,
  reply: Organization,
});

const OfOrganization = z.object({ organizationId: Id });

export const deleteOrganizationLogo = endpoint({
  method: 'PUT',
  path: '/organizations/delete-logo',
  callers: 'signed-in',
  summary: 'Take the logo off an organization; it can be put back for 30 days',
  body: OfOrganization,
  reply: Organization,
});

export const restoreOrganizationLogo = endpoint({
  method: 'PUT',
  path: '/organizations/restore-logo',
  callers: 'signed-in',
  summary: 'Put back the logo that was taken off or replaced last',
  body: OfOrganization,
  reply: Organization,
});
