import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitFor } from '@testing-library/dom';
import { inject } from 'vitest';
import type { ServedProduct } from '../../../../server/test/served/served-product.ts';

/** The path that a mail to an address leads to; waits until it is there. */
export async function linkInMail(to: string, opens: 'sign-up'): Promise<string> {
  const { dataDir }: ServedProduct = inject('product');
  const folder = join(dataDir, 'outbox');
  return waitFor(async () => {
    const files = await readdir(folder);
    const mails = await Promise.all(files.map(async (file) => readFile(join(folder, file), 'utf8')));
    const mine = mails.filter((mail) => mail.includes(to)).map(readable);
    const link = mine.flatMap((mail) => new RegExp(`/${opens}/[\\w-]+(?=[\\s"<])`).exec(mail)?.[0] ?? [])[0];
    if (link === undefined) throw new Error(`there is no mail to ${to}`);
    return link;
  });
}

/** The parts of a mail as text, of a language whose letters stand in it as they are. */
function readable(mail: string): string {
  return mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
}
