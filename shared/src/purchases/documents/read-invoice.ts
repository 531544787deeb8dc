import type { WrittenInvoice } from '../invoice/invoice.ts';
import { CII_ROOTS, readCii } from './read-cii.ts';
import { readUbl, UBL_ROOTS } from './read-ubl.ts';
import type { XmlElement } from './xml-element.ts';

/** The document as it stands; null for what is no invoice. An envelope (SBDH) holds it as one of its children. */
export function readInvoice(root: XmlElement): WrittenInvoice | null {
  if (root.name === 'StandardBusinessDocument') {
    const inside = root.children.find(({ name }) => UBL_ROOTS.includes(name) || CII_ROOTS.includes(name));
    return inside ? readInvoice(inside) : null;
  }
  const invoice = UBL_ROOTS.includes(root.name) ? readUbl(root) : CII_ROOTS.includes(root.name) ? readCii(root) : null;
  // Other formats call their root an invoice, too: what has neither a number nor a line nor a total says nothing.
  return invoice && (invoice.number !== '' || invoice.lines.length > 0) && isBilling(invoice) ? invoice : null;
}

function isBilling({ lines, lineTotal, supplier, currency }: WrittenInvoice): boolean {
  return lines.length > 0 || lineTotal !== null || (supplier.name !== '' && currency !== null);
}
