import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keyOf, openSecretBox, secretBox } from './secret-box.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateprint-key-'));
});
afterEach(async () => rm(folder, { recursive: true }));

const box = secretBox(Buffer.alloc(32, 1));

test('what is sealed is read with the same key alone, and never looks the same', () => {
  const sealed = box.seal('leek');
  expect(box.unseal(sealed)).toBe('leek');
  expect(sealed.equals(box.seal('leek'))).toBe(false);
  expect(sealed.toString('latin1')).not.toContain('leek');
  expect(() => secretBox(Buffer.alloc(32, 2)).unseal(sealed)).toThrow('authenticate');
});

test('what was changed is not read', () => {
  const sealed = box.seal('leek');
  for (let position = 0; position < sealed.length; position += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8((changed.readUInt8(position) + 1) % 256, position);
    expect(() => box.unseal(changed)).toThrow('authenticate');
  }
});

test('without a key one is made once, in a file that nobody else reads', async () => {
  const file = join(folder, 'new', 'secret-key');
  const first = await openSecretBox({ key: undefined, file });
  const later = await openSecretBox({ key: undefined, file });
  expect(later.unseal(first.seal('leek'))).toBe('leek');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a key is 32 bytes, in hexadecimal or base64', () => {
  const bytes = Buffer.alloc(32, 7);
  expect([keyOf(bytes.toString('hex')), keyOf(` ${bytes.toString('base64')}\n`)]).toEqual([bytes, bytes]);
  for (const short of ['', 'secret', 'ab'.repeat(16)]) expect(() => keyOf(short)).toThrow('SECRET_KEY');
});
