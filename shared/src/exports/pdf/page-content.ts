import type { PdfBlock, PdfPage, PdfWord } from './pdf-page.ts';
import type { PdfSigns } from './pdf-signs.ts';

export const POINTS_PER_MM = 72 / 25.4;
/** Of the empty font: an advance is half its size; ascent and descent make a line of 1.2. */
const ADVANCE = 0.5;
const LINE = 1.2;
const DESCENT = 0.25;

/** The drawing of a page: its picture, which readers pass over, and above it every block's words, unseen but marked. */
export function pageContent(page: PdfPage, signs: PdfSigns): string {
  const [width, height] = [page.paper.width * POINTS_PER_MM, page.paper.height * POINTS_PER_MM];
  const picture = `/Artifact BMC\nq ${number(width)} 0 0 ${number(height)} 0 0 cm /Picture Do Q\nEMC`;
  const blocks = page.blocks.map((block, id) => blockContent(block, { id, page, signs }));
  return [picture, ...blocks].join('\n');
}

function blockContent(block: PdfBlock, { id, page, signs }: { id: number; page: PdfPage; signs: PdfSigns }): string {
  const words = block.words.map((word, index) => wordContent(word, block.words[index + 1], { page, signs }));
  const text = words.length > 0 ? `BT 3 Tr\n${words.join('\n')}\nET` : '';
  return `/${block.role === 'LI' ? 'LBody' : block.role} << /MCID ${id} >> BDC\n${text}\nEMC`;
}

function wordContent(word: PdfWord, next: PdfWord | undefined, { page, signs }: { page: PdfPage; signs: PdfSigns }): string {
  const across = (page.paper.width * POINTS_PER_MM) / page.rendered.width;
  const down = (page.paper.height * POINTS_PER_MM) / page.rendered.height;
  const size = Math.max(0.5, (word.height * down) / LINE);
  const x = word.left * across;
  const y = page.paper.height * POINTS_PER_MM - (word.top + word.height) * down + DESCENT * size;
  // The space behind a word belongs to it, so that what is copied has its gaps; it reaches to the next word of the line.
  const text = next && !word.joinsNext ? `${word.text} ` : word.text;
  const count = Array.from(text).length;
  const isSameLine = next !== undefined && next.left > word.left && Math.abs(next.top - word.top) < word.height / 2;
  const width = (isSameLine ? next.left - word.left : word.width * (count / Array.from(word.text).length)) * across;
  const stretch = Math.max(1, (width / (count * ADVANCE * size)) * 100);
  return `/Text ${number(size)} Tf ${number(stretch)} Tz 1 0 0 1 ${number(x)} ${number(y)} Tm <${signs.hex(text)}> Tj`;
}

export function number(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
