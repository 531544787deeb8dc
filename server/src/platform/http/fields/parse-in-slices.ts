import type { Schema } from '@plateprint/shared/kernel/api/endpoint.ts';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import * as z from 'zod/mini';
import { inSlices } from '../../slices/in-slices.ts';
import { readBy } from './compiled-schema.ts';

/** A body whose lists have more members than this in all is looked at in slices: a row takes three thousandths of a millisecond. */
const MANY = 500;

/** The parts of zod's definitions that say where lists stand. */
interface Definition {
  type: string;
  shape?: Readonly<Record<string, Schema>>;
  element?: Schema;
  innerType?: Schema;
}

type Read = ReturnType<Schema['safeParse']>;

/**
 * What a schema makes of a value, as `safeParse` does: the members of long lists in its fields are looked at one by one, and whoever else asks
 * for something is answered meanwhile. A value that is refused is looked at once more in one go, to say why.
 */
export async function parseInSlices(schema: Schema, value: unknown): Promise<Read> {
  const lists = listsIn(schema, value);
  if (lists.reduce((sum, { members }) => sum + members.length, 0) <= MANY) return readBy(schema, value);
  const read = new Map<string, unknown>(Object.entries(value as object));
  for (const { field, members, element } of lists) {
    const outputs = await outputsOf(members, element);
    if (!outputs) return schema.safeParse(value);
    read.set(field, outputs);
  }
  return withoutMembers(schema).safeParse(Object.fromEntries(read));
}

interface List {
  field: string;
  members: readonly unknown[];
  element: Schema;
}

function listsIn(schema: Schema, value: unknown): List[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const lists: List[] = [];
  for (const { field, element } of listFieldsOf(schema)) {
    const members: unknown = ownValue(value as Record<string, unknown>, field);
    if (Array.isArray(members)) lists.push({ field, members, element });
  }
  return lists;
}

const listFields = new WeakMap<Schema, readonly Pick<List, 'field' | 'element'>[]>();

/** The fields of an object that hold lists, looked for once. */
function listFieldsOf(schema: Schema): readonly Pick<List, 'field' | 'element'>[] {
  const before = listFields.get(schema);
  if (before) return before;
  const { type, shape } = definitionOf(schema);
  const found = Object.entries(type === 'object' ? (shape ?? {}) : {}).flatMap(([field, inner]) => {
    const element = elementOf(inner);
    return element ? [{ field, element }] : [];
  });
  listFields.set(schema, found);
  return found;
}

/** Null where one of them is refused. */
async function outputsOf(members: readonly unknown[], element: Schema): Promise<unknown[] | null> {
  let isRefused = false;
  const outputs = await inSlices(members, (member) => {
    if (isRefused) return undefined;
    const { success, data } = readBy(element, member);
    isRefused = !success;
    return data;
  });
  return isRefused ? null : outputs;
}

function definitionOf({ def }: Schema): Definition {
  return def;
}

const MAY_BE_ABSENT: ReadonlySet<string> = new Set(['default', 'optional', 'nullable']);

/** Of a list, which may be left out; null for anything else. */
function elementOf(schema: Schema): Schema | null {
  const { type, element, innerType } = definitionOf(schema);
  if (type === 'array') return element ?? null;
  return MAY_BE_ABSENT.has(type) && innerType ? elementOf(innerType) : null;
}

const known = new WeakMap<Schema, Schema>();

/** The same schema with everything that it asks of lists but what it asks of their members, which have been looked at. */
function withoutMembers(schema: Schema): Schema {
  const before = known.get(schema);
  if (before) return before;
  const { shape } = definitionOf(schema);
  const lists = Object.entries(shape ?? {}).filter(([, inner]) => elementOf(inner) !== null);
  const made = withDefinition(schema, {
    shape: { ...shape, ...Object.fromEntries(lists.map(([field, inner]) => [field, ofAnything(inner)])) },
  });
  known.set(schema, made);
  return made;
}

function ofAnything(schema: Schema): Schema {
  const { type, innerType } = definitionOf(schema);
  if (type === 'array' || !innerType) return withDefinition(schema, { element: z.unknown() });
  return withDefinition(schema, { innerType: ofAnything(innerType) });
}

/** A schema with another part; its checks stay. */
function withDefinition(schema: Schema, changed: Partial<Definition>): Schema {
  return z.clone(schema, { ...schema.def, ...changed } as Schema['def']);
}
