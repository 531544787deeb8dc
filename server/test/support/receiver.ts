import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  url: string;
  received: Received[];
  /** Answers in turn, the last one again and again; null: never. */
  answers: (number | null)[];
  close: () => Promise<void>;
}

/** A program of somebody's own that receives webhook messages, on the loopback. */
export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const receiver: Receiver = { url: '', received, answers: [200], close: async () => undefined };
  const server = createServer((request, reply) => {
    const services: Buffer[] = [];
    request.on('data', (part: Buffer) => services.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(services).toString('utf8') });
      const status = receiver.answers.length > 1 ? receiver.answers.shift() : receiver.answers[0];
      if (status === null || status === undefined) return;
      const location = status >= 300 && status < 400 ? { location: `${receiver.url}/elsewhere` } : {};
      reply.writeHead(status, location).end('heard');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  receiver.close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return receiver;
}

/**
 * Whether a message was signed with a secret, by the rule that the Standard Webhooks publish: one of the space-separated
 * `v1,` signatures is the base64 of the HMAC-SHA-256 of `id.timestamp.body`, its key the base64 after `whsec_`.
 */
export function isSignedWith(secret: string, { headers, body }: Received): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  const expected = createHmac('sha256', key).update(signed).digest('base64');
  return String(headers['webhook-signature'])
    .split(' ')
    .some((each) => each === `v1,${expected}`);
}
