import type { FileProblemCode } from './file-problem.ts';

/**
 * What a worker does, by name: each method takes one value and answers one. While it works it may say something of it, such as
 * how far it is.
 */
export type WorkerService = Record<string, (input: never, say: never) => unknown>;

export type InputOf<Method> = Method extends (input: infer Input, ...rest: never) => unknown ? Input : never;
export type AnswerOf<Method> = Method extends (...all: never) => infer Answer ? Awaited<Answer> : never;
export type SaidOf<Method> = Method extends (input: never, say: (said: infer Said) => void) => unknown ? Said : never;

/** From the page to the worker. */
export interface WorkerCall {
  call: number;
  method: string;
  input: unknown;
}

/** From the worker to the page: something of the work, its answer, or why there is none. */
export type WorkerReply = { call: number } & (
  | { said: unknown }
  | { answer: unknown }
  | { problem: FileProblemCode }
  | { failure: string }
);

/** A worker as the page sees it, and the page as the worker does. */
export interface WorkerPort {
  postMessage: (message: unknown) => void;
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
}
