import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import type { Bucket } from '../../src/platform/storage/bucket.ts';
import { isSigned } from '../signature.ts';

/** The one pair that the store knows. */
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/**
 * An S3-compatible server with one bucket. It does not check signatures of version 4 itself, so a proxy before it does, and
 * refuses as S3 would.
 */
export async function openObjectStore(): Promise<{ bucket: Bucket; close: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'plateprint-bucket-'));
  const configureBuckets = [{ name: 'plates', configs: [] }];
  const store = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port: behind } = await store.run();
  const gateway = createServer((request, reply) => void letIn(request, reply, behind));
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', () => listening()));
  const { port } = gateway.address() as AddressInfo;
  return {
    bucket: {
      endpoint: `http://127.0.0.1:${port}`,
      name: 'plates',
      prefix: 'kitchen/',
      region: 'us-east-1',
      ...KEYS,
      pathStyle: true,
    },
    async close() {
      gateway.closeAllConnections();
      gateway.close();
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function letIn(request: IncomingMessage, reply: ServerResponse, port: number): Promise<void> {
  const { method = '', url = '', headers } = request;
  const body = await buffer(request);
  if (!isSigned({ method, url, headers, body }, KEYS))
    return void reply.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
  const passed = ask({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) => {
    reply.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(reply);
  });
  passed.on('error', () => reply.destroy());
  passed.end(body);
}
