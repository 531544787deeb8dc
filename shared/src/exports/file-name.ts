import { endingOf, isVariantFormat, type PageFormat } from './export-format.ts';
import { utf8 } from './pdf/utf8.ts';

/** The name of the product: it stands here and nowhere else. */
export const PRODUCT_NAME = 'Plateprint';

/** Characters that one of the file systems does not allow in a name: control characters and `<>:"/\|?*`. */
// oxlint-disable-next-line eslint/no-control-regex -- control characters are what is looked for
const FORBIDDEN = /[\u0000-\u001f\u007f<>:"/\\|?*]+/g;
/** Characters of a stem: short enough to be read in a list of files. */
const LONGEST = 120;
/** Bytes of a stem: file systems take 255, of which an ending and a page's number need a few. */
const MOST_BYTES = 230;
/** Characters that are left of product and type where a long name needs their room. */
const SHORTEST = { product: 5, kind: 8 } as const;

export interface FileNameParts {
  kind: string;
  name: string;
  /** When the thing was: of all that a long name says, this is never cut away. */
  period?: string | null;
  fullReport?: string | null;
  /** Which of two files of the same ending this is: PDF and text PDF. */
  variant?: string | null;
}

interface FileOfPages extends FileNameParts {
  format: PageFormat;
  /** How many pages are in the file. */
  pages: number;
}

/**
 * The file name of an export: product name, kind of thing, its name, and how much of it when it has several pages
 * (specification, point 9: '(full report)'). The words are handed in, in the reader's language.
 */
export function exportFileName({ format, pages, ...parts }: FileOfPages): string {
  return `${pagesFileStem({ format, pages, ...parts })}.${endingOf(format, pages)}`;
}

/** The same without the ending, for what stands in an archive. */
export function pagesFileStem({ format, pages, fullReport = null, variant = null, ...parts }: FileOfPages): string {
  return fileNameStem({ ...parts, fullReport: pages > 1 ? fullReport : null, variant: isVariantFormat(format) ? variant : null });
}

/**
 * The name of a file that is not of pages, such as CSV. What is too long loses the end of its type, then of the product, then
 * of the name; its period and how much of it this is always stand.
 */
export function fileNameStem({ kind, name, period, fullReport, variant }: FileNameParts): string {
  const end = `${fullReport ? ` (${cleaned(fullReport)})` : ''}${variant ? ` ${cleaned(variant)}` : ''}`;
  let parts: Parts = { product: PRODUCT_NAME, kind: cleaned(kind), name: trimmed(cleaned(name)), period: '' };
  if (fits(parts, end)) return stemOf(parts, end);
  parts = withPeriod(parts, cleaned(period ?? ''));
  for (const part of ['kind', 'product', 'name'] as const) {
    const least = part === 'name' ? 0 : SHORTEST[part];
    let room = Array.from(parts[part]).length;
    while (!fits(parts, end) && room > least) parts = { ...parts, [part]: shortened(parts[part], (room -= 1)) };
  }
  return stemOf(parts, end);
}

type Parts = Record<'product' | 'kind' | 'name' | 'period', string>;

/** The period stands behind the name, and not twice. */
function withPeriod(parts: Parts, period: string): Parts {
  const at = period === '' ? -1 : parts.name.toLowerCase().lastIndexOf(period.toLowerCase());
  const isAtEnd = at >= 0 && at + period.length === parts.name.length;
  return { ...parts, period, name: isAtEnd ? trimmed(parts.name.slice(0, at)) : parts.name };
}

function stemOf({ product, kind, name, period }: Parts, end: string): string {
  return [product, kind, name, period].filter((word) => word !== '').join(' ') + end;
}

function fits(parts: Parts, end: string): boolean {
  const stem = stemOf(parts, end);
  return Array.from(stem).length <= LONGEST && utf8(stem).length <= MOST_BYTES;
}

/** Cut at the end of a word, unless a single word is longer than half of the room. */
function shortened(name: string, most: number): string {
  const characters = Array.from(name);
  const cut = characters.slice(0, most).join('');
  const isMidWord = characters.length > most && characters[most] !== ' ';
  const end = isMidWord ? cut.lastIndexOf(' ') : -1;
  return trimmed(end > most / 2 ? cut.slice(0, end) : cut);
}

/** Windows takes no dot or space at a name's end; a comma or a dash says nothing there. */
function trimmed(name: string): string {
  let end = name.length;
  while (end > 0 && ' .,;–-'.includes(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}

function cleaned(word: string): string {
  return word.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim();
}
