import * as z from 'zod/mini';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Cursor, Id } from '../kernel/id.ts';
import { DELIVERY_STATES, Webhook, WebhookDelivery, WebhookEvent, WebhookWithSecret } from './webhook.ts';

const WebhookId = z.object({ id: Id });
/** http(s), no user or password in it. What it tells by itself is judged when it is kept, where its name leads when it is called. */
const Address = z.string().check(
  z.maxLength(2000),
  z.refine((text) => /^https?:\/\/[^\s@]+$/i.test(text), 'not_an_address'),
);
const Events = z.array(WebhookEvent).check(z.minLength(1));

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/integrations/webhooks',
  callers: 'signed-in',
  summary: 'List the webhook addresses of an organization’s integrations',
  query: z.object({ organizationId: z.optional(Id), integrationId: z.optional(Id) }),
  reply: z.object({ items: z.array(Webhook), next: z.nullable(z.string()) }),
});

export const createWebhook = endpoint({
  method: 'POST',
  path: '/integrations/webhooks',
  callers: 'signed-in',
  summary: 'Add an address; the secret that signs its messages is answered this once',
  description:
    'An address that lies in a private network (`url`: `private_address`) is refused, unless the installation allows them; in production one without TLS (`not_https`), too.',
  body: z.object({ integrationId: Id, url: Address, events: Events }),
  reply: WebhookWithSecret,
});

export const updateWebhook = endpoint({
  method: 'PUT',
  path: '/integrations/webhooks/{id}',
  callers: 'signed-in',
  summary: 'Change an address or its events, turn it on or off, or with `rotate` give it a new secret',
  params: WebhookId,
  body: z.object({
    url: z.optional(Address),
    events: z.optional(Events),
    active: z.optional(z.boolean()),
    rotate: z.optional(z.boolean()),
  }),
  reply: WebhookWithSecret,
});

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/integrations/webhooks/{id}',
  callers: 'signed-in',
  summary: 'Remove an address with its log',
  params: WebhookId,
  reply: WebhookId,
});

export const testWebhook = endpoint({
  method: 'POST',
  path: '/integrations/webhooks/{id}/test',
  callers: 'signed-in',
  summary: 'Send a test message to an address, at once and once',
  params: WebhookId,
  reply: WebhookDelivery,
});

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/integrations/deliveries',
  callers: 'signed-in',
  summary: 'List the messages of the last 30 days with what became of each, the newest first',
  query: z.object({
    organizationId: z.optional(Id),
    webhookId: z.optional(Id),
    state: z.optional(z.enum(DELIVERY_STATES)),
    cursor: z.optional(Cursor),
  }),
  reply: z.object({ items: z.array(WebhookDelivery), next: z.nullable(z.string()) }),
});

export const repeatDelivery = endpoint({
  method: 'POST',
  path: '/integrations/deliveries/{id}',
  callers: 'signed-in',
  summary: 'Send a message again, at once; it keeps its id',
  params: WebhookId,
  reply: WebhookDelivery,
});
