import { Refused } from './refused.ts';

/** The standard names of the invoice inside a PDF, the newest first; an attachment of another name is looked at after them. */
const NAMES = ['factur-x.xml', 'xrechnung.xml', 'zugferd-invoice.xml'];

/**
 * The invoice that is attached to a PDF as XML (Factur-X, ZUGFeRD). Nothing is drawn, run or loaded.
 * @throws Refused with encrypted, unreadable or no_attachment
 */
export async function xmlOfPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data: Uint8Array.from(bytes),
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    stopAtErrors: false,
    verbosity: 0,
  });
  try {
    const document = await task.promise.catch((error: unknown) => {
      throw new Refused(isPassword(error) ? 'encrypted' : 'unreadable');
    });
    const attached = [...((await document.getAttachments()) ?? [])].filter(([, { filename }]) => /\.xml$/iu.test(filename));
    const [first] = attached.toSorted(([, one], [, other]) => rank(one.filename) - rank(other.filename));
    if (!first) throw new Refused('no_attachment');
    const content = await document.getAttachmentContent(first[0]);
    if (!(content instanceof Uint8Array) || content.length === 0) throw new Refused('no_attachment');
    return content;
  } finally {
    await task.destroy().catch(() => undefined);
  }
}

function rank(filename: string): number {
  const place = NAMES.indexOf(filename.toLowerCase());
  return place === -1 ? NAMES.length : place;
}

const isPassword = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException';
