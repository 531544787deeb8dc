import { hasCheckDigit } from '../../kernel/reading/gtin.ts';
import type { MaybeElement } from './xml-element.ts';

const DIGITS = /^\d{8}(?:\d{4,6})?$/u;

/**
 * The article's GTIN; null for none. Documents write it under 0160, as EN 16931 asks, and as often under 0088, the scheme of
 * places: there, and where no scheme is named, the check digit has to agree. Of another scheme it is another number.
 */
export function gtinOf(id: MaybeElement): string | null {
  const text = id?.text ?? '';
  if (!DIGITS.test(text)) return null;
  const scheme = id?.attributes.get('schemeID')?.toUpperCase() ?? '';
  if (['0160', 'GTIN', 'EAN', 'EAN13'].includes(scheme)) return text;
  return ['', '0088', '9'].includes(scheme) && hasCheckDigit(text) ? text : null;
}
