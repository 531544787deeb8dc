import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProduct, type Product } from '../../../test/support/product.ts';
import { askedTogether } from './asked-together.ts';

let product: Product;

beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

/** Names of organizations by their ids; each question says what was asked at once. */
function asking() {
  const asked: string[][] = [];
  const nameOf = askedTogether<string, string | null>({
    nameOf: (id) => id.slice(0, 1),
    async ask(database, ids) {
      asked.push([...ids]);
      if (ids.includes('a fails')) throw new Error('a fails');
      const rows = await database.selectFrom('organization').select(['id', 'name']).where('id', 'in', ids).execute();
      return ids.map((id) => rows.find((row) => row.id === id)?.name ?? `no ${id}`);
    },
  });
  return { asked, ask: async (id: string) => nameOf(product.database, id) };
}

test('questions that come while one is under way are asked together, each kind by itself', async () => {
  const { asked, ask } = asking();
  const answers = await Promise.all(['a1', 'a2', 'b1', 'a3'].map(ask));
  expect(answers).toEqual(['no a1', 'no a2', 'no b1', 'no a3']);
  expect(asked).toEqual([['a1'], ['b1'], ['a2', 'a3']]);
});

test('a question that comes when the former was just answered is asked', async () => {
  const { asked, ask } = asking();
  for (let round = 0; round < 20; round += 1) {
    const first = ask('a1');
    const [, next] = await Promise.all([first, first.then(async () => ask('a2'))]);
    expect(next).toBe('no a2');
    await pause(0);
  }
  expect(asked.flat()).toHaveLength(40);
});

test('one that fails fails alone', async () => {
  const { ask } = asking();
  const answers = await Promise.allSettled(['a1', 'a2', 'a fails', 'a3'].map(ask));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
});
