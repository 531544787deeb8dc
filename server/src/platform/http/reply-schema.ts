import type { Schema } from '@plateprint/shared/kernel/api/endpoint.ts';
import { inWireNames, toWire } from '@plateprint/shared/kernel/api/wire-name.ts';
import fastJsonStringify from 'fast-json-stringify';
import type { RouteOptions } from 'fastify';
import * as z from 'zod/mini';

type Node = Record<string, unknown>;

function isNull(node: unknown): boolean {
  return typeof node === 'object' && node !== null && (node as Node)['type'] === 'null';
}

/**
 * A serialiser tries the branches of `anyOf` one by one with a validator; "this or null" has a quicker word (`nullable`).
 * A branch fits whatever more a value holds, which is not written: else a choice of objects would fail instead of being stripped.
 */
function simplify(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplify);
  if (typeof node !== 'object' || node === null) return node;
  const { $schema: _, ...rest } = node as Node;
  if (rest['additionalProperties'] === false) delete rest['additionalProperties'];
  const branches = rest['anyOf'];
  if (Array.isArray(branches) && branches.length === 2 && branches.some(isNull)) {
    const other = simplify(branches.find((branch) => !isNull(branch))) as Node;
    const { anyOf: __, ...around } = rest;
    // A union has no type of its own to be nullable: there "or null" stays one more branch.
    if ('type' in other) return { ...around, ...withNull(other), nullable: true };
  }
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, simplify(value)]));
}

/** Inside a choice of objects the value is checked too: there a list of words must name null itself. */
function withNull(node: Node): Node {
  return Array.isArray(node['enum']) ? { ...node, enum: [...(node['enum'] as unknown[]), null] } : node;
}

/** The reply's shape for a compiled serialiser, which writes the named fields only. */
function replySchemaOf(schema: Schema): Node {
  const asSent = { target: 'draft-7', io: 'output', unrepresentable: 'any', override: inWireNames } as const;
  return simplify(z.toJSONSchema(schema, asSent)) as Node;
}

type Writer = (reply: unknown) => string;

const writers = new WeakMap<Schema, Writer>();

/** Writes replies of a schema in the words of the wire. A writer is compiled once in a process; that of every endpoint takes half a second. */
export function writerOf(schema: Schema): Writer {
  const compiled = writers.get(schema);
  if (compiled) return compiled;
  const write = fastJsonStringify(replySchemaOf(schema));
  const writer = (reply: unknown): string => write(toWire(schema, reply));
  writers.set(schema, writer);
  return writer;
}

/** For a route whose replies are written by their schema alone. The writer is made with the first of them. */
export function writtenBy(schema: Schema): Pick<RouteOptions, 'schema' | 'serializerCompiler'> {
  return { schema: { response: { 200: {} } }, serializerCompiler: () => (reply) => writerOf(schema)(reply) };
}
