import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import { LOGO_MOST_BYTES } from '@plateprint/shared/organizations/logo.ts';
import * as api from '@plateprint/shared/organizations/organization-api.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';
import { purgeLogos } from '../logo-store.ts';

const DAY_MS = 24 * 3_600_000;
const organizationId = demoId('norrsken');
const body = { organizationId };

let product: Product;
let png = new Blob([]);

beforeAll(async () => {
  product = await openProduct();
  const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: '#2a7' } }).png();
  png = new Blob([new Uint8Array(await drawn.toBuffer())], { type: 'image/png' });
});
afterAll(() => product.close());

const svg = (inside: string) => new Blob([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`]);
const get = async (url: string | null) => product.app.inject(url ?? '/none');

describe('a logo', () => {
  test('is served by its own type, to be kept for ever, as a document in which nothing runs', async () => {
    const admin = await product.as('admin');
    const { logo } = await admin(api.uploadOrganizationLogo, { body, file: png });
    expect(logo).toMatch(/^\/static\/uploads\/logos\/[\w-]{32}\.png$/);
    const { statusCode, headers, rawPayload } = await get(logo);
    expect([statusCode, (await sharp(rawPayload).metadata()).width]).toEqual([200, 8]);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringMatching(/default-src 'none';.*sandbox/) as unknown,
    });
    expect((await (await product.as('chef'))(api.readOrganization, { params: { id: organizationId } })).logo).toBe(logo);
  });

  test('that is drawn loses what runs', async () => {
    const admin = await product.as('admin');
    const file = svg('<script>alert(1)</script><path d="M0 0"/>');
    const { logo } = await admin(api.uploadOrganizationLogo, { body, file });
    const { headers, body: text } = await get(logo);
    expect([headers['content-type'], text]).toEqual([
      'image/svg+xml',
      expect.stringMatching(/^<svg[^>]*><path d="M0 0"\/><\/svg>$/),
    ]);
  });

  test.each([
    ['words', new Blob(['hello'], { type: 'image/png' }), 'logo_format'],
    ['a page', new Blob(['<html></html>'], { type: 'image/svg+xml' }), 'logo_format'],
    ['more than 10 MB', new Blob([new Uint8Array(LOGO_MOST_BYTES + 1)]), 'logo_too_large'],
    [
      'the beginning of a picture',
      new Blob([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]),
      'picture_unreadable',
    ],
    ['no file', undefined as unknown as Blob, 'invalid_input'],
  ])('of %s is refused, and the former stays', async (_, file, code) => {
    const admin = await product.as('admin');
    const before = await admin(api.readOrganization, { params: { id: organizationId } });
    await expect(admin(api.uploadOrganizationLogo, { body, file })).rejects.toMatchObject({ code });
    expect(await admin(api.readOrganization, { params: { id: organizationId } })).toEqual(before);
  });

  test('is given by a form, not by JSON', async () => {
    const { cookieOf } = product;
    const headers = { cookie: await cookieOf('admin') };
    const reply = await product.app.inject({ method: 'POST', url: '/api/organizations/upload-logo', headers, payload: body });
    expect(reply.json()).toMatchObject({ status: 415, code: 'unsupported_media_type' });
  });

  test('comes with one file and the fields that are asked for', async () => {
    const headers = { cookie: await product.cookieOf('admin') };
    const send = async (change: (form: FormData) => void) => {
      const form = new FormData();
      form.append('organizationId', organizationId);
      form.append('image', png, 'a.png');
      change(form);
      const sent = { method: 'POST', url: '/api/organizations/upload-logo', headers, payload: form } as const;
      return (await product.app.inject(sent)).json<{ code?: string; fields?: { path: string }[] }>();
    };
    expect(await send((form) => form.append('image', png, 'b.png'))).toMatchObject({ code: 'invalid_input' });
    expect(await send((form) => form.append('other', png, 'b.png'))).toMatchObject({ code: 'invalid_input' });
    expect(await send((form) => form.set('organizationId', 'x'.repeat(3000)))).toMatchObject({ code: 'invalid_input' });
    expect(await send((form) => form.delete('organizationId'))).toMatchObject({ fields: [{ path: 'organizationId' }] });
    expect((await send(() => undefined)).code).toBeUndefined();
  });

  test.each([
    ['chef', 'not_allowed'],
    ['manager', 'not_allowed'],
    [null, 'not_signed_in'],
  ])('of the organization is not given, taken or put back by %s', async (person, code) => {
    const caller = await product.as(person);
    await expect(caller(api.uploadOrganizationLogo, { body, file: png })).rejects.toMatchObject({ code });
    await expect(caller(api.deleteOrganizationLogo, { body })).rejects.toMatchObject({ code });
    await expect(caller(api.restoreOrganizationLogo, { body })).rejects.toMatchObject({ code });
  });
});

test('a deleted logo is put back within thirty days, then its file is gone', async () => {
  const admin = await product.as('admin');
  const { logo: first } = await admin(api.uploadOrganizationLogo, { body, file: png });
  const { logo: second } = await admin(api.uploadOrganizationLogo, { body, file: svg('<path d="M1 1"/>') });
  expect(await admin(api.restoreOrganizationLogo, { body })).toMatchObject({ logo: first, logoRestorable: true });
  expect(await admin(api.restoreOrganizationLogo, { body })).toMatchObject({ logo: second });
  expect(await admin(api.deleteOrganizationLogo, { body })).toMatchObject({ logo: null, logoRestorable: true });
  expect((await get(first)).statusCode).toBe(404); // neither shown nor former any more
  expect(await admin(api.restoreOrganizationLogo, { body })).toMatchObject({ logo: second, logoRestorable: false });
  await admin(api.deleteOrganizationLogo, { body });
  const now = new Date(Date.now() + 31 * DAY_MS);
  product.wait(31 * DAY_MS);
  const late = await product.as('admin');
  await expect(late(api.restoreOrganizationLogo, { body })).rejects.toMatchObject({ code: 'not_found' });
  await purgeLogos(product.database, now, product.files);
  expect((await get(second)).statusCode).toBe(404);
  const { items } = await late(readOrganizationAudit, { params: { id: organizationId } });
  expect(items.slice(0, 2).map(({ action }) => action)).toEqual(['logo_deleted', 'logo_restored']);
});

test.each([
  '/static/uploads/logos/x.png',
  '/static/uploads/../package.json',
  '/static/uploads/logos/%2e%2e%2fx.svg',
  '/static/uploads/',
])('%s is not there', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});
