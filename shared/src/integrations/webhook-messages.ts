import type { Message } from '../kernel/api/openapi.ts';
import { EVENTS } from '../kernel/event.ts';
import { type WebhookEvent, WebhookMessage } from './webhook.ts';

const SUMMARIES: Record<WebhookEvent, string> = {
  'report.completed': 'A report was completed',
  'recipe.changed': 'A recipe was created, changed, deleted, restored or calculated anew',
  'mapping.needed': 'Names wait in the mapper for a person',
  'menu-plan.published': 'A menu plan was published, for the first time or again',
};

const DESCRIPTION =
  'Sent by POST to the addresses of an integration, signed as Standard Webhooks are: `webhook-id`, `webhook-timestamp` and `webhook-signature: v1,<base64>`, an HMAC-SHA256 of `id.timestamp.body` with what follows `whsec_` in the secret.';

/** The messages that an organization's programs receive, for the reference of the open API. */
export const WEBHOOK_MESSAGES: readonly Message[] = EVENTS.map((name) => ({
  name,
  summary: SUMMARIES[name],
  description: `${SUMMARIES[name]}. ${DESCRIPTION}`,
  schema: WebhookMessage,
}));
