import fc from 'fast-check';
import { type Node, valueOf } from '../support/arbitrary-reply.ts';
import type { NamedOperation } from '../support/openapi-faults.ts';
import { BROKEN_ESCAPES, HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile.ts';
import { conforms } from './conforms.ts';

export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

export interface Services {
  path: Record<string, string>;
  query: Record<string, string | undefined>;
  body: { type: string; text: string } | null;
}

export interface Parameter {
  name: string;
  in: string;
  schema: Node;
}

export const JSON_TYPE = 'application/json';
const FORM = 'multipart/form-data; boundary=b';

/**
 * Requests that an operation's own description forbids: a parameter or a field that is not as the document says, one that
 * is missing, text that is no JSON, a type that is not taken. Null for an operation that nothing can be wrong with.
 */
export function malformedRequest(base: string, described: NamedOperation, ids: readonly string[]): fc.Arbitrary<Request> | null {
  const { method, path, operation } = described;
  const parameters = (operation.parameters ?? []) as Parameter[];
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const content = operation.requestBody?.content ?? {};
  const schema = content[JSON_TYPE]?.schema as Node | undefined;
  const isForm = 'multipart/form-data' in content;

  const sound: fc.Arbitrary<Services> = fc.record({
    path: fc.record(Object.fromEntries(inPath.map(({ name }) => [name, fc.constantFrom(...ids)]))),
    query: fc.constant({}),
    body: schema ? valueOf(schema).map((value) => ({ type: JSON_TYPE, text: JSON.stringify(value) })) : fc.constant(null),
  });
  const withBody = (bodies: fc.Arbitrary<{ type: string; text: string }>) =>
    fc.tuple(sound, bodies).map(([services, body]) => ({ ...services, body }));
  const withText = (place: 'path' | 'query', { name, schema: node }: Parameter) =>
    fc
      .tuple(sound, fc.constantFrom(...wrongTexts(node), ...(place === 'path' ? BROKEN_ESCAPES : [])))
      .map(([services, text]) => ({ ...services, [place]: { ...services[place], [name]: text } }));

  const kinds: fc.Arbitrary<Services>[] = [
    ...inPath.map((parameter) => withText('path', parameter)),
    ...inQuery.filter(({ schema: node }) => wrongTexts(node).length > 0).map((parameter) => withText('query', parameter)),
    ...(schema && !conforms(schema, null) ? [withBody(wrongJson(schema)), withBody(wrongJson(schema)), withBody(noJson)] : []),
    ...(isForm ? [withBody(noForm)] : []),
  ];
  if (kinds.length === 0) return null;
  return fc.oneof(...kinds).map((services) => requestOf(base, { method, path }, services));
}

export function requestOf(
  base: string,
  { method, path }: Pick<NamedOperation, 'method' | 'path'>,
  { path: values, query, body }: Services,
): Request {
  return {
    method: method as Request['method'],
    url: `${base}${filled(path, values)}${queryOf(query)}`,
    ...(body ? { headers: { 'content-type': body.type }, payload: body.text } : { headers: {} }),
  };
}

/** Escapes a text; parts that are escaped already, however badly, stay so. */
function escaped(text: string): string {
  return BROKEN_ESCAPES.includes(text) ? text : encodeURIComponent(text);
}

function filled(path: string, values: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => escaped(values[name] ?? ''));
}

function queryOf(query: Services['query']): string {
  const pairs = Object.entries(query).flatMap(([name, text]) => (text === undefined ? [] : [`${name}=${escaped(text)}`]));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** A text in an address stands for a number or a yes where the document says so. */
function textConforms(node: Node, text: string): boolean {
  const { type } = node;
  if (type === 'integer' || type === 'number') return text.trim() === '' || conforms(node, Number(text));
  return type !== 'string' || conforms(node, text);
}

function wrongTexts(node: Node): string[] {
  return HOSTILE_TEXTS.filter((text) => !textConforms(node, text));
}

function wrongJson(schema: Node): fc.Arbitrary<{ type: string; text: string }> {
  const spoilt = fc
    .tuple(valueOf(schema), fc.constantFrom(...HOSTILE_VALUES), fc.nat(), fc.boolean())
    .map(([value, hostile, position, removes]) => planted(value, { hostile, position, removes }));
  return fc
    .oneof({ arbitrary: spoilt, weight: 6 }, fc.constantFrom(...HOSTILE_VALUES))
    .filter((value) => !conforms(schema, JSON.parse(JSON.stringify(value) ?? 'null')))
    .map((value) => ({ type: JSON_TYPE, text: JSON.stringify(value) }));
}

/** The value with one of its leaves, counted round, replaced or taken out. */
function planted(value: unknown, change: { hostile: unknown; position: number; removes: boolean }): unknown {
  const leaves: (() => void)[] = [];
  const whole = { value: structuredClone(value) };
  const walk = (holder: Record<string, unknown>): void => {
    for (const key of Object.keys(holder)) {
      leaves.push(() => (change.removes ? delete holder[key] : (holder[key] = change.hostile)));
      const inner = holder[key];
      if (typeof inner === 'object' && inner !== null) walk(inner as Record<string, unknown>);
    }
  };
  walk(whole);
  leaves[change.position % leaves.length]?.();
  return whole.value;
}

const noJson = fc.oneof(
  fc
    .constantFrom(
      '',
      '{',
      '{"a":',
      '[1,',
      '{"a":NaN}',
      "{'a':1}",
      'null null',
      '{"__proto__":{"a":1}}',
      '\u0000',
      '{"a":1}}',
      '[',
    )
    .map((text) => ({ type: JSON_TYPE, text })),
  fc
    .constantFrom('text/plain', 'text/html', 'application/x-www-form-urlencoded', 'application/xml', FORM, 'nonsense', '*/*')
    .map((type) => ({ type, text: '{}' })),
  fc.constant({ type: JSON_TYPE, text: `${'['.repeat(20_000)}${']'.repeat(20_000)}` }),
);

const noForm = fc.oneof(
  fc.constantFrom('', '{}', '--b', '--b--', '--b\r\n\r\n', '--c\r\n\r\n--c--').map((text) => ({ type: FORM, text })),
  fc
    .constantFrom(
      '--b\r\nContent-Disposition: form-data; name="nothing"\r\n\r\nx\r\n--b--\r\n',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nno picture\r\n--b--\r\n',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="../../a.svg"\r\nContent-Type: image/svg+xml\r\n\r\n<svg\r\n--b--\r\n',
      '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
    )
    .map((text) => ({ type: FORM, text })),
  fc.constantFrom(JSON_TYPE, 'multipart/form-data', 'text/plain', 'image/png').map((type) => ({ type, text: '{}' })),
);
