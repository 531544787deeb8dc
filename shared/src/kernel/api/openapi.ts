import * as z from 'zod/mini';
import { PROBLEM_STATUS } from './app-error.ts';
import type { CallExample } from './call-example.ts';
import { type AnyEndpoint, type Callers, type FormUpload, isRawUpload, type Schema, type Upload } from './endpoint.ts';
import { IN_REFERENCE } from './described.ts';
import { headersOf, KEY_HEADERS, KEY_SCHEME, keyNeedOf, keyParametersOf, securityOf } from './openapi-key.ts';
import { ownValue } from '../own-value.ts';
import { toWire } from './wire-name.ts';

type Json = Record<string, unknown>;

export interface Reference {
  title: string;
  version: string;
  description: string;
  /** The API's base, as callers see it: `/api`. */
  server: string;
  endpoints: readonly AnyEndpoint[];
  examples?: readonly CallExample[];
  /** The messages that callers receive unasked. */
  messages?: readonly Message[];
}

/** A message that is sent to an address of the caller's. */
export interface Message {
  /** Its kind: `report.completed`. */
  name: string;
  summary: string;
  description: string;
  schema: Schema;
}

/** The OpenAPI 3.1 document of a list of endpoints, by path. Throws when two of them have the same method and path. */
export function openApiDocument({ title, version, description, server, ...reference }: Reference): Json {
  const { endpoints, examples = [], messages = [] } = reference;
  const paths = new Map<string, Map<string, Json>>();
  for (const endpoint of endpoints.toSorted(byPath)) {
    const path = paths.get(endpoint.path) ?? new Map<string, Json>();
    const method = endpoint.method.toLowerCase();
    if (path.has(method)) throw new Error(`${endpoint.method} ${endpoint.path} is described twice`);
    const own = examples.filter((one) => one.endpoint === endpoint);
    paths.set(endpoint.path, path.set(method, operationOf(endpoint, own)));
  }
  const tags = [...new Set(endpoints.map(tagOf))].toSorted().map((name) => ({ name }));
  return {
    openapi: '3.1.0',
    info: { title, version, description },
    servers: [{ url: server }],
    tags,
    paths: Object.fromEntries([...paths].map(([path, methods]) => [path, Object.fromEntries(methods)])),
    ...(messages.length > 0 ? { webhooks: Object.fromEntries(messages.map((one) => [one.name, { post: messageOf(one) }])) } : {}),
    components: {
      schemas: { Problem: PROBLEM_SCHEMA },
      ...(endpoints.some(({ callers }) => callers === 'integration')
        ? { securitySchemes: { key: KEY_SCHEME }, headers: KEY_HEADERS }
        : {}),
    },
  };
}

function byPath(one: AnyEndpoint, other: AnyEndpoint): number {
  const [a, b] = [`${one.path} ${one.method}`, `${other.path} ${other.method}`];
  return a < b ? -1 : a > b ? 1 : 0;
}

function messageOf({ summary, description, schema }: Message): Json {
  return {
    summary,
    description,
    requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(schema, 'output') } } },
    responses: { '2XX': { description: 'It arrived. Anything else, or no answer, and it is sent again.' } },
  };
}

/** The examples of a place, each by its name. */
function shown(examples: readonly CallExample[], valueOf: (example: CallExample) => unknown): Json {
  const values = examples.map((one) => [one.name, valueOf(one)] as const).filter(([, value]) => value !== undefined);
  if (values.length === 0) return {};
  return { examples: Object.fromEntries(values.map(([name, value]) => [name, { summary: name, value }])) };
}

function operationOf(endpoint: AnyEndpoint, examples: readonly CallExample[]): Json {
  const answer = {
    schema: jsonSchema(endpoint.reply, 'output'),
    ...shown(examples, ({ reply }) => toWire(endpoint.reply, reply)),
  };
  return {
    operationId: operationIdOf(endpoint),
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    ...securityOf(endpoint),
    parameters: [
      ...parametersOf(endpoint.params, 'path').map((one) => ({ ...one, ...shown(examples, valueIn('params', one)) })),
      ...parametersOf(endpoint.query, 'query').map((one) => ({ ...one, ...shown(examples, valueIn('query', one)) })),
      ...keyParametersOf(endpoint),
    ],
    ...requestOf(endpoint, examples),
    responses: {
      200: { description: 'The answer.', ...headersOf(endpoint, 200), content: { 'application/json': answer } },
      ...problemsOf(endpoint),
    },
  };
}

function valueIn(place: 'params' | 'query', { name }: Json): (example: CallExample) => unknown {
  return ({ endpoint, [place]: given }) => ownValue(toWire(endpoint[place], given) as object | undefined, String(name));
}

function requestOf({ body, upload }: AnyEndpoint, examples: readonly CallExample[]): Json {
  if (upload) return { requestBody: { required: true, content: uploadContent({ body, upload, examples }) } };
  if (!body) return {};
  const content = { schema: jsonSchema(body, 'input'), ...shown(examples, (one) => toWire(body, one.body)) };
  return { requestBody: { required: true, content: { 'application/json': content } } };
}

interface UploadShown {
  body: Schema | undefined;
  upload: Upload;
  examples: readonly CallExample[];
}

