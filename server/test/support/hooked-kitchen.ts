import { randomBytes, randomUUID } from 'node:crypto';
import type { WebhookDelivery, WebhookEvent, WebhookMessage } from '@plateprint/shared/integrations/webhook.ts';
import { createWebhook, listDeliveries } from '@plateprint/shared/integrations/webhook-api.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { demoId } from '../../src/demo/demo-id.ts';
import type { DeliverServices } from '../../src/integrations/webhooks/deliver.ts';
import { deliverDue } from '../../src/integrations/webhooks/keep-delivering.ts';
import { type Caller, openProduct, type Product } from './product.ts';
import { openReceiver, type Receiver } from './receiver.ts';

/** A new integration of an organization, of the demo's first one where nothing is said. */
export async function someIntegration(database: Database, organizationId = demoId('norrsken')): Promise<string> {
  const id = randomUUID();
  const key = { key_hash: randomBytes(32), key_end: 'test', key_made_at: new Date() };
  const made = { id, organization_id: organizationId, name: 'Till', open_api: true, mapping_api: true, ...key };
  await database
    .insertInto('integration')
    .values({ ...made, created_at: new Date(), updated_at: new Date() })
    .execute();
  return id;
}

/** The demo's kitchen with a program beside it that takes in its webhook messages. */
export interface HookedKitchen {
  product: Product;
  receiver: Receiver;
  services: DeliverServices;
  admin: Caller;
  /** Adds an address to a new integration; without an address the receiver's. */
  hook: (events: WebhookEvent[], url?: string) => Promise<{ id: string; secret: string }>;
  /** Sends what is due, as one node does. @returns the messages that arrived, oldest first */
  deliveries: () => Promise<WebhookMessage[]>;
  /** The newest line of the log. */
  last: () => Promise<WebhookDelivery>;
  close: () => Promise<void>;
}

export async function openHookedKitchen(environment = { WEBHOOK_PRIVATE_ADDRESSES: 'true' }): Promise<HookedKitchen> {
  const product = await openProduct({ environment });
  const receiver = await openReceiver();
  const admin = await product.as('admin');
  const services = { ...product.services, reach: { httpsOnly: false, privateToo: true } };
  return {
    product,
    receiver,
    services,
    admin,
    async hook(events, url = `${receiver.url}/hook`) {
      const integrationId = await someIntegration(product.database);
      const { id, secret } = await admin(createWebhook, { body: { integrationId, url, events } });
      return { id, secret: secret ?? '' };
    },
    async deliveries() {
      receiver.received.length = 0;
      while ((await deliverDue(services)) > 0);
      const messages = receiver.received.map(({ body }) => JSON.parse(body) as WebhookMessage);
      return messages.toSorted((a, b) => (a.timestamp < b.timestamp ? -1 : 1));
    },
    async last() {
      const { items } = await admin(listDeliveries);
      const [newest] = items;
      if (!newest) throw new Error('The log is empty');
      return newest;
    },
    async close() {
      await receiver.close();
      await product.close();
    },
  };
}
