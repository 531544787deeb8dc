import * as z from 'zod/mini';
import { described } from '../kernel/api/described.ts';
import { EVENTS } from '../kernel/event.ts';

export const WebhookEvent = z.enum(EVENTS);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** The JSON of a delivery: an event of one thing. Figures are read by the open API. */
export const WebhookMessage = z.object({
  id: described(z.string(), 'The message’s id: the same when it is sent again.'),
  type: described(z.union([WebhookEvent, z.literal('test')]), 'What happened; `test` when somebody tries the address.'),
  timestamp: described(z.string(), 'When it happened, ISO 8601.'),
  data: described(
    z.object({
      organizationId: described(z.string(), 'The organization that it happened in.'),
      restaurantId: described(z.nullable(z.string()), 'The restaurant that it happened in; null when in none.'),
      id: described(z.nullable(z.string()), 'The report, recipe or menu plan that it is about; null when it is about none.'),
      name: described(z.nullable(z.string()), 'What that is called; null when it is about none.'),
      externalId: described(z.nullable(z.string()), 'Your own id of the recipe; null when there is none.'),
      change: described(
        z.nullable(z.enum(['created', 'updated', 'deleted', 'restored', 'recalculated'])),
        'What became of the recipe; null of anything else.',
      ),
      waitingNames: described(
        z.nullable(z.number()),
        'How many of its names wait in the mapper for a person; null unless `mapping.needed` tells so.',
      ),
    }),
    'The thing that it happened to; its figures are read by the open API.',
  ),
});
export type WebhookMessage = z.infer<typeof WebhookMessage>;

/** An address that receives the events of an organization. Its secret is shown once. */
export const Webhook = z.object({
  id: z.string(),
  integrationId: z.string(),
  integrationName: z.string(),
  url: z.string(),
  events: z.array(WebhookEvent),
  active: z.boolean(),
  /** Since when every delivery has failed; null when the last one arrived. After five days it is turned off. */
  failingSince: z.nullable(z.string()),
  createdAt: z.string(),
});
export type Webhook = z.infer<typeof Webhook>;

export const WebhookWithSecret = z.object({ ...Webhook.shape, secret: z.nullable(z.string()) });
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>;

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

/** One message on its way to one address. */
export const WebhookDelivery = z.object({
  id: z.string(),
  webhookId: z.string(),
  type: WebhookMessage.shape.type,
  state: z.enum(DELIVERY_STATES),
  attempts: z.number(),
  /** The last answer: the HTTP status, or why there was none. */
  status: z.nullable(z.number()),
  failure: z.nullable(
    z.enum(['refused_status', 'timeout', 'not_reached', 'address_not_allowed', 'redirected', 'tls', 'interrupted']),
  ),
  /** Milliseconds that the last answer took; null without one. */
  took: z.nullable(z.number()),
  createdAt: z.string(),
  lastAttemptAt: z.nullable(z.string()),
  /** When it is tried again; null when it is not. */
  nextAttemptAt: z.nullable(z.string()),
  message: WebhookMessage,
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** Addresses of one integration. */
export const MOST_WEBHOOKS = 10;
