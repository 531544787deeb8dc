import { useMutation } from '@tanstack/react-query';
import { failureOf, type ClientFailure } from '../../../platform/api/client-failure.ts';
import { addressOf, parametersIn, type WrittenRequest } from './request-draft.ts';

/** The headers of an answer that say something to the caller. */
const SHOWN_HEADERS = [
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'idempotent-replayed',
  'x-request-id',
];
/** A batch of 1,000 recipes may take a while. Milliseconds. */
const TIMEOUT = 60_000;

export interface TriedAnswer {
  status: number;
  /** Milliseconds from sending to the whole answer, as measured here. */
  took: number;
  headers: readonly (readonly [string, string])[];
  /** JSON set out to be read; anything else as it came. */
  body: string;
}

async function send(request: WrittenRequest, key: string): Promise<TriedAnswer> {
  const begun = performance.now();
  try {
    const answer = await fetch(addressOf(request), {
      method: request.method,
      // By the key alone, as a program calls: the person's own session has no part in it.
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: {
        authorization: `Bearer ${key}`,
        ...(request.body === null ? {} : { 'content-type': 'application/json' }),
        ...Object.fromEntries(parametersIn(request, 'header').map(({ name, value }) => [name, value])),
      },
      ...(request.body === null ? {} : { body: request.body }),
    });
    const body = await answer.text();
    return {
      status: answer.status,
      took: performance.now() - begun,
      headers: SHOWN_HEADERS.flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      }),
      body: setOut(body),
    };
  } catch (thrown) {
    throw failureOf(thrown);
  }
}

function setOut(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** Sends a request to this installation, as it is written. Neither the key nor the answer is kept anywhere. */
export function useTry() {
  return useMutation<TriedAnswer, ClientFailure, { request: WrittenRequest; key: string }>({
    mutationFn: ({ request, key }) => send(request, key),
    gcTime: 0,
  });
}