function uploadContent({ body, upload, examples }: UploadShown): Json {
  if (!isRawUpload(upload)) return { 'multipart/form-data': { schema: formSchema(body, upload) } };
  const schema = { type: 'string', format: 'binary', description: `A file of at most ${upload.mostBytes} bytes.` };
  const of = (type: string): readonly CallExample[] => examples.filter(({ file }) => file?.type === type);
  return Object.fromEntries(upload.types.map((type) => [type, { schema, ...shown(of(type), ({ file }) => file?.text) }]));
}

/** The fields of the body beside the file, as a form has them. */
function formSchema(body: Schema | undefined, { field, mostBytes }: FormUpload): Json {
  const { properties = {}, required = [] } = (body ? jsonSchema(body, 'input') : {}) as {
    properties?: Json;
    required?: string[];
  };
  return {
    type: 'object',
    properties: {
      ...properties,
      [field]: { type: 'string', format: 'binary', description: `A file of at most ${mostBytes} bytes.` },
    },
    required: [...required, field],
  };
}

/** `GET /recipes/{id}` is `getRecipesById`. */
function operationIdOf({ method, path }: AnyEndpoint): string {
  const words = path
    .split(/[/{}-]+/)
    .filter((word) => word !== '')
    .map((word) => (path.includes(`{${word}}`) ? `By${capital(word)}` : capital(word)));
  return method.toLowerCase() + words.join('');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function tagOf({ path }: AnyEndpoint): string {
  return path.split('/')[1] ?? '';
}

function descriptionOf(endpoint: AnyEndpoint): string {
  const { summary, description } = endpoint;
  const callers: Callers = endpoint.callers;
  const whoMayCall = {
    anyone: 'Needs no session.',
    'signed-in': 'Needs a session.',
    integration: keyNeedOf(endpoint),
  } satisfies Record<Callers, string>;
  return `${description ?? `${summary}.`} ${whoMayCall[callers]}`;
}

function parametersOf(schema: Schema | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties, required } = jsonSchema(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties ?? {}).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === 'path' || (required ?? []).includes(name),
    ...(description === undefined ? {} : { description }),
    schema: property,
  }));
}

/** Whether a restaurant is named beside the path: it may be out of reach. */
function namesRestaurant({ query, body }: AnyEndpoint): boolean {
  return [query, body].some((schema: Schema | undefined) => {
    if (schema === undefined) return false;
    const { properties } = jsonSchema(schema, 'input') as { properties?: Record<string, Json> };
    return 'restaurantId' in (properties ?? {});
  });
}

/** The refusals of an endpoint, by its callers and its input. */
function problemsOf(endpoint: AnyEndpoint): Record<string, Json> {
  const { callers, changes, params, query, body, upload } = endpoint;
  const takesInput = Boolean(params ?? query ?? body ?? upload);
  const hasKey = callers === 'integration';
  const statuses: [boolean, number, string][] = [
    [Boolean(body ?? upload), 400, 'The request cannot be read.'],
    [callers === 'signed-in', 401, 'Nobody is signed in.'],
    [hasKey, 401, 'There is no key, or none that works; `WWW-Authenticate` says how one is sent.'],
    [callers === 'signed-in' || (changes && !hasKey), 403, 'The caller may not do this.'],
    [hasKey, 403, 'The key is not good for this, or the plan does not include the open API.'],
    [Boolean(params) || (hasKey && namesRestaurant(endpoint)), 404, 'There is no such thing within the caller’s reach.'],
    [hasKey && changes, 409, 'Another change came first, or the same call still runs.'],
    [Boolean(upload), 413, 'The file is too large.'],
    [hasKey && Boolean(body), 413, 'The body is too large.'],
    [Boolean(upload), 415, 'The file is of no kind that is taken.'],
    [takesInput, 422, 'Something in the request is not as it should be; `fields` names it.'],
    [hasKey, 429, 'The calls of this minute are used up.'],
  ];
  return Object.fromEntries(
    statuses
      .filter(([fits]) => fits)
      .map(([, status, description]) => [
        String(status),
        { description, ...headersOf(endpoint, status), content: PROBLEM_CONTENT },
      ]),
  );
}

const PROBLEM_CONTENT = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

/** Problem details (RFC 9457) with a stable code. */
const PROBLEM_SCHEMA = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'fields'],
  properties: {
    type: { type: 'string', description: '`about:blank`: the kind is in `code`.' },
    title: { type: 'string', description: 'What is wrong, in words.' },
    status: { type: 'integer', description: 'The HTTP status, once more.' },
    code: { type: 'string', enum: Object.keys(PROBLEM_STATUS), description: 'What is wrong, as a stable code to go by.' },
    fields: {
      type: 'array',
      description: 'The fields concerned; empty when it is about none.',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: {
          path: { type: 'string', description: 'The field in dots: `ingredients.3.amount`.' },
          code: { type: 'string', description: 'What is wrong with it, as a stable code.' },
          message: { type: 'string', description: 'The same in words.' },
        },
      },
    },
    requestId: { type: 'string', description: 'What to name when asking for help: the log has it too.' },
  },
};

function jsonSchema(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    ...IN_REFERENCE,
  }) as Json;
  return rest;
}
