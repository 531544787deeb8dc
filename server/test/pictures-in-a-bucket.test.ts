import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createMenu, uploadMenuThumbnail } from '@plateprint/shared/menus/menu-api.ts';
import { uploadOrganizationLogo } from '@plateprint/shared/organizations/organization-api.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '../src/demo/demo-id.ts';
import { bucketFileStore } from '../src/platform/storage/bucket-file-store.ts';
import { diskFileStore, type ListedFileStore } from '../src/platform/storage/file-store.ts';
import { keepPicture } from '../src/platform/storage/uploads.ts';
import { openObjectStore } from './support/object-store.ts';
import { openProduct, type Product } from './support/product.ts';

let product: Product;
let objects: Awaited<ReturnType<typeof openObjectStore>>;
let bucket: ListedFileStore;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateprint-pictures-'));
  objects = await openObjectStore();
  bucket = bucketFileStore(objects.bucket);
  product = await openProduct({ files: bucket });
});
afterAll(async () => {
  await product.close();
  await objects.close();
  await rm(folder, { recursive: true, force: true });
});

const drawn = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a7' } })
      .jpeg()
      .toBuffer(),
  );

async function keys(): Promise<string[]> {
  const found = [];
  for await (const { key } of bucket.list()) found.push(key);
  return found;
}

test('a logo and a thumbnail that are uploaded lie in the bucket and are served from it; what is not there is not', async () => {
  const file = new Blob([await drawn()], { type: 'image/jpeg' });
  const admin = await product.as('admin');
  const { logo } = await admin(uploadOrganizationLogo, { body: { organizationId: demoId('norrsken') }, file });
  const chef = await product.as('chef');
  const body = {
    restaurantId: demoId('matsalen'),
    name: 'Lunch',
    options: { orientation: 'a4_portrait' as const, columnType: 'stacked' as const },
    settings: { language: 'sv' as const },
    blocks: [],
  };
  const { id } = await chef(createMenu, { body });
  const { thumbnailUrl } = await chef(uploadMenuThumbnail, { params: { id }, file });
  for (const path of [logo ?? '', thumbnailUrl]) {
    expect(await keys()).toContain(path.replace('/static/', ''));
    const { statusCode, headers, rawPayload } = await product.app.inject(path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await sharp(rawPayload).metadata()).format).toBe('jpeg');
  }
  await bucket.remove(thumbnailUrl.replace('/static/', ''));
  expect((await product.app.inject(thumbnailUrl)).statusCode).toBe(404);
});

test('`npm run files:move` brings what lay on the disk into the bucket, where it is served; once more it copies nothing', async () => {
  const content = await drawn();
  const path = await keepPicture(diskFileStore(join(folder, 'files')), 'thumbnails', { kind: 'jpg', content });
  expect((await product.app.inject(path)).statusCode).toBe(404);
  const { endpoint, name, prefix, accessKeyId, secretAccessKey } = objects.bucket;
  const move = async (): Promise<string> => {
    const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'files:move'], {
      cwd: join(import.meta.dirname, '../..'),
      env: {
        ...process.env,
        DATA_DIR: folder,
        FILES_URL: `s3://${name}/${prefix.replace(/\/$/, '')}`,
        S3_ENDPOINT: endpoint,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      },
    });
    return stdout;
  };
  expect(await move()).toContain(`Copied 1 files (${content.length} bytes)`);
  const served = await product.app.inject(path);
  expect([served.statusCode, served.rawPayload.equals(Buffer.from(content))]).toEqual([200, true]);
  expect(await move()).toContain('Copied 0 files (0 bytes); 1 were there.');
});
