import type * as z from 'zod/mini';
import type { ProblemCode } from './app-error.ts';
import { ownValue } from '../own-value.ts';
import { toWire } from './wire-name.ts';

export type Schema = z.ZodMiniType;
type Maybe = Schema | undefined;

/**
 * The callers: everyone, only somebody with a session, or only an integration with its key. `access` says what they may do with a
 * thing.
 */
export type Callers = 'anyone' | 'signed-in' | 'integration';

/** The uses of an integration's key (specification, point 1). */
export type KeyFlag = 'open_api' | 'mapping_api';

/** One file that is sent as a form (`multipart/form-data`); the fields of the endpoint's body stand beside it, as texts. */
export interface FormUpload {
  /** The name of the file's field. */
  field: string;
  /** The largest file, in bytes. */
  mostBytes: number;
  /** The problem code for a larger one. */
  tooLarge: ProblemCode;
}
/** One file that is the whole body of the request; what else is said of it stands in the query. */
export interface RawUpload {
  /** The content types that are taken; another is `unsupported_media_type`. */
  types: readonly string[];
  /** The largest file, in bytes; a larger one is `body_too_large`. */
  mostBytes: number;
}
export type Upload = FormUpload | RawUpload;

export const isRawUpload = (upload: Upload): upload is RawUpload => 'types' in upload;

/** The part of a browser's `Blob` and `File` that this side needs. */
export interface FileToSend {
  readonly size: number;
  readonly type: string;
  arrayBuffer: () => Promise<ArrayBuffer>;
}
type MaybeUpload = Upload | undefined;

/**
 * One call of an API, written once. From this value come the server's validation and the stripping of its replies,
 * the typed call and the cache key in the browser, the typed call in tests, and the OpenAPI document.
 */
export interface Endpoint<
  P extends Maybe = Maybe,
  Q extends Maybe = Maybe,
  B extends Maybe = Maybe,
  R extends Schema = Schema,
  C extends Callers = Callers,
  U extends MaybeUpload = MaybeUpload,
> {
  /** The API below whose base it is: the product's, the ingredient data service's, or the open API's. */
  api: 'main' | 'ingredient-data' | 'open';
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API's base, parameters in braces: `/recipes/{id}`. */
  path: string;
  callers: C;
  /**
   * Whether it changes something: then it is protected against forgery, and who calls is asked anew. Every method but GET
   * does, unless it says that it keeps nothing; two GETs of the specification do as well.
   */
  changes: boolean;
  /** Whether it changes so little that it goes on while there is no room: signing in and out. */
  small: boolean;
  /** One line for the reference, in the imperative. */
  summary: string;
  description?: string;
  params: P;
  query: Q;
  body: B;
  upload: U;
  /** The largest body in bytes where the usual limit is too narrow; 0 keeps the usual one. */
  largestBody: number;
  /** Any one of these a key must have; none: every key will do. Of an integration's calls only. */
  flags: readonly KeyFlag[];
  reply: R;
}

interface EndpointDraft<
  P extends Maybe,
  Q extends Maybe,
  B extends Maybe,
  R extends Schema,
  C extends Callers,
  U extends MaybeUpload,
> extends Omit<
  Endpoint<P, Q, B, R, C, U>,
  'api' | 'params' | 'query' | 'body' | 'upload' | 'changes' | 'small' | 'largestBody' | 'flags'
> {
  api?: Endpoint['api'];
  changes?: boolean;
  small?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  upload?: U;
  largestBody?: number;
  flags?: readonly KeyFlag[];
}

export function endpoint<
  R extends Schema,
  C extends Callers,
  P extends Maybe = undefined,
  Q extends Maybe = undefined,
  B extends Maybe = undefined,
  U extends MaybeUpload = undefined,
>(draft: EndpointDraft<P, Q, B, R, C, U>): Endpoint<P, Q, B, R, C, U> {
  return {
    ...draft,
    api: draft.api ?? 'main',
    changes: draft.changes ?? draft.method !== 'GET',
    small: draft.small ?? false,
    params: draft.params as P,
    query: draft.query as Q,
    body: draft.body as B,
    upload: draft.upload as U,
    largestBody: draft.largestBody ?? 0,
    flags: draft.flags ?? [],
  };
}

// The wide type that every endpoint fits: its four schemas are not known.
// oxlint-disable-next-line typescript/no-explicit-any -- variance: a list of endpoints must accept each of them
export type AnyEndpoint = Endpoint<any, any, any, any, any, any>;

type InputOf<S> = S extends Schema ? z.input<S> : undefined;
type OutputOf<S> = S extends Schema ? z.output<S> : undefined;

/** The input of a caller: only the parts that the endpoint has. A file is what a browser's file field or canvas gives. */
export type CallInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema, Callers, infer U>
    ? (P extends Schema ? { params: InputOf<P> } : unknown) &
        (Q extends Schema ? { query?: InputOf<Q> } : unknown) &
        (B extends Schema ? { body: InputOf<B> } : unknown) &
        (U extends Upload ? { file: FileToSend } : unknown)
    : never;

/** The input of a handler: checked and with defaults filled in; the uploaded file as its bytes. */
export type HandlerInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema, Callers, infer U>
    ? { params: OutputOf<P>; query: OutputOf<Q>; body: OutputOf<B> } & (U extends Upload ? { file: Uint8Array } : unknown)
    : never;

/** The reply of a handler, which a caller gets. */
export type ReplyOf<E> = E extends Endpoint<Maybe, Maybe, Maybe, infer R> ? z.output<R> : never;

/** The path with its parameters and query filled in, in the words of the wire. */
export function pathOf({ path: template, query: schema }: AnyEndpoint, input: { params?: unknown; query?: unknown }): string {
  const params = (input.params ?? {}) as Record<string, string | number>;
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(ownValue(params, name) ?? '')));
  const query = Object.entries(toWire(schema, input.query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}
