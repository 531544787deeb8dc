import { calculateOpenRecipe } from '@plateprint/shared/integrations/open/open-recipe-api.ts';
import type { Schema } from '@plateprint/shared/kernel/api/endpoint.ts';
import { calculateRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';

interface Parts {
  type: string;
  shape?: Readonly<Record<string, Schema>>;
  element?: Schema;
  innerType?: Schema;
  options?: readonly Schema[];
}

/** A schema and all that it is made of. */
function partsOf(schema: Schema): Schema[] {
  const { shape = {}, element, innerType, options = [] }: Parts = schema.def;
  const inner = [...Object.values(shape), ...options, element, innerType].filter((part) => part !== undefined);
  return [schema, ...inner.flatMap(partsOf)];
}

// Zod says nothing of a schema, or of a part of one, that it cannot compile, and goes on with the slow way.
test.each([
  ['at every keystroke', calculateRecipe.body],
  ['by programs', calculateOpenRecipe.body],
])('what is calculated %s is checked by compiled schemas to the last field', (_, body) => {
  const parts = partsOf(body);
  expect(parts.length).toBeGreaterThan(20);
  for (const part of parts) expect(z.compile(part, { strict: true })).not.toBe(part);
});
