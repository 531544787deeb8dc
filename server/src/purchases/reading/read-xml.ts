import type { XmlElement } from '@plateprint/shared/purchases/documents/xml-element.ts';
import { SaxesParser } from 'saxes';
import { Refused } from './refused.ts';

/** Far beyond what an invoice of 10,000 lines has. */
const LIMITS = { elements: 1_500_000, depth: 60 };

interface OpenElement extends XmlElement {
  children: XmlElement[];
  text: string;
}

/**
 * The document's elements. No DOCTYPE is read, so there are no entities to grow and nothing to load.
 * @throws Refused with doctype, not_xml or too_many_elements
 */
export function readXml(bytes: Uint8Array): XmlElement {
  const parser = new SaxesParser();
  const open: OpenElement[] = [];
  let root: XmlElement | null = null;
  let elements = 0;
  parser.on('doctype', () => {
    throw new Refused('doctype');
  });
  parser.on('error', () => {
    throw new Refused('not_xml');
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (elements > LIMITS.elements || open.length >= LIMITS.depth) throw new Refused('too_many_elements');
    open.push({ name: localName(name), attributes: attributesOf(attributes), children: [], text: '' });
  });
  const text = (words: string): void => {
    const innermost = open.at(-1);
    if (innermost) innermost.text += words;
  };
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (!closed) return;
    closed.text = closed.text.trim();
    const parent = open.at(-1);
    if (parent) parent.children.push(closed);
    else root = closed;
  });
  parser.write(decoded(bytes)).close();
  if (root === null) throw new Refused('not_xml');
  return root;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function attributesOf(attributes: Record<string, unknown>): ReadonlyMap<string, string> {
  return new Map(Object.entries(attributes).map(([name, value]) => [localName(name), String(value)]));
}

/** By its byte order mark, else by what the document says of itself, else UTF-8. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new Refused('not_xml');
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return /^[^<]{0,3}<\?xml[^>]{1,150}?encoding\s?=\s?["']([\w-]{1,30})["']/u.exec(head)?.[1] ?? 'utf-8';
}
