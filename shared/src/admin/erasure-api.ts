import * as z from 'zod/mini';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';

const OfId = z.object({ id: Id });

export const eraseMember = endpoint({
  method: 'POST',
  path: '/organizations/users/erase/{id}',
  callers: 'signed-in',
  summary: 'Erase a removed member for good, without waiting for the 30 days to pass',
  params: OfId,
  reply: OfId,
});

export const eraseOrganization = endpoint({
  method: 'POST',
  path: '/admin/organizations/erase/{id}',
  callers: 'signed-in',
  summary: 'Erase a deleted organization with everything in it for good, without waiting for the 30 days to pass',
  description: 'Its name is written to confirm. Nobody can restore it from here on; the erasing itself is a job.',
  params: OfId,
  body: z.object({ name: z.string().check(z.maxLength(400)) }),
  reply: OfId,
});
