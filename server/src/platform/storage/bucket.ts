import { withoutEnd, withoutEnds } from '@plateprint/shared/kernel/reading/ends.ts';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';

/** A bucket of an S3-compatible object store, and who we are to it. */
export interface Bucket {
  /** `https://s3.eu-north-1.amazonaws.com`, without a slash at the end. */
  endpoint: string;
  name: string;
  /** The beginning of every key: empty, or a path with a slash at its end. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`: what most stores of one's own need. */
  pathStyle: boolean;
}

const FORM = 's3://bucket or s3://bucket/prefix';

/**
 * What FILES_URL and the S3_… variables say; null: files lie on the disk.
 * @throws in one line that names the variable, never with a key's value.
 */
export function readBucket(environment: NodeJS.ProcessEnv): Bucket | null {
  const url = environment['FILES_URL']?.trim();
  if (!url) return null;
  const [, name, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/.exec(url) ?? [];
  if (name === undefined || path.includes('..') || path.includes('//')) throw new Error(`FILES_URL must be ${FORM}.`);
  const region = environment['S3_REGION']?.trim() || 'us-east-1';
  const endpoint = withoutEnd(environment['S3_ENDPOINT']?.trim() ?? '', /\//);
  if (endpoint && !(URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol)))
    throw new Error('S3_ENDPOINT must be an address like https://s3.example.com.');
  const prefix = withoutEnds(path, /\//);
  return {
    endpoint: endpoint || `https://s3.${region}.amazonaws.com`,
    name,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region,
    accessKeyId: needed(environment, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: needed(environment, 'S3_SECRET_ACCESS_KEY'),
    pathStyle: yesOrNo(environment['S3_PATH_STYLE'], Boolean(endpoint)),
  };
}

function needed(environment: NodeJS.ProcessEnv, name: string): string {
  const value = ownValue(environment, name)?.trim();
  if (!value) throw new Error(`FILES_URL names a bucket: ${name} must be set, too.`);
  return value;
}

function yesOrNo(value: string | undefined, otherwise: boolean): boolean {
  const text = value?.trim() ?? '';
  if (text === '') return otherwise;
  if (text === 'true' || text === 'false') return text === 'true';
  throw new Error(`S3_PATH_STYLE must be true or false, not "${text}".`);
}

/** Where a key of the bucket is; an empty key is the bucket itself. */
export function addressIn({ endpoint, name, prefix, pathStyle }: Bucket, key: string): URL {
  const address = new URL(endpoint);
  if (!pathStyle) address.host = `${name}.${address.host}`;
  const path = key === '' ? '' : `${prefix}${key}`;
  address.pathname = [address.pathname.replace(/\/$/, ''), ...(pathStyle ? [name] : []), path].join('/');
  return address;
}
