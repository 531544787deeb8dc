import type * as z from 'zod/mini';
import { ownValue } from '../own-value.ts';

type Schema = z.ZodMiniType;

/** The parts of zod's definitions that say which fields stand where. */
interface Definition {
  type: string;
  wireName?: string;
  shape?: Readonly<Record<string, Schema>>;
  element?: Schema;
  innerType?: Schema;
  options?: readonly Schema[];
  valueType?: Schema;
  items?: readonly Schema[];
  in?: Schema;
  out?: Schema;
}

/**
 * A schema whose field is called otherwise on the wire and in what is stored than in the code, as columns are. The name stands in the schema's
 * definition, so that it survives what makes it optional, described or unlimited; the object that has the field is as it was. Not a codec: a
 * reply goes out without being parsed, and a codec has no fields that others could be made of.
 */
// @__NO_SIDE_EFFECTS__
export function wireName<T extends Schema>(name: string, schema: T): T {
  return schema.clone({ ...schema.def, wireName: name } as T['def']);
}

/** A value of ours in the words of the wire. What has them already stays as it is. */
export function toWire(schema: Schema | undefined, value: unknown): unknown {
  return turnOf(schema)?.toWire(value) ?? value;
}

/** What came over the wire, or was stored, in our words, to be parsed by the schema; what is called as only we do is no field of the wire. */
export function fromWire(schema: Schema | undefined, value: unknown): unknown {
  return turnOf(schema)?.fromWire(value) ?? value;
}

/** Where a problem of a schema is, as the caller calls the place. */
export function wirePath(schema: Schema | undefined, path: readonly PropertyKey[]): PropertyKey[] {
  const names: PropertyKey[] = [];
  let at = schema && plainOf(schema);
  for (const key of path) {
    const { shape, element, valueType, items } = definitionOf(at);
    const field = ownValue(shape, String(key));
    names.push((field && wireNameOf(field)) ?? key);
    const inner = field ?? element ?? valueType ?? items?.[Number(key)];
    at = inner && plainOf(inner);
  }
  return names;
}

const wireShapes = new WeakMap<object, Readonly<Record<string, Schema>>>();

/** The fields of an object as they are called on the wire. */
export function wireShapeOf(shape: Readonly<Record<string, Schema>>): Readonly<Record<string, Schema>> {
  const known = wireShapes.get(shape);
  if (known) return known;
  const named = Object.fromEntries(Object.entries(shape).map(([name, field]) => [wireNameOf(field) ?? name, field]));
  wireShapes.set(shape, named);
  return named;
}

/** What is turned in a schema, without the schema: it is turned by this as by the schema itself. */
export interface WireOutline {
  def: { wireName?: string; shape?: Record<string, WireOutline>; element?: WireOutline; valueType?: WireOutline };
}

/** For a browser, which has no schemas of calls; null where nothing is called otherwise. */
export function wireOutline(schema: Schema): WireOutline | null {
  const { shape = {}, element, valueType } = definitionOf(plainOf(schema));
  const fields = Object.entries(shape).flatMap(([name, field]) => {
    const outline = wireOutline(field);
    return outline ? [[name, outline] as const] : [];
  });
  const [name, each, own] = [wireNameOf(schema), element && wireOutline(element), valueType && wireOutline(valueType)];
  const def = {
    ...(name !== undefined && { wireName: name }),
    ...(fields.length > 0 && { shape: Object.fromEntries(fields) }),
    ...(each && { element: each }),
    ...(own && { valueType: own }),
  };
  return Object.keys(def).length > 0 ? { def } : null;
}

interface JsonSchema {
  properties?: Record<string, unknown>;
  required?: string[];
}

/** For `override` of `z.toJSONSchema`: an object's fields as they are called on the wire. */
export function inWireNames({ zodSchema, jsonSchema }: { zodSchema: object; jsonSchema: JsonSchema }): void {
  const { shape } = definitionOf(zodSchema as Schema);
  if (!shape || !jsonSchema.properties) return;
  const nameOf = (name: string): string => {
    const field = ownValue(shape, name);
    return (field && wireNameOf(field)) ?? name;
  };
  jsonSchema.properties = Object.fromEntries(
    Object.entries(jsonSchema.properties).map(([name, property]) => [nameOf(name), property]),
  );
  if (jsonSchema.required) jsonSchema.required = jsonSchema.required.map(nameOf);
}

