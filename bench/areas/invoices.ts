import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UBL_DAIRY } from '../../server/src/purchases/reading/documents.fixture.ts';
import { invoicesIn } from '../../server/src/purchases/reading/invoices-in.ts';
import { type ReadFiles, readFiles } from '../../server/src/purchases/reading/read-files.ts';
import { print } from '../machine/print.ts';

const LINES = 10_000;

/**
 * `INVOICES=<folder> npm run bench -- invoices`: every e-invoice below the folder, whether its lines' net amounts sum to what it
 * says; and how long a document of 10,000 lines takes in its own process.
 */
export async function invoices(): Promise<void> {
  const folder = process.env['INVOICES'];
  if (folder !== undefined) await ofFolder(folder);
  const line = /<cac:InvoiceLine>[\s\S]*?<\/cac:InvoiceLine>/u.exec(UBL_DAIRY)?.[0] ?? '';
  const long = UBL_DAIRY.replace('</Invoice>', `${line.repeat(LINES)}</Invoice>`);
  const begun = performance.now();
  const { invoices: read } = await invoicesIn(new TextEncoder().encode(long));
  print('invoices', { lines: read[0]?.invoice.lines.length ?? 0, seconds: ((performance.now() - begun) / 1000).toFixed(2) });
}

async function ofFolder(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:xml|pdf|zip)$/iu.test(name)).toSorted();
  const count = { files: files.length, invoices: 0, lines: 0, refused: 0, unequal: 0 };
  for (const name of files) {
    const read = await readFiles(new Uint8Array(await readFile(join(folder, name))));
    for (const { file, code } of read.refused) console.log(`${name} ${file}: ${code}`);
    if (read.unopened !== null) console.log(`${name}: ${read.unopened}`);
    count.refused += read.refused.length + (read.unopened === null ? 0 : 1);
    count.invoices += read.invoices.length;
    count.lines += read.invoices.reduce((sum, { invoice }) => sum + invoice.lines.length, 0);
    for (const difference of differences(read)) {
      count.unequal += 1;
      console.log(`${name}: the lines sum to ${difference}`);
    }
  }
  print('invoices of a folder', count);
}

/** Sums that differ by a cent or more, each as "…, the document says …". */
function differences({ invoices: read }: ReadFiles): string[] {
  return read.flatMap(({ invoice: { lines, lineTotal } }) => {
    const sum = lines.reduce((all, { net }) => all + (net ?? Number.NaN), 0);
    return lines.length === 0 || lineTotal === null || Math.abs(sum - lineTotal) < 0.005
      ? []
      : [`${sum}, the document says ${lineTotal}`];
  });
}
