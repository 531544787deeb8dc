import type * as z from 'zod/mini';
import { inWireNames } from './wire-name.ts';

// Not zod's own registry: that would come along with every page that knows one shape.
const WORDS = new WeakMap<object, string>();

/**
 * A schema with one line for the reader of the reference: what stands there, its unit, what null means. A copy, so that a
 * shape of several places has another line in each; it checks what the schema checks, at the same price.
 */
// @__NO_SIDE_EFFECTS__
export function described<T extends z.ZodMiniType>(schema: T, words: string): T {
  const copy = schema.clone(schema.def);
  WORDS.set(copy, words);
  return copy;
}

/** Takes the words of schemas, and what their fields are called on the wire, over into their JSON schema, as `z.toJSONSchema` asks for it. */
export const IN_REFERENCE = {
  override(of: {
    zodSchema: object;
    jsonSchema: Parameters<typeof inWireNames>[0]['jsonSchema'] & { description?: string };
  }): void {
    const words = WORDS.get(of.zodSchema);
    if (words !== undefined) of.jsonSchema.description = words;
    inWireNames(of);
  },
};
