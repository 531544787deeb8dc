import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { bodyExample, parameterExample } from './example-of.ts';
import type { OpenDocument } from './open-document.ts';
import type { Operation } from './open-operations.ts';

/** A request as it is being written: parameters by place and name, the body as JSON text; null where there is none. */
export interface RequestDraft {
  parameters: Readonly<Record<string, string>>;
  body: string | null;
}

/** The request as it is sent, or shown as code. */
export interface WrittenRequest {
  method: string;
  /** The operation's path with its braces. */
  path: string;
  /** The API's base, as an address. */
  base: string;
  parameters: readonly { name: string; in: string; value: string; isNumber: boolean; isBoolean: boolean }[];
  body: string | null;
}

/** The document's example, in the caller's own restaurant: a call that is tried reaches something of theirs. */
export function draftOf(
  document: OpenDocument,
  operation: Operation,
  own: { restaurantId: string | null; example?: string },
): RequestDraft {
  const parameters = operation.parameters.map((parameter) => [
    keyOf(parameter),
    parameter.name === 'restaurantId' && own.restaurantId !== null
      ? own.restaurantId
      : parameterExample(document, parameter, own.example),
  ]);
  const body = bodyExample(document, operation, own.example);
  return {
    parameters: Object.fromEntries(parameters) as Record<string, string>,
    body: body === undefined ? null : JSON.stringify(inOwnRestaurant(body, own.restaurantId), null, 2),
  };
}

function inOwnRestaurant(body: unknown, restaurantId: string | null): unknown {
  if (restaurantId === null || typeof body !== 'object' || body === null || !('restaurantId' in body)) return body;
  return { ...body, restaurantId };
}

export function keyOf({ in: place, name }: { in: string; name: string }): string {
  return `${place}.${name}`;
}

export function writtenRequest(base: string, { method, path, parameters }: Operation, draft: RequestDraft): WrittenRequest {
  return {
    method,
    path,
    base,
    body: draft.body,
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      in: parameter.in,
      value: ownValue(draft.parameters, keyOf(parameter)) ?? '',
      isNumber: parameter.schema?.type === 'number' || parameter.schema?.type === 'integer',
      isBoolean: parameter.schema?.type === 'boolean',
    })),
  };
}

/** The parameters in the request: without those that were left empty. */
export function parametersIn(request: WrittenRequest, place: string): WrittenRequest['parameters'] {
  return request.parameters.filter((parameter) => parameter.in === place && parameter.value !== '');
}

/** The whole address with path and query filled in. */
export function addressOf(request: WrittenRequest): string {
  const values = new Map(parametersIn(request, 'path').map(({ name, value }) => [name, value]));
  const path = request.path.replace(/\{(\w+)\}/g, (braces, name: string) => {
    const value = values.get(name);
    return value === undefined ? braces : encodeURIComponent(value);
  });
  const query = parametersIn(request, 'query').map(
    ({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  return `${request.base}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** Where a path still has a parameter without a value, its name. */
export function missingParameter({ path, parameters }: WrittenRequest): string | null {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return names.find((name) => !parameters.some((each) => each.in === 'path' && each.name === name && each.value !== '')) ?? null;
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
