import type { ExportFormat } from './export-format.ts';
import { extensionOf } from './export-format.ts';

/** The name of the product: it stands here and nowhere else. */
export const PRODUCT_NAME = 'Plateprint';

/** What a name may not hold on one of the file systems: control characters and `<>:"/\|?*`. */
// oxlint-disable-next-line eslint/no-control-regex -- control characters are what is looked for
const FORBIDDEN = /[\u0000-\u001f\u007f<>:"/\\|?*]+/g;
/** File systems take 255 bytes, and a character of any script at most 4. */
const LONGEST = 60;

/**
 * The file name of an export: product name, kind of thing, its name, and how much of it when it has several pages
 * (specification, point 9: '(full report)'). The words are handed in, in the reader's language.
 */
export function exportFileName({ format, ...parts }: FileNameParts & { format: ExportFormat }): string {
  return `${fileNameStem(parts)}.${extensionOf(format)}`;
}

export interface FileNameParts {
  kind: string;
  name: string;
  fullReport?: string | null;
}

/** The same without the ending, for files of another kind: SVG, CSV, or several images in one archive. */
export function fileNameStem({ kind, name, fullReport }: FileNameParts): string {
  const words = [PRODUCT_NAME, kind, name].map(cleaned).filter((word) => word !== '');
  const howMuch = fullReport ? ` (${cleaned(fullReport)})` : '';
  // A long name gives way, so that it still says how much of it this is.
  return shortened(words.join(' '), LONGEST - Array.from(howMuch).length) + howMuch;
}

/** Cut at the end of a word, unless a single word is longer than half of the room. */
function shortened(name: string, most: number): string {
  const characters = Array.from(name);
  const cut = characters.slice(0, most).join('');
  const isMidWord = characters.length > most && characters[most] !== ' ';
  const end = isMidWord ? cut.lastIndexOf(' ') : -1;
  return (end > most / 2 ? cut.slice(0, end) : cut).replace(/[. ]+$/, '');
}

function cleaned(word: string): string {
  return word.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim();
}
