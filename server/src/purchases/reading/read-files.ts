import type { FileRefusal, WrittenInvoice } from '@plateprint/shared/purchases/invoice/invoice.ts';
import { readInvoice } from '@plateprint/shared/purchases/documents/read-invoice.ts';
import { xmlOfPdf } from './read-pdf.ts';
import { readXml } from './read-xml.ts';
import { filesOfZip, type ZippedFile } from './read-zip.ts';
import { refusalOf, Refused } from './refused.ts';

export interface ReadFiles {
  invoices: { file: string; invoice: WrittenInvoice }[];
  refused: { file: string; code: FileRefusal }[];
  /** Why the container does not open; null when it does. */
  unopened: FileRefusal | null;
}

/** By its first bytes: what a file is called says little. */
function kindOf(bytes: Uint8Array): 'pdf' | 'zip' | 'other' {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  if (head.startsWith('PK\u0003\u0004') || head.startsWith('PK\u0005\u0006')) return 'zip';
  // A PDF may have up to a kilobyte before its header.
  return head.includes('%PDF-') ? 'pdf' : 'other';
}

/** The invoices in a file, or in the files of a container, in their order; what is not read is named with its reason. */
export async function readFiles(bytes: Uint8Array): Promise<ReadFiles> {
  const kind = kindOf(bytes);
  try {
    if (kind === 'zip') return await readAll(filesOfZip(bytes));
    if (kind === 'pdf') return await readAll([{ name: 'factur-x.xml', content: await xmlOfPdf(bytes) }]);
    return await readAll([{ name: 'invoice.xml', content: bytes }]);
  } catch (error) {
    const code = refusalOf(error);
    // A PDF without an invoice opened; nothing was in it.
    if (code === 'no_attachment') return { invoices: [], refused: [{ file: 'invoice.pdf', code }], unopened: null };
    return { invoices: [], refused: [], unopened: code };
  }
}

async function readAll(files: readonly ZippedFile[]): Promise<ReadFiles> {
  const read: ReadFiles = { invoices: [], refused: [], unopened: null };
  for (const { name, content } of files) {
    try {
      if (typeof content === 'string') throw new Refused(content);
      const invoice = await invoiceIn(content);
      read.invoices.push({ file: name, invoice });
      if (invoice.lines.length === 0) read.refused.push({ file: name, code: 'no_lines' });
    } catch (error) {
      read.refused.push({ file: name, code: refusalOf(error) });
    }
  }
  return read;
}

async function invoiceIn(bytes: Uint8Array): Promise<WrittenInvoice> {
  const kind = kindOf(bytes);
  if (kind === 'zip') throw new Refused('nested_archive');
  const xml = kind === 'pdf' ? await xmlOfPdf(bytes) : bytes;
  if (!looksLikeXml(xml)) throw new Refused('not_supported');
  const invoice = readInvoice(readXml(xml));
  if (!invoice) throw new Refused('not_an_invoice');
  return invoice;
}

/** Its first visible byte is "<", in whichever encoding. */
function looksLikeXml(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 64).find((byte) => ![0, 9, 10, 13, 32, 0xef, 0xbb, 0xbf, 0xfe, 0xff].includes(byte)) === 0x3c;
}
