import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { type JsonSchema, type OpenDocument, resolved } from './open-document.ts';

export type FieldType = 'text' | 'number' | 'integer' | 'boolean' | 'object' | 'list' | 'any';

/** The limits of a value, and its default. */
export interface FieldLimit {
  kind: 'least' | 'most' | 'leastLength' | 'mostLength' | 'leastItems' | 'mostItems' | 'default';
  value: string;
}

/** One field of a body or an answer, with what stands in it. */
export interface SchemaField {
  name: string;
  types: readonly FieldType[];
  /** Of a list: what its entries are. */
  of: readonly FieldType[];
  required: boolean;
  nullable: boolean;
  description: string;
  /** The only values it takes. */
  values: readonly string[];
  limits: readonly FieldLimit[];
  children: readonly SchemaField[];
}

/** Objects within objects that are shown: a schema that holds itself must end. */
const DEEPEST = 8;
const TYPES: Record<string, FieldType> = {
  string: 'text',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  object: 'object',
  array: 'list',
};

/** The fields of a schema, as a tree; of a list those of its entries. */
export function fieldsOf(document: OpenDocument, schema: JsonSchema, depth = 0): SchemaField[] {
  if (depth > DEEPEST) return [];
  return variantsOf(document, schema).flatMap((variant) => {
    if (variant.items) return fieldsOf(document, variant.items, depth);
    return Object.entries(variant.properties ?? {}).map(([name, property]) =>
      fieldOf(document, property, { name, required: variant.required?.includes(name) ?? false, depth }),
    );
  });
}

/** A value that has a name: a field, or a parameter. */
export function fieldOf(
  document: OpenDocument,
  schema: JsonSchema,
  { name, required, depth = 0 }: { name: string; required: boolean; depth?: number },
): SchemaField {
  const all = variantsOf(document, schema);
  const variants = all.filter(({ type }) => type !== 'null');
  const items = variants.flatMap((variant) => (variant.items ? variantsOf(document, variant.items) : []));
  return {
    name,
    required,
    nullable: variants.length < all.length || variants.some(({ type }) => Array.isArray(type) && type.includes('null')),
    types: typesOf(variants),
    of: typesOf(items.filter(({ type }) => type !== 'null')),
    description: resolved(document, schema).description ?? variants.find(({ description }) => description)?.description ?? '',
    values: [...variants, ...items].flatMap(valuesOf),
    limits: variants.flatMap((variant) => limitsOf({ ...variant, default: schema.default ?? variant.default })),
    children: fieldsOf(document, schema, depth + 1),
  };
}

/** The schemas that a value may follow, references and combinations taken apart. */
function variantsOf(document: OpenDocument, from: JsonSchema, depth = 0): JsonSchema[] {
  const schema = resolved(document, from);
  const parts = schema.anyOf ?? schema.oneOf;
  if (depth > DEEPEST) return [];
  if (parts) return parts.flatMap((part) => variantsOf(document, part, depth + 1));
  if (schema.allOf) return [merged(schema.allOf.flatMap((part) => variantsOf(document, part, depth + 1)))];
  return [schema];
}

function merged(parts: readonly JsonSchema[]): JsonSchema {
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, JsonSchema>,
    required: parts.flatMap(({ required }) => required ?? []),
  } as JsonSchema;
}

function typesOf(variants: readonly JsonSchema[]): FieldType[] {
  const types = variants.flatMap(({ type, enum: values, const: only }): FieldType[] => {
    const named = (Array.isArray(type) ? type : [type]) as (string | undefined)[];
    const known = named.map((each) => ownValue(TYPES, each ?? '')).filter((each) => each !== undefined);
    if (known.length > 0) return known;
    return values || only !== undefined ? ['text'] : ['any'];
  });
  return [...new Set(types)];
}

function valuesOf({ enum: values, const: only }: JsonSchema): string[] {
  return [...(values ?? []), ...(only === undefined ? [] : [only])].filter((value) => value !== null).map(String);
}

function limitsOf(schema: JsonSchema): FieldLimit[] {
  const limits: [FieldLimit['kind'], number | undefined][] = [
    ['least', schema.minimum],
    ['most', schema.maximum],
    ['leastLength', schema.minLength],
    ['mostLength', schema.maxLength],
    ['leastItems', schema.minItems],
    ['mostItems', schema.maxItems],
  ];
  return [
    ...limits
      .filter(([, value]) => value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER)
      .map(([kind, value]) => ({ kind, value: String(value) })),
    ...(schema.default === undefined ? [] : [{ kind: 'default' as const, value: JSON.stringify(schema.default) }]),
  ];
}
