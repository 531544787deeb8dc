import * as z from 'zod/mini';
import { PROBLEM_STATUS } from './app-error.ts';
import type { AnyEndpoint, Schema, Upload } from './endpoint.ts';

type Json = Record<string, unknown>;

export interface Reference {
  title: string;
  version: string;
  description: string;
  /** The API's base, as callers see it: `/api`. */
  server: string;
  endpoints: readonly AnyEndpoint[];
}

/** The OpenAPI 3.1 document of a list of endpoints. Throws when two of them have the same method and path. */
export function openApiDocument({ title, version, description, server, endpoints }: Reference): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints) {
    const path = (paths[endpoint.path] ??= {});
    const method = endpoint.method.toLowerCase();
    if (path[method] !== undefined) throw new Error(`${endpoint.method} ${endpoint.path} is described twice`);
    path[method] = operationOf(endpoint);
  }
  const tags = [...new Set(endpoints.map(tagOf))].toSorted().map((name) => ({ name }));
  return {
    openapi: '3.1.0',
    info: { title, version, description },
    servers: [{ url: server }],
    tags,
    paths,
    components: { schemas: { Problem: PROBLEM_SCHEMA } },
  };
}

function operationOf(endpoint: AnyEndpoint): Json {
  return {
    operationId: operationIdOf(endpoint),
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...requestOf(endpoint),
    responses: {
      200: { description: 'The answer.', content: { 'application/json': { schema: jsonSchema(endpoint.reply, 'output') } } },
      ...problemsOf(endpoint),
    },
  };
}

function requestOf({ body, upload }: AnyEndpoint): Json {
  if (upload)
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: formSchema(body, upload) } } } };
  if (!body) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } } };
}

/** The fields of the body beside the file, as a form has them. */
function formSchema(body: Schema | undefined, { field, mostBytes }: Upload): Json {
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

function descriptionOf({ summary, description, callers }: AnyEndpoint): string {
  const whoMayCall = callers === 'anyone' ? 'Needs no session.' : 'Needs a session.';
  return `${description ?? `${summary}.`} ${whoMayCall}`;
}

function parametersOf(schema: Schema | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties, required } = jsonSchema(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (required ?? []).includes(name),
    schema: property,
  }));
}

/** What an endpoint may refuse, as fits its callers and what it takes in. */
function problemsOf({ callers, changes, params, query, body, upload }: AnyEndpoint): Record<string, Json> {
  const takesInput = Boolean(params ?? query ?? body ?? upload);
  const statuses: [boolean, number, string][] = [
    [Boolean(body ?? upload), 400, 'The request cannot be read.'],
    [callers === 'signed-in', 401, 'Nobody is signed in.'],
    [callers === 'signed-in' || changes, 403, 'The caller may not do this.'],
    [Boolean(params), 404, 'There is no such thing within the caller’s reach.'],
    [Boolean(upload), 413, 'The file is too large.'],
    [Boolean(upload), 415, 'The file is of no kind that is taken.'],
    [takesInput, 422, 'Something in the request is not as it should be; `fields` names it.'],
  ];
  return Object.fromEntries(
    statuses
      .filter(([fits]) => fits)
      .map(([, status, description]) => [String(status), { description, content: PROBLEM_CONTENT }]),
  );
}

const PROBLEM_CONTENT = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

/** Problem details (RFC 9457) with a stable code. */
const PROBLEM_SCHEMA = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'fields'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(PROBLEM_STATUS) },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: {
          path: { type: 'string', description: 'The field in dots: `ingredients.3.amount`.' },
          code: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
    requestId: { type: 'string' },
  },
};

function jsonSchema(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' }) as Json;
  return rest;
}
