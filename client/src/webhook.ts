import type { webhooks } from './generated.ts';

/** The message of a webhook. */
export type WebhookMessage = webhooks['report.completed']['post']['requestBody']['content']['application/json'];

/** Why a message is not to be believed. */
export type WebhookFault = 'header_missing' | 'too_old' | 'from_the_future' | 'wrong_signature' | 'wrong_secret';

export class WebhookRefused extends Error {
  readonly fault: WebhookFault;

  constructor(fault: WebhookFault) {
    super(`This webhook is not to be believed: ${fault.replaceAll('_', ' ')}.`);
    this.name = 'WebhookRefused';
    this.fault = fault;
  }
}

interface Received {
  /** The webhook's secret, `whsec_…`; while it is being changed, the former one beside it. */
  secret: string | readonly string[];
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>;
  /** The body exactly as it came, before anything read it as JSON. */
  body: string;
  /** How old a message may be, in seconds; 300 when left out. */
  tolerance?: number;
  now?: Date;
}

type OwnHeader = 'webhook-id' | 'webhook-timestamp' | 'webhook-signature';
const BEGINNING = 'whsec_';

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function header(headers: Received['headers'], name: OwnHeader): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof value !== 'string' || value === '') throw new WebhookRefused('header_missing');
  return value;
}

async function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = secret.startsWith(BEGINNING) ? bytesOf(secret.slice(BEGINNING.length)) : null;
  if (bytes === null || bytes.length === 0) throw new WebhookRefused('wrong_secret');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function demandTime(timestamp: string, tolerance: number, now: Date): void {
  const age = now.getTime() / 1000 - Number(timestamp);
  if (!/^\d{1,12}$/.test(timestamp) || age > tolerance) throw new WebhookRefused('too_old');
  if (age < -tolerance) throw new WebhookRefused('from_the_future');
}

/**
 * The message of a webhook, once its signature (Standard Webhooks: HMAC-SHA256 of `id.timestamp.body`) and its age are right.
 * The same message can come twice: its `id` tells.
 * @throws WebhookRefused
 */
export async function verifyWebhook({
  secret,
  headers,
  body,
  tolerance = 300,
  now = new Date(),
}: Received): Promise<WebhookMessage> {
  const id = header(headers, 'webhook-id');
  const timestamp = header(headers, 'webhook-timestamp');
  const signatures = header(headers, 'webhook-signature');
  demandTime(timestamp, tolerance, now);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const one of [secret].flat() as readonly string[]) {
    const key = await keyOf(one);
    for (const [, base64 = ''] of signatures.matchAll(/(?:^| )v1,([A-Za-z0-9+/=]+)/g)) {
      const signature = bytesOf(base64);
      if (signature && (await crypto.subtle.verify('HMAC', key, signature, signed))) return JSON.parse(body) as WebhookMessage;
    }
  }
  throw new WebhookRefused('wrong_signature');
}
