import { ownValue } from '@plateprint/shared/kernel/own-value.ts';

/** As much of an OpenAPI 3.1 document as the reference shows. */
export interface OpenDocument {
  info: { title: string; version: string; description?: string };
  servers?: readonly { url: string }[];
  tags?: readonly { name: string; description?: string }[];
  paths: Record<string, Record<string, OperationObject>>;
  components?: { schemas?: Record<string, JsonSchema> };
}

export interface JsonSchema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  examples?: readonly unknown[];
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

export interface Exampled {
  schema?: JsonSchema;
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
}

export interface ParameterObject extends Exampled {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
}

interface ResponseObject {
  description: string;
  headers?: Record<string, { description?: string }>;
  content?: Record<string, Exampled>;
}

interface OperationObject {
  operationId: string;
  tags?: readonly string[];
  summary?: string;
  description?: string;
  parameters?: readonly ParameterObject[];
  requestBody?: { content: Record<string, Exampled> };
  responses: Record<string, ResponseObject>;
}

/** One call of the API, as the page goes by it. */
export interface Operation {
  id: string;
  group: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  /** Whether it changes what is kept: exactly those calls take a key that lets them be done once. */
  changes: boolean;
  parameters: readonly ParameterObject[];
  body: Exampled | null;
  answers: readonly { status: string; description: string; content: Exampled | null }[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** All calls in the order of their groups, within a group as the document has them. */
export function operationsOf(document: OpenDocument): Operation[] {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = ownValue(methods, method);
      return operation ? [operationOf(document, path, { ...operation, method })] : [];
    }),
  );
  const order = [...new Set([...(document.tags ?? []).map(({ name }) => name), ...operations.map(({ group }) => group)])];
  return order.flatMap((group) => operations.filter((operation) => operation.group === group));
}

function operationOf(document: OpenDocument, path: string, operation: OperationObject & { method: string }): Operation {
  const parameters = (operation.parameters ?? []).map((parameter) => resolved(document, parameter));
  return {
    id: operation.operationId,
    group: operation.tags?.[0] ?? '',
    method: operation.method.toUpperCase(),
    path,
    summary: operation.summary ?? operation.operationId,
    description: operation.description ?? '',
    changes: parameters.some(({ in: place, name }) => place === 'header' && name === 'Idempotency-Key'),
    parameters,
    body: jsonOf(operation.requestBody?.content),
    answers: Object.entries(operation.responses).map(([status, response]) => {
      const { description, content } = resolved(document, response);
      return { status, description, content: jsonOf(content) };
    }),
  };
}

function jsonOf(content: Record<string, Exampled> | undefined): Exampled | null {
  return content?.['application/json'] ?? Object.values(content ?? {})[0] ?? null;
}

/** The target of a `$ref` within the document; anything else as it is. */
export function resolved<T extends object>(document: OpenDocument, value: T): T {
  const reference = (value as { $ref?: unknown }).$ref;
  if (typeof reference !== 'string' || !reference.startsWith('#/')) return value;
  let found: unknown = document;
  for (const part of reference.slice(2).split('/')) {
    found = ownValue(found as Record<string, unknown> | undefined, part.replaceAll('~1', '/').replaceAll('~0', '~'));
  }
  return (found as T | undefined) ?? value;
}

/** The operations whose words hold every word looked for. */
export function operationsWith(operations: readonly Operation[], search: string): Operation[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return operations.filter(({ id, method, path, summary, description }) => {
    const said = [id, method, path, summary, description].join(' ').toLocaleLowerCase();
    return words.every((word) => said.includes(word));
  });
}
