import { createHash } from 'node:crypto';
import { AppError, type FieldProblem, type ProblemCode } from '@plateprint/shared/kernel/api/app-error.ts';
import { toWire } from '@plateprint/shared/kernel/api/wire-name.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { answerOf, beginOnce, type Begun, freeKey, keepAnswer, type StoredAnswer } from './answer-store.ts';

const HEADER = 'idempotency-key';
const KEY = /^[\x21-\x7e]{1,200}$/;

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers[HEADER];
  if (key === undefined) return null;
  if (typeof key === 'string' && KEY.test(key)) return key;
  const message = 'An Idempotency-Key has 1 to 200 characters of ASCII, without spaces.';
  throw new AppError('invalid_input', [{ path: 'Idempotency-Key', code: 'invalid_key', message }]);
}

function hashOf({ method, url, body }: FastifyRequest): Buffer {
  const asked = createHash('sha256').update(`${method} ${url}\n`);
  // Of a file its bytes.
  return asked.update(body instanceof Uint8Array ? body : JSON.stringify(body ?? null)).digest();
}

function repeated({ status, body }: StoredAnswer, reply: FastifyReply): unknown {
  reply.header('idempotent-replayed', 'true');
  if (status < 400) return body;
  const { code, fields } = body as { code: ProblemCode; fields: FieldProblem[] };
  throw new AppError(code, fields);
}

/** Does a call that names an Idempotency-Key once, over all nodes; sent again, what was answered first is answered again. */
export async function answerOnce<Answer>(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  act: () => Promise<Answer>,
): Promise<Answer> {
  const integrationId = request.openCaller?.integration.id;
  const key = keyOf(request);
  if (key === null || integrationId === undefined) return act();
  const once: Begun = { integrationId, key, hash: hashOf(request), begun: clock() };
  if (!(await beginOnce(database, once))) {
    const kept = await answerOf(database, once);
    if (kept === 'other') throw new AppError('idempotency_key_reused');
    if (kept === null || kept === 'running') throw stillRunning(reply);
    return repeated(kept, reply) as Answer;
  }
  request.once = once;
  return actAndKeep(database, once, async () => asSent(request, await act()) as Answer);
}

/** In the words of the wire, in which it is stored: another version may repeat it. */
function asSent({ routeOptions }: FastifyRequest, answer: unknown): unknown {
  return toWire(routeOptions.config.endpoint?.reply, answer);
}

function stillRunning(reply: FastifyReply): AppError {
  reply.header('retry-after', 1);
  return new AppError('call_still_running');
}

async function actAndKeep<Answer>(database: Database, once: Begun, act: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await act();
    await keepAnswer(database, once, { status: 200, body: answer });
    return answer;
  } catch (failure) {
    if (failure instanceof AppError && failure.status < 500) {
      const { code, fields, status } = failure;
      await keepAnswer(database, once, { status, body: { code, fields } });
    } else await freeKey(database, once);
    throw failure;
  }
}

/**
 * Keeps the answer with the action itself: hand in the action's transaction as its last step where doing it twice would do harm,
 * so that a process that is killed leaves both or neither. Without an Idempotency-Key it does nothing.
 * @throws call_still_running where another process has taken the call over: then the action is rolled back
 */
export async function keepWithAction(transaction: Database, request: FastifyRequest, answer: unknown): Promise<void> {
  const { once } = request;
  if (once === null) return;
  if (!(await keepAnswer(transaction, once, { status: 200, body: asSent(request, answer) })))
    throw new AppError('call_still_running');
}
