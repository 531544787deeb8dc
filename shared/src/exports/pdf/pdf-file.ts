import { emptyFont } from './empty-font.ts';
import { number, pageContent, POINTS_PER_MM } from './page-content.ts';
import type { PdfDocument } from './pdf-page.ts';
import { PdfObjects } from './pdf-objects.ts';
import { signsOf, utf16Hex } from './pdf-signs.ts';
import { structureOf, type StructureElement } from './pdf-structure.ts';

/**
 * A PDF that looks exactly like its pages and reads like them: each page is a picture with its text above it, unseen,
 * in reading order, tagged (ISO 32000-1, 14.8) with language and title, so that it can be selected, searched and read aloud.
 * @returns the parts of the file, one behind the other
 */
export function pdfFile(document: PdfDocument): Uint8Array<ArrayBuffer>[] {
  const signs = signsOf(document);
  const objects = new PdfObjects();
  const [catalog, tree, info] = [objects.reserve(), objects.reserve(), objects.reserve()];
  const font = writeFont(objects, signs);
  const pageNumbers = document.pages.map(() => objects.reserve());

  for (const [index, page] of document.pages.entries()) {
    const { pixels, jpeg, paper } = page;
    const picture = objects.stream(
      `/Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
      jpeg,
    );
    const content = objects.stream('', pageContent(page, signs));
    const box = `[0 0 ${number(paper.width * POINTS_PER_MM)} ${number(paper.height * POINTS_PER_MM)}]`;
    objects.write(
      pageNumbers[index] ?? 0,
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox ${box} /Contents ${content} 0 R /StructParents ${index} /Tabs /S ` +
        `/Resources << /XObject << /Picture ${picture} 0 R >> /Font << /Text ${font} 0 R >> >> >>`,
    );
  }

  objects.write(tree, `<< /Type /Pages /Count ${pageNumbers.length} /Kids [${pageNumbers.map(reference).join(' ')}] >>`);
  const structure = writeStructure(objects, document, pageNumbers);
  const metadata = objects.stream('/Type /Metadata /Subtype /XML', xmp(document));
  objects.write(info, `<< /Title <feff${utf16Hex(document.title)}> /Creator <feff${utf16Hex(document.creator)}> >>`);
  objects.write(
    catalog,
    `<< /Type /Catalog /Pages ${tree} 0 R /Lang (${document.locale}) /MarkInfo << /Marked true >> /StructTreeRoot ${structure} 0 R ` +
      `/Metadata ${metadata} 0 R /ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  return objects.file({ catalog, info });
}

function reference(id: number): string {
  return `${id} 0 R`;
}

function writeFont(objects: PdfObjects, signs: ReturnType<typeof signsOf>): number {
  const content = emptyFont(signs.count);
  const file = objects.stream(`/Length1 ${content.length}`, [content]);
  const descriptor = objects.add(
    `<< /Type /FontDescriptor /FontName /PLATEP+Unseen /Flags 4 /FontBBox [0 -250 500 950] /ItalicAngle 0 /Ascent 950 /Descent -250 ` +
      `/CapHeight 700 /StemV 80 /FontFile2 ${file} 0 R >>`,
  );
  const descendant = objects.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /PLATEP+Unseen /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ` +
      `/FontDescriptor ${descriptor} 0 R /DW 500 /CIDToGIDMap /Identity >>`,
  );
  const toUnicode = objects.stream('', signs.toUnicode);
  return objects.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /PLATEP+Unseen /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${toUnicode} 0 R >>`,
  );
}

/** The tree of structure, and for each page the way back from its marked content into the tree. */
function writeStructure(objects: PdfObjects, { pages }: PdfDocument, pageNumbers: readonly number[]): number {
  const root = objects.reserve();
  const leaves: number[][] = pages.map(() => []);
  const write = (element: StructureElement, parent: number): number => {
    const id = objects.reserve();
    const kids = element.leaf ? [String(element.leaf.block)] : element.children.map((child) => reference(write(child, id)));
    const page = element.leaf ? ` /Pg ${pageNumbers[element.leaf.page] ?? 0} 0 R` : '';
    const alt = element.alt === undefined ? '' : ` /Alt <feff${utf16Hex(element.alt)}>`;
    objects.write(id, `<< /Type /StructElem /S /${element.type} /P ${parent} 0 R${page}${alt} /K [${kids.join(' ')}] >>`);
    if (element.leaf) (leaves[element.leaf.page] ??= [])[element.leaf.block] = id;
    return id;
  };
  const document = write(structureOf(pages), root);
  const parents = leaves.map((ids, page) => `${page} [${ids.map(reference).join(' ')}]`);
  objects.write(
    root,
    `<< /Type /StructTreeRoot /K ${document} 0 R /ParentTree << /Nums [${parents.join(' ')}] >> /ParentTreeNextKey ${pages.length} >>`,
  );
  return root;
}

function xmp({ title, locale, creator }: PdfDocument): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${plain(title)}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>${locale}</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>${plain(creator)}</xmp:CreatorTool>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}

function plain(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
