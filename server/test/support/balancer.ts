import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How often each node is asked whether it takes requests. */
const ASKED_EVERY_MS = 100;
const LONGEST_ANSWER_MS = 2000;

/** The outcome of a request: answered, never arrived, or unknown. */
type Passed = 'answered' | 'not_arrived' | 'unknown';

interface Node {
  port: number;
  isUp: boolean;
}

/** A small load balancer in front of several nodes, as a real one does it: in turn, only those that say they are well. */
export interface Balancer {
  address: string;
  /** Adds a node, or one that was started again. */
  add: (port: number) => void;
  /** Answers of its own, because a node was gone in the midst of a request that may have changed something. */
  lost: () => number;
  close: () => Promise<void>;
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const services: Buffer[] = [];
  for await (const part of message) services.push(part as Buffer);
  return Buffer.concat(services);
}

/**
 * A request that only reads is asked of the next node when one is gone. One that writes is not: whether it was done nobody
 * knows, so the caller gets 502 and decides.
 */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const nodes: Node[] = ports.map((port) => ({ port, isUp: true }));
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let [turn, lost] = [0, 0];

  const next = (tried: ReadonlySet<Node>): Node | undefined => {
    const usable = nodes.filter((node) => !tried.has(node));
    const well = usable.filter(({ isUp }) => isUp);
    const from = well.length > 0 ? well : usable;
    turn += 1;
    return from[turn % from.length];
  };

  const pass = (node: Node, asked: IncomingMessage, body: Buffer, answer: ServerResponse): Promise<Passed> =>
    new Promise((resolve) => {
      const { method, url, headers } = asked;
      const forwarded = { ...headers, 'x-forwarded-for': asked.socket.remoteAddress ?? '' };
      const sent = request({ host: '127.0.0.1', port: node.port, method, path: url, headers: forwarded, agent }, (reply) => {
        bodyOf(reply).then(
          (content) => {
            const { 'transfer-encoding': _chunked, connection: _connection, ...kept } = reply.headers;
            answer.writeHead(reply.statusCode ?? 502, { ...kept, 'content-length': content.length }).end(content);
            resolve('answered');
          },
          () => resolve('unknown'),
        );
      });
      sent.once('error', (error: NodeJS.ErrnoException) => {
        node.isUp = false;
        resolve(error.code === 'ECONNREFUSED' ? 'not_arrived' : 'unknown');
      });
      sent.end(body);
    });

  const server = createServer((asked, answer) => {
    void (async () => {
      const body = await bodyOf(asked);
      const tried = new Set<Node>();
      const mayAskAgain = asked.method === 'GET' || asked.method === 'HEAD';
      for (let node = next(tried); node !== undefined; node = next(tried)) {
        tried.add(node);
        const passed = await pass(node, asked, body, answer);
        if (passed === 'answered') return;
        if (passed === 'unknown' && !mayAskAgain) break;
      }
      lost += 1;
      answer
        .writeHead(502, { 'content-type': 'application/problem+json' })
        .end(JSON.stringify({ status: 502, code: 'node_lost' }));
    })().catch(() => answer.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));

  const askAll = setInterval(() => {
    for (const node of nodes) {
      fetch(`http://127.0.0.1:${node.port}/api/health`, { signal: AbortSignal.timeout(LONGEST_ANSWER_MS) }).then(
        (reply) => (node.isUp = reply.ok),
        () => (node.isUp = false),
      );
    }
  }, ASKED_EVERY_MS);

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add(port) {
      const known = nodes.find((node) => node.port === port);
      if (known) known.isUp = true;
      else nodes.push({ port, isUp: true });
    },
    lost: () => lost,
    async close() {
      clearInterval(askAll);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
