/** The text of a PDF, page by page. */
export async function textOfPdf(content: Buffer): Promise<string[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    }),
  );
}

/** The texts of a PDF that reach further to the right, in mm. */
export async function textBeyond(content: Buffer, right: number): Promise<string[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  const beyond: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const item of items)
      if ('str' in item && ((Number(item.transform[4]) + item.width) * 25.4) / 72 > right + 0.2) beyond.push(item.str);
  }
  return beyond;
}
