import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { FastifyReply } from 'fastify';

/** The caller has closed the connection: nobody reads the answer, and this is not reported as a failure. */
class CallerGone extends AppError {
  constructor() {
    super('malformed_request');
  }
}

/**
 * Says when nobody waits for an answer any more, so that what only makes it is not done to its end. What changes something is: whether its
 * caller still waits tells nothing of whether it is wanted.
 */
export function goneOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new CallerGone());
  });
  return gone.signal;
}
