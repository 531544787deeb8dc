import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outbox } from './outbox.ts';

test('a mail becomes a file that mail programs open, and its place is said', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plateprint-outbox-'));
  const said: string[] = [];
  const unsubscribe = { page: 'https://plate.test/report-mail/abc', byPost: true };
  const written = { to: 'chef@example.test', subject: 'Välkommen', text: 'Hej från köket', unsubscribe };
  await outbox(folder, (line) => said.push(line)).send(written);
  const [file] = await readdir(folder);
  expect(file).toMatch(/\.eml$/);
  const mail = await readFile(join(folder, file ?? ''), 'utf8');
  expect(mail).toContain('To: chef@example.test');
  expect(mail).toContain('=?UTF-8?');
  expect(mail).toContain('List-Unsubscribe: <https://plate.test/report-mail/abc>');
  expect(said[0]).toContain(file);
  await rm(folder, { recursive: true, force: true });
});
