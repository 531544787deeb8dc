import { pathOf, type AnyEndpoint, type CallInput, type ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { fromWire, toWire } from '@plateprint/shared/kernel/api/wire-name.ts';
import { ClientFailure, failureOf, refusalOf } from './client-failure.ts';
import { uploadBody } from './form.ts';
import { jsonBlob } from './large/json-text.ts';
import { readLargeJson } from './large/read-json.ts';
import { runtimeConfig } from './runtime-config.ts';

/** Milliseconds after which a call without an answer counts as failed. */
const CALL_TIMEOUT = 15_000;

export interface CallOptions {
  /** Ends the call; it then fails as `cancelled`. */
  signal?: AbortSignal;
  /** Milliseconds; for long work such as uploads. */
  timeout?: number;
  /** Megabytes go out or come in: they are written and read so that the page goes on. */
  isLarge?: boolean;
}

/** The input may be left out where the endpoint asks for nothing. */
export type CallArgs<E> =
  object extends CallInput<E> ? [input?: CallInput<E>, options?: CallOptions] : [input: CallInput<E>, options?: CallOptions];

/** Calls an endpoint and gives its reply. Throws a `ClientFailure` and nothing else. */
export async function call<E extends AnyEndpoint>(endpoint: E, ...[input, options = {}]: CallArgs<E>): Promise<ReplyOf<E>> {
  const parts = (input ?? {}) as { params?: unknown; query?: unknown; body?: unknown; file?: Blob };
  const signals = [AbortSignal.timeout(options.timeout ?? CALL_TIMEOUT), ...(options.signal ? [options.signal] : [])];
  try {
    const answer = await fetch(await addressOf(endpoint, parts), {
      method: endpoint.method,
      credentials: 'include',
      signal: AbortSignal.any(signals),
      ...sentBody(await bodyOf(endpoint, parts, options.isLarge ?? false)),
    });
    const body: unknown = await (options.isLarge ? readLargeJson(answer) : answer.json()).catch(() => null);
    if (!answer.ok || body === null) throw refusalOf(answer.status, body);
    return fromWire(endpoint.reply, body) as ReplyOf<E>;
  } catch (thrown) {
    throw failureOf(thrown);
  }
}

export async function addressOf(endpoint: AnyEndpoint, parts: { params?: unknown; query?: unknown }): Promise<string> {
  const config = await runtimeConfig();
  const base = endpoint.api === 'ingredient-data' ? config.ingredientDataApi : config.mainApi;
  const address = new URL(base + pathOf(endpoint, parts), location.href);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') throw new ClientFailure('unsupported_protocol');
  return address.href;
}

async function bodyOf(endpoint: AnyEndpoint, parts: { body?: unknown; file?: Blob }, isLarge: boolean): Promise<unknown> {
  if (endpoint.upload) return uploadBody(endpoint, parts);
  const body = toWire(endpoint.body, parts.body);
  return isLarge && body !== undefined ? jsonBlob(body) : body;
}

function sentBody(body: unknown): Pick<RequestInit, 'headers' | 'body'> {
  const headers = { accept: 'application/json' };
  if (body === undefined) return { headers };
  if (body instanceof FormData) return { headers, body };
  const written = body instanceof Blob ? body : JSON.stringify(body);
  const type = body instanceof Blob && body.type ? body.type : 'application/json';
  return { headers: { ...headers, 'content-type': type }, body: written };
}
