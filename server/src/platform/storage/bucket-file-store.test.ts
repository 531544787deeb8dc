import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openObjectStore } from '../../../test/support/object-store.ts';
import { askFileStore } from './open-file-store.ts';
import { addressIn, type Bucket, readBucket } from './bucket.ts';
import { bucketFileStore } from './bucket-file-store.ts';

let objects: Awaited<ReturnType<typeof openObjectStore>>;
let moody: Server | undefined;

beforeAll(async () => {
  objects = await openObjectStore();
});
afterEach(() => void moody?.close());
afterAll(async () => objects.close());

const failureOf = async (action: Promise<unknown>): Promise<string> =>
  action.then(
    () => 'it went well',
    (error: unknown) => String(error),
  );

test('a wrong secret is refused in one line that has neither the secret nor an address', async () => {
  const files = bucketFileStore({ ...objects.bucket, secretAccessKey: 'not-the-secret-at-all' });
  const failure = await failureOf(files.put('logos/a', new Uint8Array([1])));
  expect(failure).toBe('BucketFailure: the object store answered 403 SignatureDoesNotMatch to PUT');
  expect(await failureOf(files.get('logos/a'))).toContain('403');
});

test('a bucket that is not there is no missing file', async () => {
  const files = bucketFileStore({ ...objects.bucket, name: 'no-such-bucket' });
  const refusal = 'BucketFailure: the object store answered 404 NoSuchBucket to GET';
  expect(await failureOf(files.get('logos/a'))).toBe(refusal);
  expect(await failureOf(askFileStore(files))).toBe(refusal);
});

/** A store before the real one that fails the first times it is asked. */
async function failingFirst(times: number): Promise<{ bucket: Bucket; asked: () => number }> {
  let asked = 0;
  moody = createServer((request, reply) => {
    asked += 1;
    request.resume();
    if (asked <= times) {
      if (asked % 2 === 0) return void reply.destroy();
      return void reply.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    }
    reply.writeHead(200).end('soup');
  });
  await new Promise((listening) => moody?.listen(0, '127.0.0.1', () => listening(null)));
  const { port } = moody.address() as AddressInfo;
  return { bucket: { ...objects.bucket, endpoint: `http://127.0.0.1:${port}` }, asked: () => asked };
}

test('a store that is busy, or hangs up, is asked again', async () => {
  const { bucket, asked } = await failingFirst(3);
  expect(Buffer.from((await bucketFileStore(bucket).get('a')) ?? []).toString()).toBe('soup');
  expect(asked()).toBe(4);
});

test('a store that stays busy is given up after four times', async () => {
  const { bucket, asked } = await failingFirst(100);
  expect(await failureOf(bucketFileStore({ ...bucket, secretAccessKey: 'hush' }).get('a'))).toMatch(
    /^BucketFailure: the object store does not answer$/,
  );
  expect(asked()).toBe(4);
});

const KEYS = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hush' };

test.each([
  [{ FILES_URL: 's3://plates' }, 'https://plates.s3.us-east-1.amazonaws.com/a/b'],
  [
    { FILES_URL: 's3://plates/kitchen/one/', S3_REGION: 'eu-north-1' },
    'https://plates.s3.eu-north-1.amazonaws.com/kitchen/one/a/b',
  ],
  [{ FILES_URL: 's3://plates', S3_ENDPOINT: 'http://store:9000/' }, 'http://store:9000/plates/a/b'],
  [
    { FILES_URL: 's3://plates/k', S3_ENDPOINT: 'https://objects.example', S3_PATH_STYLE: 'false' },
    'https://plates.objects.example/k/a/b',
  ],
])('%j keeps a file at %s', (said, address) => {
  const bucket = readBucket({ ...KEYS, ...said });
  expect(bucket && addressIn(bucket, 'a/b').href).toBe(address);
});

test.each([
  [{ ...KEYS, FILES_URL: 'plates' }, 'FILES_URL must be s3://bucket or s3://bucket/prefix.'],
  [{ ...KEYS, FILES_URL: 's3://plates/../x' }, 'FILES_URL must be'],
  [{ FILES_URL: 's3://plates', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY must be set, too.'],
  [{ ...KEYS, FILES_URL: 's3://plates', S3_ENDPOINT: 'store:9000' }, 'S3_ENDPOINT must be an address'],
  [{ ...KEYS, FILES_URL: 's3://plates', S3_PATH_STYLE: 'yes' }, 'S3_PATH_STYLE must be true or false, not "yes".'],
])('%j is refused in one line', (said, refusal) => {
  expect(() => readBucket(said)).toThrow(refusal);
});

test('without FILES_URL there is no bucket', () => {
  expect(readBucket({ ...KEYS })).toBeNull();
});
