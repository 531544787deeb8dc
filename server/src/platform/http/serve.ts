import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import {
  type AnyEndpoint,
  type HandlerInput,
  isRawUpload,
  type ReplyOf,
  type Schema,
  type Upload,
} from '@plateprint/shared/kernel/api/endpoint.ts';
import { fromWire, wirePath } from '@plateprint/shared/kernel/api/wire-name.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { problemSentence } from './problem.ts';
import { refuseForgery } from './forgery.ts';
import { carryPosition, FROM_PRIMARY, type Reading, readingOf } from './reading.ts';
import { writtenBy } from './reply-schema.ts';
import { fileOfBody, takeTypes } from './uploads/raw-upload.ts';
import { misspelledFields } from './fields/misspelled-fields.ts';
import { parseInSlices } from './fields/parse-in-slices.ts';
import { readForm, takeForms } from './uploads/upload.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The actor of a request; null without a session; `fresh` asks the database instead of the memory. Set once, by the app. */
    whoSends: (request: FastifyRequest, how: { fresh: boolean }) => Promise<Actor | null>;
    /** Every endpoint that is served, of one API or, at the root, of both: what the reference shows and the checks walk. */
    served: AnyEndpoint[];
    /** Whether changes can be written; where it is not said, they can. */
    hasRoom?: () => boolean;
    /** How an API does a change that came in whole: once, where its caller names it. Where there is none, it is done. */
    answerOnce?: <Answer>(call: Exchange, act: () => Promise<Answer>) => Promise<Answer>;
  }
  interface FastifyContextConfig {
    /** The endpoint of a route: hooks before the handler see in it who may call. */
    endpoint?: AnyEndpoint;
  }
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Call<E extends AnyEndpoint> = HandlerInput<E> & {
  actor: E['callers'] extends 'signed-in' | 'integration' ? Actor : Actor | null;
  /** Where to read what bears to be a second old. */
  reading: Reading;
} & Exchange;

interface Checked {
  place: string;
  /** Whether a misspelled field is refused by name: left out, it would be as good as not sent. */
  refusesMisspelled?: boolean;
}

async function check(
  schema: Schema | undefined,
  value: unknown,
  { place, refusesMisspelled = false }: Checked,
): Promise<unknown> {
  if (!schema) return undefined;
  const result = await parseInSlices(schema, fromWire(schema, value));
  const misspelled = refusesMisspelled ? await misspelledFields(schema, value) : [];
  if (result.success) {
    if (misspelled.length > 0) throw new AppError('invalid_input', misspelled);
    return result.data;
  }
  throw new AppError(
    'invalid_input',
    [
      ...misspelled,
      ...result.error.issues.map((issue) => ({
        path: issue.path.length > 0 ? wirePath(schema, issue.path).map(String).join('.') : place,
        code: issue.code === 'custom' ? issue.message || 'custom' : issue.code,
        message: problemSentence(issue.message),
      })),
    ].slice(0, 50),
  );
}

/** Serves one endpoint: who is calling, what came in, and only what the reply's schema names goes out. */
export function serve<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<ReplyOf<E>>,
): void {
  app.served.push(endpoint);
  const upload = endpoint.upload as Upload | undefined;
  if (!upload) return void app.route(routeOf(app, endpoint, handler));
  void app.register(async (scope) => {
    if (isRawUpload(upload)) takeTypes(scope, upload);
    else await takeForms(scope);
    scope.route(routeOf(app, endpoint, handler));
  });
}

async function sentIn(request: FastifyRequest, upload: Upload | undefined): Promise<{ body: unknown; file?: Uint8Array }> {
  if (!upload) return { body: request.body };
  return isRawUpload(upload) ? { body: undefined, file: fileOfBody(request) } : readForm(request, upload);
}

function routeOf<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<ReplyOf<E>>,
): RouteOptions {
  return {
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    ...writtenBy(endpoint.reply),
    config: { endpoint },
    ...(endpoint.largestBody > 0 ? { bodyLimit: endpoint.largestBody } : {}),
    async handler(request, reply) {
      const { changes, callers }: AnyEndpoint = endpoint;
      if (changes && callers !== 'integration') refuseForgery(request);
      const actor = await app.whoSends(request, { fresh: changes });
      if (callers !== 'anyone' && !actor) throw new AppError('not_signed_in');
      const form = await sentIn(request, endpoint.upload as Upload | undefined);
      const isProgram = callers === 'integration';
      const reading = changes ? FROM_PRIMARY : readingOf(app, request, isProgram);
      const call = {
        params: await check(endpoint.params, request.params, { place: 'params' }),
        query: await check(endpoint.query, request.query, { place: 'query', refusesMisspelled: isProgram }),
        ...form,
        body: await check(endpoint.body, form.body, { place: 'body', refusesMisspelled: isProgram }),
        actor,
        reading,
        request,
        reply,
      } as Call<E>;
      if (changes && !endpoint.small && app.hasRoom?.() === false) throw new AppError('no_room');
      const { answerOnce } = app;
      if (!changes) return readWith(app, handler, call);
      const answer = await (answerOnce ? answerOnce({ request, reply }, async () => handler(call)) : handler(call));
      await carryPosition(app, reply, isProgram);
      return answer;
    },
  };
}

/** Reads from the primary where the replica fails. */
async function readWith<E extends AnyEndpoint>(
  { replica }: FastifyInstance,
  handler: (call: Call<E>) => Promise<ReplyOf<E>>,
  call: Call<E>,
): Promise<ReplyOf<E>> {
  if (call.reading === FROM_PRIMARY) return handler(call);
  try {
    return await handler(call);
  } catch (error) {
    if (error instanceof AppError) throw error;
    replica?.lost();
    return handler({ ...call, reading: FROM_PRIMARY });
  }
}
