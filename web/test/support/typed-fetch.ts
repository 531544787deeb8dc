import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { AnyEndpoint, HandlerInput, Schema } from '@plateprint/shared/kernel/api/endpoint.ts';
import { fromWire, toWire } from '@plateprint/shared/kernel/api/wire-name.ts';
import * as z from 'zod/mini';
import { ConnectionLost, type Answer } from './answer.ts';
import { matchedCall, type MatchedCall } from './matched-call.ts';

/** A fault of the test itself: it fails, whatever the page makes of it. */
class Fault extends Error {}

/**
 * Stands in the network's place: what the product's own client sends is read by the schemas of its endpoint, and every answer
 * by the schema of its reply. What nobody answers, or what does not parse, is a fault that fails the test.
 */
export class TypedFetch {
  readonly faults: string[] = [];
  private readonly calls: { endpoint: AnyEndpoint; input: unknown }[] = [];
  private answers: Answer[] = [];

  /** Later ones come first: a test says what differs from what every page is answered. */
  give(answers: readonly Answer[]): void {
    this.answers = [...answers.toReversed(), ...this.answers];
  }

  /** The inputs of an endpoint, the first call first. */
  asked<E extends AnyEndpoint>(endpoint: E): HandlerInput<E>[] {
    return this.calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input as HandlerInput<E>);
  }

  readonly fetch = async (address: string | URL, request: RequestInit = {}): Promise<Response> => {
    const url = new URL(address, location.href);
    try {
      if (url.pathname === '/api/config') return Response.json({});
      request.signal?.throwIfAborted();
      return await this.answered(url, request);
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown;
      this.faults.push(thrown.message);
      return Response.json({ code: 'internal' }, { status: 500 });
    }
  };

  private async answered(url: URL, request: RequestInit): Promise<Response> {
    const name = `${request.method ?? 'GET'} ${url.pathname}${url.search}`;
    const call = matchedCall(this.answers, request.method ?? 'GET', url.pathname);
    if (!call) throw new Fault(`${name} is answered by nobody`);
    const { endpoint, give } = call.answer;
    const input = await inputOf(call, url, request);
    this.calls.push({ endpoint, input });
    const given = await answerOf(give, input);
    if (given instanceof ConnectionLost) throw new TypeError('Failed to fetch');
    if (given instanceof AppError) return Response.json({ code: given.code, fields: given.fields }, { status: given.status });
    return Response.json(toWire(endpoint.reply as Schema, parsed(endpoint.reply as Schema, given, `the answer to ${name}`)));
  }
}

async function inputOf({ answer: { endpoint }, params }: MatchedCall, url: URL, request: RequestInit): Promise<unknown> {
  const form = request.body instanceof FormData ? request.body : null;
  const sent: unknown = form ? fieldsOf(form) : await jsonOf(request.body);
  const file = form?.get((endpoint.upload as { field: string } | undefined)?.field ?? '');
  const read = (schema: Schema | undefined, value: unknown, part: string): unknown =>
    schema ? parsed(schema, fromWire(schema, value), `${part} of ${endpoint.method} ${endpoint.path}`) : undefined;
  return {
    params: read(endpoint.params as Schema | undefined, params, 'the path'),
    query: read(endpoint.query as Schema | undefined, Object.fromEntries(url.searchParams), 'the query'),
    body: read(endpoint.body as Schema | undefined, sent, 'the body'),
    ...(file instanceof Blob ? { file: new Uint8Array(await file.arrayBuffer()) } : {}),
  };
}

/** A large body comes in parts. */
async function jsonOf(body: RequestInit['body']): Promise<unknown> {
  const text = body instanceof Blob ? await body.text() : body;
  return typeof text === 'string' ? JSON.parse(text) : undefined;
}

function fieldsOf(form: FormData): Record<string, unknown> {
  return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
}

function parsed(schema: Schema, value: unknown, part: string): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw new Fault(`${part}: ${z.prettifyError(result.error)}`);
  return result.data;
}

/** A refusal may be thrown as well, as the server's own code does. */
async function answerOf(give: (input: unknown) => unknown, input: unknown): Promise<unknown> {
  try {
    return await give(input);
  } catch (thrown) {
    if (thrown instanceof AppError) return thrown;
    throw new Fault(`an answer threw: ${String(thrown)}`, { cause: thrown });
  }
}
