import { AppError, type FieldProblem, type ProblemCode } from '@plateprint/shared/kernel/api/app-error.ts';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { databaseProblem } from '../database/database-problem.ts';
import { isNoRoom } from '../storage/no-room.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TooEarly } from './too-early.ts';

/** Refusals by Fastify itself, in our codes. */
const FASTIFY_CODES: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_BAD_URL: 'malformed_request',
};

function asAppError(error: FastifyError | AppError): AppError | null {
  if (error instanceof AppError) return error;
  if (isNoRoom(error)) return new AppError('no_room');
  const ofDatabase = databaseProblem(error);
  if (ofDatabase) return new AppError(ofDatabase);
  const code = ownValue(FASTIFY_CODES, error.code);
  if (code) return new AppError(code);
  if (error.statusCode === 429) return new AppError('too_many_requests');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new AppError('malformed_request');
  return null;
}

/** Problem details (RFC 9457): a stable code, the fields concerned, the request's id, and nothing about our inside. */
export async function sendProblem(
  reply: FastifyReply,
  problem: { code: ProblemCode; status: number; fields?: readonly FieldProblem[] },
): Promise<void> {
  await reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      type: 'about:blank',
      title: problem.code.replaceAll('_', ' '),
      status: problem.status,
      code: problem.code,
      fields: problem.fields ?? [],
      requestId: reply.request.id,
    });
}

/** @param tell is called with every unforeseen error. */
export function answerProblems(app: FastifyInstance, tell?: (error: Error, request: FastifyRequest) => void): void {
  app.setErrorHandler(async (error: FastifyError | AppError, request: FastifyRequest, reply) => {
    const known = asAppError(error);
    if (known?.code === 'unavailable') request.log.error({ err: error }, 'the database does not answer');
    if (known instanceof TooEarly && !reply.hasHeader('retry-after')) reply.header('retry-after', known.seconds);
    if (known) return sendProblem(reply, known);
    request.log.error({ err: error }, 'a request failed');
    tell?.(error, request);
    return sendProblem(reply, { code: 'internal', status: 500 });
  });
}

/** An address that cannot be decoded belongs to no route, so no hook runs: its answer carries its own headers. */
export function answerBrokenAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    'x-request-id': request.id,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  void sendProblem(reply, new AppError('malformed_request'));
}

/**
 * The sentence for each code of a field, for people who read an answer; programs go by the code. A code without one is its own
 * sentence.
 */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['article_twice', 'The same article stands in the call twice.'],
  ['blank', 'It is empty, or holds nothing but spaces.'],
  ['client_key_twice', 'The same key stands in the call twice.'],
  ['control_characters', 'It holds control characters, or half a character.'],
  ['ends_before_it_begins', 'The last day comes before the first.'],
  ['email', 'This is no e-mail address.'],
  ['external_id_twice', 'The same external id stands in the call twice.'],
  ['invalid_month', 'This is no month, written like 2026-11.'],
  ['line_breaks', 'It may not hold line breaks.'],
  ['line_says_nothing', 'A line needs a text, or an ingredient with an amount.'],
  ['markup', 'It may not hold markup.'],
  ['no_month', 'This is no month, written like 2026-11.'],
  ['no_name', 'A name is missing.'],
  ['no_reason', 'A reason is missing.'],
  ['no_template_name', 'The template needs a name.'],
  ['no_word', 'A word is missing.'],
  ['not_a_day', 'This is no day of the calendar, written like 2026-11-20, from 1990 to 2100.'],
  ['not_an_address', 'This is no web address that can be called.'],
  ['row_says_nothing', 'A row needs an external id, a recipe’s id or a name.'],
  ['side_unclear', 'Say one thing to compare on each side: a report, a restaurant with a month, or a recipe.'],
  ['unknown_location', 'This country, or database, is not known.'],
]);

export function problemSentence(message: string): string {
  return SENTENCES.get(message) ?? message;
}
