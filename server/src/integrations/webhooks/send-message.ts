import { request as overHttp, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import type { WebhookDelivery } from '@plateprint/shared/integrations/webhook.ts';
import {
  type Address,
  isPlainlyPrivate,
  judgedAddress,
  pinnedTo,
  type Resolve,
  resolveName,
} from '../../platform/http/outgoing/judged-address.ts';

/** How strangers' addresses are reached. */
export interface Reach {
  /** Whether addresses of the installation's own network are allowed: for programs that stand beside it, and for tests. */
  privateToo: boolean;
  /** Whether an address without TLS is refused. */
  httpsOnly: boolean;
  resolve?: Resolve;
}

/** The outcome of one attempt. */
export interface Outcome {
  status: number | null;
  /** Null when it arrived. */
  failure: WebhookDelivery['failure'];
}

interface Message {
  headers: Record<string, string>;
  body: string;
}

/** Milliseconds for all of it. */
const PATIENCE_MS = 10_000;
/** So much of an answer is read; it says nothing to us. */
const MOST_READ = 64 * 1024;

/** The answer to one request: nothing is followed, and no connection is kept. */
async function posted(url: URL, to: Address, { headers, body, signal }: Message & { signal: AbortSignal }): Promise<number> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.protocol === 'https:' ? overHttps : overHttp;
    const sent = send(url, { method: 'POST', signal, agent: false, lookup: pinnedTo(to), headers });
    sent.once('response', resolve).once('error', reject).end(body);
  });
  try {
    let read = 0;
    for await (const part of answer as AsyncIterable<Buffer>) {
      read += part.length;
      if (read > MOST_READ) break;
    }
  } finally {
    answer.destroy();
  }
  return answer.statusCode ?? 0;
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { status, failure: null };
  return { status, failure: status >= 300 && status < 400 ? 'redirected' : 'refused_status' };
}

/** The codes of Node.js and OpenSSL for a certificate or a handshake that is not in order. */
const OF_TLS = /^(ERR_TLS|ERR_SSL|EPROTO|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|INVALID_CA)/;

function failureOf(error: unknown, isLate: boolean): Outcome {
  if (isLate) return { status: null, failure: 'timeout' };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return { status: null, failure: OF_TLS.test(code) ? 'tls' : 'not_reached' };
}

async function attempt(url: URL, message: Message & { signal: AbortSignal }, reach: Reach): Promise<Outcome> {
  if (!reach.privateToo && isPlainlyPrivate(url)) return { status: null, failure: 'address_not_allowed' };
  const to = await judgedAddress(url, { resolve: reach.resolve ?? resolveName, privateToo: reach.privateToo });
  // A name that leads inside is like one that leads nowhere: else every test would tell which names there are within.
  if (!to) return { status: null, failure: 'not_reached' };
  return outcomeOf(await posted(url, to, message));
}

/** The time of an attempt that reached nothing is rounded up to these steps: how soon a name failed says whether it is known inside. */
const ANSWER_STEP_MS = 500;

/** Posts a message to an address that a stranger wrote, once and for ten seconds at most. It never throws. */
export async function sendMessage(address: string, message: Message, reach: Reach): Promise<Outcome> {
  const began = performance.now();
  const outcome = await sentOnce(address, message, reach);
  if (outcome.failure === 'not_reached') await pause(ANSWER_STEP_MS - ((performance.now() - began) % ANSWER_STEP_MS));
  return outcome;
}

async function sentOnce(address: string, message: Message, reach: Reach): Promise<Outcome> {
  const isAllowed = URL.canParse(address) && (reach.httpsOnly ? /^https:/i : /^https?:/i).test(address);
  if (!isAllowed) return { status: null, failure: 'address_not_allowed' };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const late = new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('late'))));
  late.catch(() => undefined);
  try {
    return await Promise.race([attempt(new URL(address), { ...message, signal }, reach), late]);
  } catch (error) {
    return failureOf(error, signal.aborted);
  }
}
