import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

type Opens = 'sign-up' | 'verify' | 'reset-password' | 'update-password';

/** The path that a mail to an address leads to, of such mails the first or the one of that number; waits until it is there. */
export async function linkInMail(to: string, opens: Opens, number = 1): Promise<string> {
  let links: string[] = [];
  await expect(async () => {
    const mails = await mailsTo(to);
    // A link that nothing follows yet is half a link: its mail is still being written.
    links = mails.flatMap((mail) => new RegExp(`/${opens}/[\\w-]+(?=[\\s"<])`).exec(mail)?.[0] ?? []);
    expect(links.length, `mails to ${to}`).toBeGreaterThanOrEqual(number);
  }).toPass();
  return links[number - 1] ?? '';
}

/** Oldest first: a file is named after the time it was written. */
async function mailsTo(to: string): Promise<string[]> {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'outbox');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    files.toSorted((one, other) => (one < other ? -1 : 1)).map((file) => readFile(join(folder, file), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(to)).map(readable);
}

/** The parts of a mail as text: quoted-printable, or base64 where the language has many other letters. */
function readable(mail: string): string {
  const plain = mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  const packed = mail.match(/(?:^[A-Za-z0-9+/]{40,}={0,2}\r?\n?)+/gm) ?? [];
  return [plain, ...packed.map((part) => Buffer.from(part, 'base64').toString('utf8'))].join('\n');
}
