import type { AnyEndpoint, CallInput, ReplyOf } from './endpoint.ts';

/** A file that can be shown as text. */
export interface ShownFile {
  type: string;
  text: string;
}

/** A call with its answer, as the OpenAPI document shows it; a test runs it against the demo. */
export interface CallExample {
  endpoint: AnyEndpoint;
  /** One line: what it is an example of. */
  name: string;
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Of a call whose body is a file. */
  file?: ShownFile;
  reply: unknown;
  /** The parts of the answer that differ from day to day, as paths in dots: `items.*.id`. Everything else is answered as it stands here. */
  varies: readonly string[];
}

type Shown<E> = Omit<CallInput<E>, 'file'> & { file?: ShownFile } & {
  name: string;
  reply: ReplyOf<E>;
  varies?: readonly string[];
};

export function example<E extends AnyEndpoint>(endpoint: E, { varies = [], ...shown }: Shown<E>): CallExample {
  return { ...(shown as Omit<CallExample, 'endpoint' | 'varies'>), endpoint, varies };
}
