import type { PdfBlock, PdfPage } from './pdf-page.ts';

/** An element of the tree that screen readers walk; leaves name a block of a page. */
export interface StructureElement {
  type: string;
  alt?: string;
  children: StructureElement[];
  leaf?: { page: number; block: number };
}

/** The blocks of all pages as one tree: lists with their items, tables with their rows, everything in reading order. */
export function structureOf(pages: readonly Pick<PdfPage, 'blocks'>[]): StructureElement {
  const root: StructureElement = { type: 'Document', children: [] };
  for (const [page, { blocks }] of pages.entries()) {
    let former: PdfBlock | undefined;
    let place: StructureElement[] = root.children;
    for (const [index, block] of blocks.entries()) {
      place = placeOf(root, block, { former, place });
      place.push(elementOf(block, { page, block: index }));
      former = block;
    }
  }
  return root;
}

/** Where a block goes: into the list or row of the block before it when it is the same, else into a new one. */
function placeOf(
  root: StructureElement,
  block: PdfBlock,
  { former, place }: { former: PdfBlock | undefined; place: StructureElement[] },
): StructureElement[] {
  if (block.list !== undefined) {
    return former?.list === block.list ? place : opened(root.children, 'L');
  }
  if (block.table !== undefined) {
    if (former?.table === block.table && former.row === block.row) return place;
    const table = former?.table === block.table ? (root.children.at(-1)?.children ?? []) : opened(root.children, 'Table');
    return opened(table, 'TR');
  }
  return root.children;
}

function opened(parent: StructureElement[], type: string): StructureElement[] {
  const children: StructureElement[] = [];
  parent.push({ type, children });
  return children;
}

function elementOf(block: PdfBlock, leaf: { page: number; block: number }): StructureElement {
  if (block.role === 'LI') return { type: 'LI', children: [{ type: 'LBody', children: [], leaf }] };
  return { type: block.role, children: [], leaf, ...(block.alt === undefined ? {} : { alt: block.alt }) };
}
