import { randomUUID } from 'node:crypto';
import type { KeyFlag } from '@plateprint/shared/kernel/api/endpoint.ts';
import { demoId } from '../../src/demo/demo-id.ts';
import { endOfKey, hashOfKey, newKey } from '../../src/integrations/integration-key.ts';
import type { Product } from './product.ts';

/** A new integration's key, of the demo's organization Norrsken where nothing else is said; `product.withKey(key)` calls with it. */
export async function openKey(
  { database, services }: Pick<Product, 'database' | 'services'>,
  { organization = demoId('norrsken'), flags = ['open_api', 'mapping_api'] }: { organization?: string; flags?: KeyFlag[] } = {},
): Promise<{ id: string; key: string }> {
  const [id, key] = [randomUUID(), newKey()];
  await database
    .insertInto('integration')
    .values({
      id,
      organization_id: organization,
      name: `Till ${id}`,
      open_api: flags.includes('open_api'),
      mapping_api: flags.includes('mapping_api'),
      key_hash: hashOfKey(key),
      key_end: endOfKey(key),
      // Used in this minute already: a call that is refused then writes nothing.
      last_used_at: services.clock(),
    })
    .execute();
  return { id, key };
}
