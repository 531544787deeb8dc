import type { PdfBlock, PdfRole, PdfWord } from '@plateprint/shared/exports/pdf/pdf-page.ts';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';

/** Elements with a role of their own; every other block is a paragraph. */
const ROLES: Readonly<Record<string, PdfRole>> = {
  H1: 'H1',
  H2: 'H2',
  H3: 'H3',
  H4: 'H4',
  H5: 'H5',
  H6: 'H6',
  LI: 'LI',
  TH: 'TH',
  TD: 'TD',
};

/** The text of a page in the order of reading, word by word with its place on the page; pictures with what they say. */
export function textBlocks(page: HTMLElement): PdfBlock[] {
  const blocks: PdfBlock[] = [];
  const origin = page.getBoundingClientRect();
  const numbers = new Numbers();
  let current: Element | null = null;
  let words: PdfWord[] = [];
  let isApart = true;
  const walker = page.ownerDocument.createTreeWalker(page, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
    acceptNode: (node) => (isPassedOver(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT),
  });
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const alt = altOf(node);
    if (alt !== null) {
      if (alt !== '' && isElement(node)) blocks.push({ role: 'Figure', words: wordsOver(node, alt, origin), alt });
      current = null;
    } else if (isText(node) && node.parentElement) {
      const written = wordsOf(node, origin);
      const element: Element | null = written.length > 0 ? blockAround(node.parentElement, page) : current;
      const last = words.at(-1);
      if (element !== current && element) {
        current = element;
        words = [];
        blocks.push({ ...placeOf(element, numbers), words });
      } else if (last && written[0] && !isApart && !/^\s/.test(node.data) && touches(last, written[0])) last.joinsNext = true;
      words.push(...written);
      isApart = /(?:^|\s)$/.test(node.data);
    } else if (isElement(node) && node.tagName === 'BR') isApart = true;
  }
  return blocks;
}

/** A sign that a stylesheet sets apart from a name is a word of its own, though no space is written between them. */
function touches(one: PdfWord, next: PdfWord): boolean {
  return Math.abs(next.left - one.left - one.width) < one.height / 8;
}

/** Hidden parts, and what stands inside of a picture that says what it shows. */
function isPassedOver(node: Node): boolean {
  const parent = node.parentElement;
  if (parent && isPicture(parent)) return true;
  if (!isElement(node)) return false;
  return (
    node.getAttribute('aria-hidden') === 'true' || node.tagName === 'STYLE' || getComputedStyle(node).visibility === 'hidden'
  );
}

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

function isText(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE;
}

function isPicture(element: Element): boolean {
  return element.tagName === 'IMG' || element.getAttribute('role') === 'img';
}

/** The alternative text of a picture; empty for one that is there for the eye alone; null for anything else. */
function altOf(node: Node): string | null {
  if (!isElement(node) || !isPicture(node)) return null;
  return node.getAttribute('alt') ?? node.getAttribute('aria-label') ?? '';
}

/** The nearest element that stands on lines of its own. */
function blockAround(element: Element, page: Element): Element {
  let block = element;
  while (block !== page && block.parentElement && getComputedStyle(block).display.startsWith('inline'))
    block = block.parentElement;
  return block;
}

/** Lists and tables by a number each, so that the document's neighbours know each other. */
class Numbers {
  readonly #numbers = new Map<Element, number>();

  of(element: Element): number {
    const number = this.#numbers.get(element) ?? this.#numbers.size;
    this.#numbers.set(element, number);
    return number;
  }
}

function placeOf(element: Element, numbers: Numbers): Pick<PdfBlock, 'role' | 'list' | 'table' | 'row'> {
  const around = element.closest('li, td, th, h1, h2, h3, h4, h5, h6');
  const role = ownValue(ROLES, around?.tagName ?? '') ?? 'P';
  const list = around?.closest('ul, ol');
  const [table, row] = [around?.closest('table'), around?.closest('tr')];
  if (role === 'LI' && list) return { role, list: numbers.of(list) };
  if ((role === 'TD' || role === 'TH') && table && row) return { role, table: numbers.of(table), row: numbers.of(row) };
  return { role };
}

/** The words of a picture, side by side over it: a label's figure and level are found, and read where no structure is. */
function wordsOver(picture: Element, alt: string, origin: DOMRect): PdfWord[] {
  const box = picture.getBoundingClientRect();
  const words = alt.split(/\s+/).filter((word) => word !== '');
  const letters = words.reduce((sum, word) => sum + word.length + 1, -1);
  if (box.width === 0 || box.height === 0) return [];
  // One line of it, as high as its width lets its letters be.
  const width = box.width / letters;
  const height = Math.min(box.height, 2.4 * width);
  let before = 0;
  return words.map((text) => {
    const left = box.left - origin.left + before * width;
    before += text.length + 1;
    return { text, left, top: box.top - origin.top + (box.height - height) / 2, width: text.length * width, height };
  });
}

function wordsOf(text: Text, origin: DOMRect): PdfWord[] {
  const words: PdfWord[] = [];
  const range = text.ownerDocument.createRange();
  for (const { index, 0: written } of text.data.matchAll(/\S+/g)) {
    range.setStart(text, index);
    range.setEnd(text, index + written.length);
    const box = range.getClientRects()[0];
    if (!box || (box.width === 0 && box.height === 0)) continue;
    words.push({ text: written, left: box.left - origin.left, top: box.top - origin.top, width: box.width, height: box.height });
  }
  return words;
}
