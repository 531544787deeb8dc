import hankenLatin from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?ttf';
import hankenLatinExtended from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2?ttf';
import newsreaderLatin from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?ttf';
import newsreaderLatinExtended from '@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2?ttf';
import signsBold from '../fonts/plateprint-text-bold.ttf?url';
import signs from '../fonts/plateprint-text-regular.ttf?url';

/**
 * The typefaces of exported pages by their families, as `ui/look/fonts.css` has them; what the first file has no letter for
 * is in the next.
 */
export const TYPEFACE_FILES: ReadonlyMap<string, readonly string[]> = new Map([
  ['Hanken Grotesk Variable', [hankenLatin, hankenLatinExtended]],
  ['Newsreader Variable', [newsreaderLatin, newsreaderLatinExtended]],
]);

/** Signs that neither of them has, such as ₂, at two weights: up to the first, and above it. */
export const SIGN_FILES = { regular: signs, bold: signsBold, regularUpTo: 550 } as const;
