import { type IncomingMessage, request as send } from 'node:http';
import type { Network } from '../../support/open-page.tsx';
import { formBody } from './form-body.ts';

/** A request to the product, as it went. */
export interface Sent {
  method: string;
  path: string;
  body: unknown;
}

/** Stands between a page and the product: answers itself, or passes on. */
type Between = (sent: Sent, pass: () => Promise<Response>) => Promise<Response>;

/** Stands in the network's place as a browser would: calls go to the running product, and its cookies are kept. */
export class ServedFetch implements Network {
  readonly faults: string[] = [];
  readonly sent: Sent[] = [];
  private readonly cookies = new Map<string, string>();
  private between: Between = async (_, pass) => pass();
  private readonly address: string;

  constructor(address: string, session: string | null) {
    this.address = address;
    if (session !== null) this.cookies.set('plateprint', session);
  }

  /** Every call from now on goes by it. */
  stand(between: Between): void {
    this.between = between;
  }

  readonly fetch = async (address: string | URL, request: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(address, location.href);
    const { method = 'GET', body } = request;
    const sent = { method, path: pathname + search, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined };
    this.sent.push(sent);
    return this.between(sent, async () => this.pass(sent, request));
  };

  private async pass({ method, path }: Sent, { body, headers, signal }: RequestInit): Promise<Response> {
    signal?.throwIfAborted();
    const content = await contentOf(body);
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      const going = send(new URL(path, this.address), {
        method,
        headers: {
          ...(headers as Record<string, string>),
          ...content?.headers,
          origin: this.address,
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
      });
      going.on('response', resolve).on('error', () => reject(new TypeError('Failed to fetch')));
      signal?.addEventListener('abort', () => (going.destroy(), reject(signal.reason as Error)));
      going.end(content?.bytes);
    });
    const parts: Buffer[] = [];
    for await (const part of reply) parts.push(part as Buffer);
    this.keep(reply.headers['set-cookie'] ?? []);
    const { statusCode: status = 0 } = reply;
    if (status >= 500) this.faults.push(`${method} ${path} was answered with ${status}: ${Buffer.concat(parts).toString()}`);
    const named = Object.entries(reply.headers).map(([name, value]) => [name, String(value)] as [string, string]);
    return new Response(status === 204 || status === 304 ? null : Buffer.concat(parts), { status, headers: named });
  }

  private keep(said: readonly string[]): void {
    for (const cookie of said) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

interface Content {
  bytes: Uint8Array;
  headers: Record<string, string>;
}

async function contentOf(body: RequestInit['body']): Promise<Content | null> {
  if (body === undefined || body === null) return null;
  if (body instanceof FormData) return formBody(body);
  const bytes = body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : Buffer.from(body as string);
  return { bytes, headers: body instanceof Blob && body.type ? { 'content-type': body.type } : {} };
}
