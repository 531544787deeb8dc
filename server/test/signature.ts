import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A request as it came in. */
export interface Signed {
  method: string;
  /** Path and query as they were sent. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The key of a caller that may sign. */
export interface Signer {
  accessKeyId: string;
  secretAccessKey: string;
}

const hash = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** URI encoding as S3 defines it: everything but letters, digits and `-._~`. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Whether a request to an object store is signed by AWS Signature Version 4, in the header, and its body is the one that was
 * signed: written after the published procedure, apart from what signs in the product.
 */
export function isSigned({ method, url, headers, body }: Signed, { accessKeyId, secretAccessKey }: Signer): boolean {
  const authorization =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, id, day = '', region = '', names = '', signature = ''] = authorization.exec(headers.authorization ?? '') ?? [];
  if (id !== accessKeyId || !names.split(';').includes('host')) return false;
  const contentHash = String(headers['x-amz-content-sha256']);
  if (contentHash !== 'UNSIGNED-PAYLOAD' && contentHash !== hash(body)) return false;
  const address = new URL(url, 'http://store');
  const query = [...address.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).toSorted();
  const path = decodeURIComponent(address.pathname).split('/').map(encoded).join('/');
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim().replaceAll(/ +/g, ' ')}\n`);
  const canonical = [method, path, query.join('&'), lines.join(''), names, contentHash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, hash(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secretAccessKey}`, day));
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'));
}
