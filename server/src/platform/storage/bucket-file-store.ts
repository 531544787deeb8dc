import { between } from '@plateprint/shared/kernel/reading/between.ts';
import { createHash } from 'node:crypto';
import { checkKey, type ListedFileStore } from './file-store.ts';
import { addressIn, type Bucket } from './bucket.ts';
import { type BucketCall, type BucketReply, bucketCaller, refusedWith } from './bucket-call.ts';

const SUCCESSES: readonly number[] = [200, 204];

/**
 * Files in a bucket: every node of the product sees the same ones. The store shows a file whole or not at all. So many are listed with one call.
 */
export function bucketFileStore(bucket: Bucket, atOnce = 1000): ListedFileStore {
  const send = bucketCaller(bucket);

  async function call(asked: BucketCall): Promise<BucketReply> {
    const reply = await send(asked);
    // A bucket that is not there is no missing file.
    const isMissing = reply.status === 404 && reply.code !== 'NoSuchBucket';
    if (!isMissing && !SUCCESSES.includes(reply.status)) throw refusedWith(asked, reply);
    return reply;
  }

  return {
    async put(key, content) {
      const sha256 = createHash('sha256').update(content).digest('hex');
      const body = new Uint8Array(content); // of its own: what the caller does with its bytes meanwhile is not sent
      const headers = { 'x-amz-content-sha256': sha256, 'content-type': 'application/octet-stream' };
      const asked = { method: 'PUT', address: addressIn(bucket, checkKey(key)), headers, body } as const;
      const reply = await call(asked);
      if (reply.status === 404) throw refusedWith(asked, reply);
      return { sha256 };
    },
    async get(key) {
      const { status, content } = await call({ method: 'GET', address: addressIn(bucket, checkKey(key)) });
      return status === 404 ? null : content;
    },
    async remove(key) {
      await call({ method: 'DELETE', address: addressIn(bucket, checkKey(key)) });
    },
    async *list() {
      // The first kind of listing: every store has it, and it goes on after a key, not after a token.
      for (let after: string | null = ''; after !== null;) {
        const address = addressIn(bucket, '');
        address.search = new URLSearchParams({ prefix: bucket.prefix, marker: after, 'max-keys': String(atOnce) }).toString();
        const asked = { method: 'GET', address } as const;
        const reply = await call(asked);
        if (reply.status === 404) throw refusedWith(asked, reply);
        const { files, isLast } = readPage(new TextDecoder().decode(reply.content));
        for (const { key, size } of files) yield { key: key.slice(bucket.prefix.length), size };
        after = isLast ? null : (files.at(-1)?.key ?? null);
      }
    },
  };
}

/** Our keys have no letter that XML would write in another way. */
function readPage(xml: string): { files: { key: string; size: number }[]; isLast: boolean } {
  const files = [...between(xml, '<Contents>', '</Contents>')].map(({ inside: entry }) => ({
    key: between(entry, '<Key>', '</Key>').next().value?.inside ?? '',
    size: Number(/<Size>(\d+)<\/Size>/.exec(entry)?.[1]),
  }));
  return { files, isLast: !/<IsTruncated>true<\/IsTruncated>/.test(xml) };
}
