import type { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { AnyEndpoint, HandlerInput, ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';

/** A connection that breaks: the call is never answered. */
export class ConnectionLost extends Error {}

type Given<E> = ReplyOf<E> | AppError | ConnectionLost;
type Giver<E> = (input: HandlerInput<E>) => Given<E> | Promise<Given<E>>;

/** The answer of a test's server to one call; `give` gets the input, checked by the endpoint's own schemas. */
export interface Answer {
  endpoint: AnyEndpoint;
  give: (input: unknown) => unknown;
}

/**
 * Binds an answer to its endpoint: what is not of its reply's schema does not compile, and does not parse when it is given.
 * `answer(listMembers, { items: [], next: null })`, or a function of what was asked; a refusal is an `AppError`.
 */
export function answer<E extends AnyEndpoint>(endpoint: E, given: Given<E> | Giver<E>): Answer {
  return { endpoint, give: typeof given === 'function' ? (given as (input: unknown) => unknown) : () => given };
}
