import * as z from 'zod/mini';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { DECIDERS, LOCKED_FEATURES } from './feature-request.ts';

export const requestFeature = endpoint({
  method: 'POST',
  path: '/organizations/feature-requests',
  callers: 'signed-in',
  summary: 'Ask, by mail, for a feature that the plan of an organization lacks',
  description:
    'A member’s request goes to the admins of the organization, that of those who run it to the administrators of the installation. It is sent once for each person, feature and day.',
  body: z.object({ organizationId: Id, feature: z.enum(LOCKED_FEATURES) }),
  reply: z.object({
    /** When it was sent, which may be up to a day ago; null where the plan has the feature or nobody could be sent it. */
    at: z.nullable(z.string()),
    /** Null where there is nobody to whom it could be sent. */
    sentTo: z.nullable(z.enum(DECIDERS)),
  }),
});
