import type { AnyEndpoint, CallInput, ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { fromWire } from '@plateprint/shared/kernel/api/wire-name.ts';
import { addressOf } from './call.ts';
import { ClientFailure, failureOf, refusalOf } from './client-failure.ts';
import { uploadBody } from './form.ts';

export interface UploadOptions {
  signal?: AbortSignal;
  /** Gets the share that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Sends a file to an endpoint. Like `call`, but it tells how far it is, which `fetch` cannot, and has no time limit of its
 * own: a large picture over a kitchen's network takes its time. Throws a `ClientFailure` and nothing else.
 */
export async function upload<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: UploadOptions = {},
): Promise<ReplyOf<E>> {
  const parts = input as { params?: unknown; query?: unknown; body?: unknown; file?: Blob };
  try {
    const address = await addressOf(endpoint, parts);
    const answer = await send({ method: endpoint.method, address, sent: uploadBody(endpoint, parts) }, options);
    if (answer.status < 200 || answer.status > 299 || answer.body === null) throw refusalOf(answer.status, answer.body);
    return fromWire(endpoint.reply, answer.body) as ReplyOf<E>;
  } catch (thrown) {
    throw failureOf(thrown);
  }
}

function send(
  { method, address, sent }: { method: string; address: string; sent: FormData | Blob | undefined },
  options: UploadOptions,
) {
  const { signal, onProgress } = options;
  return new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.withCredentials = true;
    request.setRequestHeader('accept', 'application/json');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve({ status: request.status, body: parsed(request.responseText) }));
    request.addEventListener('error', () => reject(new ClientFailure('network')));
    request.addEventListener('abort', () => reject(new ClientFailure('cancelled')));
    signal?.addEventListener('abort', () => request.abort());
    if (signal?.aborted) reject(new ClientFailure('cancelled'));
    else request.send(sent);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
