import { OBJECT_WORDS } from '@plateprint/shared/kernel/object-words.fixture.ts';
import fc from 'fast-check';
import { anyText, type Node, type TextOf, valueOf } from '../support/arbitrary-reply.ts';
import type { NamedOperation } from '../support/openapi-faults.ts';
import { conforms } from './conforms.ts';
import { JSON_TYPE, type Parameter, type Request, requestOf } from './malformed-request.ts';

/** By the names of fields and parameters, what exists: with it calls go on to their work. */
export type Known = ReadonlyMap<string, readonly string[]>;

const WORDS = [...OBJECT_WORDS, ...OBJECT_WORDS.map((word) => `2 dl ${word}`), ...OBJECT_WORDS.map((word) => `${word} ${word}`)];

/**
 * Requests as an operation describes them, with the words that every object answers to wherever it takes text: as values, as
 * names of fields, in the path and in the query. A cursor is none of ours then, and would end every list before it began.
 */
export function wordedRequest(base: string, described: NamedOperation, known: Known): fc.Arbitrary<Request> | null {
  const { method, path, operation } = described;
  if (path === '/users/sign-out') return null; // nothing after it would have a session
  const texts = textsOf(isHarmless(described) ? known : new Map());
  const parameters = (operation.parameters ?? []) as Parameter[];
  const valuesIn = (place: string) =>
    Object.fromEntries(
      parameters
        .filter(({ in: where, name }) => where === place && name !== 'cursor')
        .map(({ name, schema }) => [name, valueOf(schema, texts, name).map(String)]),
    );
  const body = operation.requestBody?.content?.[JSON_TYPE]?.schema as Node | undefined;
  return fc
    .record({
      path: fc.record(valuesIn('path')),
      query: fc.record(valuesIn('query'), { requiredKeys: [] }),
      body: body ? valueOf(body, texts).map((value) => ({ type: JSON_TYPE, text: JSON.stringify(value) })) : fc.constant(null),
    })
    .map((services) => requestOf(base, { method, path }, services));
}

/** False for calls that could take something away for good: those name things that are not there. */
function isHarmless({ method, path }: NamedOperation): boolean {
  return method !== 'DELETE' && !path.startsWith('/admin');
}

function textsOf(known: Known): TextOf {
  return (node, field) => {
    const fitting = [...WORDS, ...(known.get(field) ?? [])].filter((word) => conforms(node, word));
    const real = known.get(field)?.filter((value) => conforms(node, value)) ?? [];
    if (fitting.length === 0) return anyText(node, field);
    return real.length === 0
      ? fc.constantFrom(...fitting)
      : fc.oneof({ arbitrary: fc.constantFrom(...real), weight: 3 }, fc.constantFrom(...fitting));
  };
}
