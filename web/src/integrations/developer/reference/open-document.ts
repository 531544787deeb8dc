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

export interface OperationObject {
  operationId: string;
  tags?: readonly string[];
  summary?: string;
  description?: string;
  parameters?: readonly ParameterObject[];
  requestBody?: { content: Record<string, Exampled> };
  responses: Record<string, ResponseObject>;
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
