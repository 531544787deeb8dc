import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { Bucket } from './bucket.ts';

/** A store that is busy or restarting gets four attempts, after waits of 0.2, 0.4 and 0.8 s, each with a little chance. */
const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 200;
/** Ten megabytes over a poor line. */
const PATIENCE_MS = 30_000;

export interface BucketCall {
  method: 'GET' | 'PUT' | 'DELETE';
  address: URL;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

export interface BucketReply {
  status: number;
  content: Uint8Array;
  /** The store's word for what is wrong, `NoSuchKey`; empty when all is well. */
  code: string;
}

/** The object store did not do what it was asked. Its message has neither address nor key nor what the store wrote. */
class BucketFailure extends Error {
  constructor(what: string, cause?: unknown) {
    super(`the object store ${what}`, { cause: cause instanceof Error ? new Error(cause.name) : undefined });
    this.name = 'BucketFailure';
  }
}

/** Signs and sends; asks again where asking again helps: no answer, too much to do, the store's own fault. */
export function bucketCaller({ region, accessKeyId, secretAccessKey }: Bucket): (call: BucketCall) => Promise<BucketReply> {
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });

  async function attempt({ address, ...call }: BucketCall): Promise<BucketReply> {
    // Signed each time, since a signature expires. Read to the end, so that a line that breaks in it counts as no answer.
    const reply = await fetch(await signer.sign(address.href, call), { signal: AbortSignal.timeout(PATIENCE_MS) });
    const content = new Uint8Array(await reply.arrayBuffer());
    const code = reply.ok ? '' : (/<Code>(\w{1,60})<\/Code>/.exec(new TextDecoder().decode(content.slice(0, 4096)))?.[1] ?? '');
    return { status: reply.status, content, code };
  }

  return async (call) => {
    for (let tries = 1; ; tries += 1) {
      const reply = await attempt(call).catch((error: unknown) => new BucketFailure('does not answer', error));
      if (!(reply instanceof BucketFailure) && reply.status < 500 && reply.status !== 429) return reply;
      if (tries === ATTEMPTS) throw reply instanceof BucketFailure ? reply : refusedWith(call, reply);
      await pause(FIRST_PAUSE_MS * 2 ** (tries - 1) * (0.75 + Math.random() / 2));
    }
  };
}

export function refusedWith({ method }: Pick<BucketCall, 'method'>, { status, code }: BucketReply): BucketFailure {
  return new BucketFailure(`answered ${[status, code].filter(Boolean).join(' ')} to ${method}`);
}
