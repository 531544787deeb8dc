import { expect, test } from 'vitest';
import { openApiDocument } from '../../../kernel/api/openapi.ts';
import { OPEN_REFERENCE } from './open-reference-api.ts';

interface Schema {
  type?: string | readonly string[];
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  prefixItems?: readonly Schema[];
  anyOf?: readonly Schema[];
}

interface Contained {
  content?: Record<string, { schema: Schema }>;
}

interface Operation {
  parameters?: readonly { name: string; description?: string; schema: Schema }[];
  requestBody?: Contained;
  responses: Record<string, Contained>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

interface Field {
  at: string;
  words: string;
  nullable: boolean;
}

const { paths, webhooks, components } = openApiDocument({ ...OPEN_REFERENCE, version: '1' }) as unknown as Document;

/** Every field of a schema, at whatever depth. */
function fieldsOf({ properties = {}, items, prefixItems = [], anyOf = [] }: Schema, at: string): Field[] {
  const own = Object.entries(properties).flatMap(([name, schema]) => [
    { at: `${at}.${name}`, words: schema.description ?? '', nullable: mayBeNull(schema) },
    ...fieldsOf(schema, `${at}.${name}`),
  ]);
  return [...own, ...[...(items ? [items] : []), ...prefixItems, ...anyOf].flatMap((part) => fieldsOf(part, at))];
}

function mayBeNull({ type, anyOf = [] }: Schema): boolean {
  return type === 'null' || anyOf.some(mayBeNull);
}

function fieldsOfOperation({ parameters = [], requestBody, responses }: Operation, at: string): Field[] {
  const given = parameters.map(({ name, description = '', schema }) => ({
    at: `${at} ?${name}`,
    words: description,
    nullable: mayBeNull(schema),
  }));
  const places: [string, Contained][] = [['body', requestBody ?? {}], ...Object.entries(responses)];
  const within = places.flatMap(([place, { content = {} }]) =>
    Object.values(content).flatMap(({ schema }) => fieldsOf(schema, `${at} ${place}`)),
  );
  return [...given, ...within];
}

const fields = [
  ...Object.entries({ ...paths, ...webhooks }).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => fieldsOfOperation(operation, `${method} ${path}`)),
  ),
  ...Object.entries(components.schemas).flatMap(([name, schema]) => fieldsOf(schema, name)),
];
const places = (faulty: readonly Field[]): string[] => faulty.map(({ at }) => at);

test('every field that a program sends or reads is described in one line', () => {
  expect(fields.length).toBeGreaterThan(500);
  expect(places(fields.filter(({ words }) => !/^[A-Z`].*\.$/.test(words) || words.length > 200))).toEqual([]);
});

test('a field that may be null says what null means', () => {
  expect(fields.some(({ nullable }) => nullable)).toBe(true);
  expect(places(fields.filter(({ nullable, words }) => nullable && !/\bnull\b/i.test(words)))).toEqual([]);
});
