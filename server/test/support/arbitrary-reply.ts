import type { Schema } from '@plateprint/shared/kernel/api/endpoint.ts';
import fc from 'fast-check';
import * as z from 'zod/mini';

/** The part of JSON schema that our schemas become. */
export interface Node {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Node[];
  oneOf?: Node[];
  /** A list of shapes is a tuple's, in draft 2020-12 under its own name. */
  items?: Node | Node[] | false;
  prefixItems?: Node[];
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Node>;
  required?: string[];
  additionalProperties?: Node | false;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
}

/** Any value of a schema: what a handler may answer, or with `input` what a caller may send. */
export function arbitraryOf(schema: Schema, io: 'input' | 'output' = 'output'): fc.Arbitrary<unknown> {
  return valueOf(z.toJSONSchema(schema, { target: 'draft-7', io, unrepresentable: 'any' }) as Node);
}

/** The text in place of any text that a schema takes; `field` is its name, empty where it has none. */
export type TextOf = (node: Node, field: string) => fc.Arbitrary<string>;

export const anyText: TextOf = ({ pattern, minLength = 0, maxLength }) => {
  if (pattern) return fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, maxLength));
  const most = Math.min(maxLength ?? 20, 20);
  return fc.string({ unit: 'grapheme', minLength: Math.min(minLength, most), maxLength: most });
};

/** Any value of a piece of JSON schema. */
export function valueOf(node: Node, text: TextOf = anyText, field = ''): fc.Arbitrary<unknown> {
  const inner = (one: Node): fc.Arbitrary<unknown> => valueOf(one, text, field);
  if ('const' in node) return fc.constant(node.const);
  if (node.enum) return fc.constantFrom(...node.enum);
  const choices = node.anyOf ?? node.oneOf;
  if (choices) return fc.oneof(...choices.map(inner));
  if (Array.isArray(node.type)) return fc.oneof(...node.type.map((type) => inner({ ...node, type })));
  const { minimum, maximum } = node;
  // A few of them added up are a number still.
  const bounds = { min: minimum ?? -1e300, max: maximum ?? 1e300 };
  switch (node.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.maxSafeInteger().map((number) => Math.min(Math.max(number, minimum ?? -1e9), maximum ?? 1e9));
    case 'number':
      return fc.double({ ...bounds, noNaN: true, noDefaultInfinity: true });
    case 'string':
      return text(node, field);
    case 'array':
      if (node.prefixItems ?? Array.isArray(node.items))
        return fc.tuple(...((node.prefixItems ?? node.items) as Node[]).map(inner));
      return fc.array(inner(node.items || {}), {
        minLength: node.minItems ?? 0,
        maxLength: Math.max(node.minItems ?? 0, Math.min(node.maxItems ?? 4, 4)),
      });
    case 'object':
      return objectOf(node, text);
    default:
      return fc.jsonValue();
  }
}

function objectOf({ properties, required = [], additionalProperties }: Node, text: TextOf): fc.Arbitrary<unknown> {
  if (!properties && additionalProperties)
    return fc.dictionary(text({ minLength: 1 }, ''), valueOf(additionalProperties, text), { maxKeys: 4 });
  const named = Object.fromEntries(Object.entries(properties ?? {}).map(([name, node]) => [name, valueOf(node, text, name)]));
  return fc.record(named, { requiredKeys: required });
}

const SECRET = 'not-for-anybody';

/** The same value with a secret put into every object whose fields are named by the schema. */
export function withSecrets(value: unknown, schema: Schema): unknown {
  return salted(value, z.toJSONSchema(schema, { target: 'draft-7', io: 'output', unrepresentable: 'any' }) as Node);
}

function salted(value: unknown, node: Node): unknown {
  if (Array.isArray(value)) {
    const { items = {} } = node;
    return value.map((item, position) => salted(item, (Array.isArray(items) ? items[position] : items) || {}));
  }
  if (typeof value !== 'object' || value === null) return value;
  const shape = (node.anyOf ?? node.oneOf)?.find(({ properties }) => properties) ?? node;
  if (!shape.properties) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, salted(field, shape.properties?.[name] ?? {})]);
  return { ...(Object.fromEntries(fields) as object), passwordHash: SECRET };
}
