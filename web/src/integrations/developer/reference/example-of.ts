import { isOwnKey, ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { type Exampled, type JsonSchema, type OpenDocument, type ParameterObject, resolved } from './open-document.ts';
import type { Operation } from './open-operations.ts';

/** Schemas within schemas that an example goes into: one that holds itself must end. */
const DEEPEST = 8;

/** The document's own example of a body, else one that its schema allows; undefined where there is no body. */
export function bodyExample(document: OpenDocument, { body }: Operation, name?: string): unknown {
  if (!body) return undefined;
  return givenExample(body, name) ?? (body.schema ? exampleOf(document, body.schema) : {});
}

/** The first value of a parameter; an optional one is left out unless the document has an example. */
export function parameterExample(document: OpenDocument, parameter: ParameterObject, name?: string): string {
  const schema = parameter.schema ? resolved(document, parameter.schema) : {};
  const given = givenExample(parameter, name) ?? schema.examples?.[0];
  if (given !== undefined) return written(given);
  return parameter.required ? written(exampleOf(document, schema)) : '';
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The example of a name, else the first. A parameter that the named example leaves out is left out. */
export function givenExample({ example, examples = {} }: Exampled, name?: string): unknown {
  if (name !== undefined && isOwnKey(examples, name)) return ownValue(examples, name)?.value;
  return example ?? Object.values(examples)[0]?.value;
}

/** The names of an operation's examples, wherever in it they stand. */
export function exampleNames({ parameters, body }: Operation): string[] {
  return [...new Set([...parameters, ...(body ? [body] : [])].flatMap(({ examples = {} }) => Object.keys(examples)))];
}

/** A value that a schema allows: its own example where it has one, of an object the fields that must be there. */
function exampleOf(document: OpenDocument, from: JsonSchema, depth = 0): unknown {
  const schema = resolved(document, from);
  const own = schema.examples?.[0] ?? schema.const ?? schema.default ?? schema.enum?.[0];
  if (own !== undefined || depth > DEEPEST) return own ?? null;
  const part = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (part) return exampleOf(document, part, depth + 1);
  const type = Array.isArray(schema.type) ? (schema.type as readonly string[])[0] : schema.type;
  if (type === 'object') return objectExample(document, schema, depth);
  if (type === 'array') return schema.items ? [exampleOf(document, schema.items, depth + 1)] : [];
  if (type === 'string') return 'text';
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return Math.max(schema.minimum ?? 1, 1);
  return null;
}

function objectExample(document: OpenDocument, { properties = {}, required = [] }: JsonSchema, depth: number): unknown {
  const all = Object.entries(properties);
  const needed = all.filter(([name]) => required.includes(name));
  // Where nothing must be there, something has to be all the same.
  const entries = needed.length > 0 ? needed : all.slice(0, 1);
  return Object.fromEntries(entries.map(([name, schema]) => [name, exampleOf(document, schema, depth + 1)]));
}
