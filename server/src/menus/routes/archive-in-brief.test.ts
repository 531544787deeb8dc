import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAgo, openShownKitchen, type ShownKitchen } from '../../../test/support/shown-kitchen.ts';

let kitchen: ShownKitchen;
beforeAll(async () => {
  kitchen = await openShownKitchen();
});
afterAll(() => kitchen.product.close());

test('a dish is read by what guests saw of it, and one that an older version kept by the whole of it', async () => {
  await kitchen.clear();
  await kitchen.share(await kitchen.menuOf('Lunch', await kitchen.dish('Soppa')));
  const { database } = kitchen.product;
  const { body, brief } = await database
    .selectFrom('shown_body')
    .select(['body', 'brief'])
    .where('brief', 'is not', null)
    .executeTakeFirstOrThrow();
  const { draft, footprint, ...seen } = body as Record<string, unknown>;
  expect([draft, footprint]).not.toContain(undefined);
  const { co2WithoutLandUseChange } = footprint as Record<string, unknown>;
  expect(co2WithoutLandUseChange).not.toBeNull();
  expect(brief).toEqual({ ...seen, footprint: { co2WithoutLandUseChange } });
  const found = await kitchen.shownOn(dayAgo(0));
  const twin = expect.objectContaining({ value: expect.any(Number) as number }) as object;
  expect(found.at(-1)?.menu?.dishes).toMatchObject([{ name: 'Soppa', co2PerPortionWithoutLandUseChange: twin }]);

  await database.updateTable('shown_body').set({ brief: null }).execute();
  expect(await kitchen.shownOn(dayAgo(0))).toEqual(found);
});
