import { expect, test } from 'vitest';
import { openProduct } from '../../../test/support/product.ts';
import { purgeAll } from './purge-hourly.ts';

const broken = async () => Promise.reject(new Error('The file store is away.'));

test('a removal that fails keeps no other waiting, and is told', async () => {
  const product = await openProduct();
  const { database, files, services } = product;
  const done: string[] = [];
  const all = purgeAll([broken, async () => void done.push('after')], { database, files, clock: services.clock });
  await expect(all).rejects.toThrow('The file store is away.');
  expect(done).toEqual(['after']);
  await product.close();
});
