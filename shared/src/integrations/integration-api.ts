import * as z from 'zod/mini';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { BinListQuery } from '../kernel/api/list-query.ts';
import { nameText } from '../kernel/name.ts';
import { Integration, IntegrationWithKey } from './integration.ts';

const IntegrationId = z.object({ id: Id });
const Flags = { open_api: z.boolean(), mapping_api: z.boolean() };

export const listIntegrations = endpoint({
  method: 'GET',
  path: '/integrations',
  callers: 'signed-in',
  summary: 'List an organization’s integrations by name, or with `bin` those deleted in the last 30 days',
  query: z.extend(BinListQuery, { organizationId: z.optional(Id) }),
  reply: z.object({ items: z.array(Integration), next: z.nullable(z.string()) }),
});

export const createIntegration = endpoint({
  method: 'POST',
  path: '/integrations',
  callers: 'signed-in',
  summary: 'Make an integration; its key is answered this once and kept as a hash alone',
  body: z.object({ organizationId: z.optional(Id), name: nameText(), ...Flags }),
  reply: IntegrationWithKey,
});

export const updateIntegration = endpoint({
  method: 'PUT',
  path: '/integrations/{id}',
  callers: 'signed-in',
  summary: 'Rename an integration, change what its key is good for, or with `rotate` give it a new key',
  description:
    'What is left out stays as it is. After a rotation `key` is the new key, answered this once; the former works for 24 more hours, unless `endFormer` ends it now.',
  params: IntegrationId,
  body: z.object({
    name: z.optional(nameText()),
    open_api: z.optional(Flags.open_api),
    mapping_api: z.optional(Flags.mapping_api),
    rotate: z.optional(z.boolean()),
    endFormer: z.optional(z.boolean()),
  }),
  reply: IntegrationWithKey,
});

export const deleteIntegration = endpoint({
  method: 'DELETE',
  path: '/integrations/{id}',
  callers: 'signed-in',
  summary: 'Delete an integration: its key stops working at once; it can be restored for 30 days',
  params: IntegrationId,
  reply: IntegrationId,
});

export const restoreIntegration = endpoint({
  method: 'PUT',
  path: '/integrations/restore/{id}',
  callers: 'signed-in',
  summary: 'Restore a deleted integration; its key works again',
  params: IntegrationId,
  reply: Integration,
});
