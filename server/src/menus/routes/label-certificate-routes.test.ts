import { readLabelBasis } from '@plateprint/shared/menus/label-basis-api.ts';
import {
  CERTIFICATE_MOST_BYTES,
  certificateAddress,
  deleteLabelCertificate,
  uploadLabelCertificate,
} from '@plateprint/shared/menus/label-certificate-api.ts';
import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { PHOTOGRAPH, PICTURE } from '../../../test/who-may/picture.ts';
import { demoId } from '../../demo/demo-id.ts';

const norrsken = demoId('norrsken');
const params = { id: norrsken };
const pdf = (words: string) => new Blob([`%PDF-1.7\n${words}\n%%EOF`]);
const NONE = {
  label_certificate: null,
  label_certificate_name: null,
  label_certificate_bytes: null,
  label_certificate_at: null,
};

let product: Product;
let admin: Caller;
beforeAll(async () => {
  product = await openProduct();
  admin = await product.as('admin');
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.updateTable('organization').set(NONE).execute();
});

const add = async (file: Blob, name = 'Klimatmärket.pdf') => admin(uploadLabelCertificate, { params, body: { name }, file });
const fetched = async (person: string | null, organizationId = norrsken) =>
  product.app.inject({
    url: `/api${certificateAddress(organizationId)}`,
    headers: person === null ? {} : { cookie: await product.cookieOf(person) },
  });
const keyNow = async (): Promise<string> => {
  const { label_certificate: key } = await product.database
    .selectFrom('organization')
    .select('label_certificate')
    .where('id', '=', norrsken)
    .executeTakeFirstOrThrow();
  return key ?? '';
};

test('a certificate is handed out as the file that came in, as a download that no browser guesses at or keeps', async () => {
  expect(await add(pdf('one'))).toMatchObject({ name: 'Klimatmärket.pdf', bytes: 18 });
  const { statusCode, headers, body } = await fetched('admin');
  expect([statusCode, body]).toEqual([200, '%PDF-1.7\none\n%%EOF']);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="certificate.pdf"; filename*=UTF-8''Klimatm%C3%A4rket.pdf`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': expect.stringMatching(/default-src 'none'; sandbox/) as unknown,
  });
});

test('it lies below its organization by its content; the former file is gone when another takes its place', async () => {
  await add(pdf('one'));
  const first = await keyNow();
  expect(first).toMatch(new RegExp(`^certificates/${norrsken}/[0-9a-f]{64}\\.pdf$`));
  await add(pdf('one'), 'Again.pdf');
  expect(await keyNow()).toBe(first);
  expect(await product.files.get(first)).not.toBeNull();
  await add(PHOTOGRAPH, 'scan.jpeg');
  expect(await product.files.get(first)).toBeNull();
  const second = await keyNow();
  await admin(deleteLabelCertificate, { params });
  expect(await product.files.get(second)).toBeNull();
  expect((await fetched('admin')).statusCode).toBe(404);
  await expect(admin(deleteLabelCertificate, { params })).rejects.toMatchObject({ code: 'not_found' });
});

test.each([
  ['a picture called PDF', PICTURE, 'c.pdf', 'c.png', 'image/png'],
  ['a PDF called a picture', pdf('x'), 'c.PNG', 'c.pdf', 'application/pdf'],
  ['a name with folders and signs', pdf('x'), '../a\u202Eb/"c".pdf', '.. a b  c.pdf', 'application/pdf'],
  ['a name of nothing but its ending', PHOTOGRAPH, '.jpg', '.jpg.jpg', 'image/jpeg'],
])('%s is kept as what its bytes are', async (_, file, name, kept, type) => {
  expect((await add(file, name)).name).toBe(kept);
  expect((await fetched('admin')).headers['content-type']).toBe(type);
});

test.each([
  ['words', new Blob(['hello']), 'unsupported_media_type'],
  ['a page', new Blob(['<html>%PDF-1.7</html>']), 'unsupported_media_type'],
  ['a drawing', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), 'unsupported_media_type'],
  ['nothing', new Blob([]), 'unsupported_media_type'],
  ['more than 5 MB', new Blob(['%PDF-', new Uint8Array(CERTIFICATE_MOST_BYTES)]), 'body_too_large'],
])('%s is refused whatever it is called, and the former stays', async (_, file, code) => {
  await add(pdf('former'));
  await expect(add(file)).rejects.toMatchObject({ code });
  expect((await fetched('admin')).body).toContain('former');
});

const heard = async (person: string) => (await (await product.as(person))(readLabelBasis, { params })).certificate;

test('only those who run the organization read it, and hear of it', async () => {
  await add(pdf('one'));
  const statuses = await Promise.all(
    [null, 'chef', 'manager', 'admin', 'owner', 'super'].map(async (person) => (await fetched(person)).statusCode),
  );
  expect(statuses).toEqual([401, 403, 403, 200, 200, 200]);
  expect((await fetched('admin', demoId('clairval'))).statusCode).not.toBe(200);
  expect(await heard('admin')).toMatchObject({ name: 'Klimatmärket.pdf', bytes: 18, addedAt: expect.any(String) as string });
  expect(await heard('chef')).toBeNull();
});

test('the audit has who added and removed which file', async () => {
  await add(pdf('one'));
  await add(PICTURE, 'new.png');
  await admin(deleteLabelCertificate, { params });
  const { items } = await admin(readOrganizationAudit, { params });
  expect(items.slice(0, 3).map(({ action, changes }) => [action, changes])).toEqual([
    ['label_certificate_removed', [{ field: 'certificate', before: ['new.png'], after: [] }]],
    ['label_certificate_added', [{ field: 'certificate', before: ['Klimatmärket.pdf'], after: ['new.png'] }]],
    ['label_certificate_added', [{ field: 'certificate', before: [], after: ['Klimatmärket.pdf'] }]],
  ]);
});