function definitionOf(schema: Schema | undefined): Partial<Definition> {
  return schema?.def ?? {};
}

/** Below what lets it be absent. */
function plainOf(schema: Schema): Schema {
  const { innerType } = definitionOf(schema);
  return innerType ? plainOf(innerType) : schema;
}

function wireNameOf(schema: Schema): string | undefined {
  const { wireName: name, innerType } = definitionOf(schema);
  return name ?? (innerType && wireNameOf(innerType));
}

interface Turn {
  toWire: (value: unknown) => unknown;
  fromWire: (value: unknown) => unknown;
}

const turns = new WeakMap<Schema, Turn | null>();

/** Null where nothing in it is called otherwise, as almost everywhere: then a value is not looked at. */
function turnOf(schema: Schema | undefined): Turn | null {
  if (!schema) return null;
  const known = turns.get(schema);
  if (known !== undefined) return known;
  const turn = turnOfDefinition(definitionOf(schema));
  turns.set(schema, turn);
  return turn;
}

function turnOfDefinition({ shape, element, innerType, valueType, ...choice }: Partial<Definition>): Turn | null {
  if (shape) return turnOfObject(shape);
  if (innerType) return turnOf(innerType);
  const { options = [], items = [], in: taken, out: given } = choice;
  if ([...options, ...items, taken, given].some(turnOf))
    throw new Error('in a choice of shapes, a tuple or a transformation nothing is called otherwise on the wire');
  const each = turnOf(element ?? valueType);
  if (!each) return null;
  return { toWire: (value) => eachTurned(value, each.toWire), fromWire: (value) => eachTurned(value, each.fromWire) };
}

function eachTurned(value: unknown, turn: (value: unknown) => unknown): unknown {
  return Array.isArray(value) ? value.map(turn) : renamed(value, (name, inner) => [name, turn(inner)]);
}

function turnOfObject(shape: Readonly<Record<string, Schema>>): Turn | null {
  const fields = Object.entries(shape)
    .map(([name, field]) => ({ name, wire: wireNameOf(field) ?? name, turn: turnOf(field) }))
    .filter(({ name, wire, turn }) => name !== wire || turn);
  if (fields.length === 0) return null;
  const taken = fields.find(({ name, wire }) => name !== wire && Object.hasOwn(shape, wire));
  if (taken) throw new Error(`${taken.wire} is the name of another field`);
  const within = fields.flatMap(({ name, turn }) => (turn ? [{ name, turn }] : []));
  if (fields.every(({ name, wire }) => name === wire))
    return { toWire: (value) => withTurned(value, within, 'toWire'), fromWire: (value) => withTurned(value, within, 'fromWire') };
  const byName = new Map(fields.map((field) => [field.name, field]));
  const byWireName = new Map(fields.map((field) => [field.wire, field]));
  return {
    toWire: (value) =>
      renamed(value, (name, inner) => {
        const field = byName.get(name);
        return field ? [field.wire, field.turn ? field.turn.toWire(inner) : inner] : [name, inner];
      }),
    fromWire: (value) =>
      renamed(value, (name, inner) => {
        const field = byWireName.get(name);
        if (!field) return byName.has(name) ? null : [name, inner];
        return [field.name, field.turn ? field.turn.fromWire(inner) : inner];
      }),
  };
}

/** An object whose own fields are called the same: a copy, which costs less than naming each of them. */
function withTurned(value: unknown, fields: readonly { name: string; turn: Turn }[], way: keyof Turn): unknown {
  if (!isObject(value)) return value;
  const turned = fields.flatMap(({ name, turn }) => {
    const inner = ownValue(value, name);
    return inner === undefined ? [] : [[name, turn[way](inner)] as const];
  });
  return { ...value, ...Object.fromEntries(turned) };
}

/** The object with its fields as they are given, in their order; anything else as it is. */
function renamed(value: unknown, of: (name: string, inner: unknown) => [string, unknown] | null): unknown {
  if (!isObject(value)) return value;
  const fields: [string, unknown][] = [];
  for (const [name, inner] of Object.entries(value)) {
    const field = of(name, inner);
    if (field) fields.push(field);
  }
  return Object.fromEntries(fields);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
