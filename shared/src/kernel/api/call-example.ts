import type { AnyEndpoint, CallInput, ReplyOf } from './endpoint.ts';

/** A call with its answer, as the OpenAPI document shows it; a test runs it against the demo. */
export interface CallExample {
  endpoint: AnyEndpoint;
  /** One line: what it is an example of. */
  name: string;
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  reply: unknown;
  /** What of the answer differs from day to day, as paths in dots: `items.*.id`. Everything else is answered as it stands here. */
  varies: readonly string[];
}

type Shown<E> = CallInput<E> & { name: string; reply: ReplyOf<E>; varies?: readonly string[] };

export function example<E extends AnyEndpoint>(endpoint: E, { varies = [], ...shown }: Shown<E>): CallExample {
  return { ...(shown as Omit<CallExample, 'endpoint' | 'varies'>), endpoint, varies };
}
