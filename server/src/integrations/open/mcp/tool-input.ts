import { IN_REFERENCE } from '@plateprint/shared/kernel/api/described.ts';
import type { Schema } from '@plateprint/shared/kernel/api/endpoint.ts';
import * as z from 'zod/mini';
import { isOwnKey } from '@plateprint/shared/kernel/own-value.ts';
import type { Tool } from './tools.ts';

const PLACES = ['params', 'query', 'body'] as const;

interface ObjectSchema {
  properties: Record<string, unknown>;
  required: string[];
}

function objectOf(schema: Schema | undefined): ObjectSchema {
  if (schema === undefined) return { properties: {}, required: [] };
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io: 'input',
    unrepresentable: 'any',
    ...IN_REFERENCE,
  }) as Partial<ObjectSchema>;
  return { properties, required };
}

/** The input of a tool as one object: what the call has in its path, its query and its body. */
export function inputSchemaOf({ endpoint, without = [] }: Tool): { type: 'object' } & ObjectSchema {
  const objects = PLACES.map((place) => objectOf(endpoint[place] as Schema | undefined));
  const properties = Object.fromEntries(
    objects.flatMap((one) => Object.entries(one.properties).filter(([name]) => !without.includes(name))),
  );
  return { type: 'object', properties, required: objects.flatMap(({ required }) => required) };
}

/** Arguments that the tool does not have: an assistant that misspells one gets a refusal that names it. */
export function unknownArguments(tool: Tool, given: Record<string, unknown>): string[] {
  const { properties } = inputSchemaOf(tool);
  return Object.keys(given).filter((name) => !isOwnKey(properties, name));
}

/** A tool's arguments as the call takes them, each in its place. */
export function callInputOf(
  { endpoint, without = [] }: Tool,
  given: Record<string, unknown>,
): { params: object; query: object; body: object | undefined } {
  const [params, query, body] = PLACES.map((place) => {
    const { properties } = objectOf(endpoint[place] as Schema | undefined);
    const known = Object.entries(given).filter(([name]) => isOwnKey(properties, name) && !without.includes(name));
    return Object.fromEntries(known);
  }) as [object, object, object];
  return { params, query, body: endpoint.body === undefined ? undefined : body };
}
