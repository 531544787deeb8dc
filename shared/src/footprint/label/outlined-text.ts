import { ownValue } from '../../kernel/own-value.ts';
import { BOLD_GLYPHS } from './bold-glyphs.ts';
import { type LabelGlyph, MEDIUM_GLYPHS } from './label-glyphs.ts';
import type { LabelText, Lettering } from './lettering.ts';
import { placedPath } from './placed-path.ts';

const GLYPHS = { medium: MEDIUM_GLYPHS, bold: BOLD_GLYPHS };

/** All text as outlines, so that a label looks the same wherever it is shown. */
export const OUTLINED_LETTERS: Lettering = {
  widthOf,
  written: (text, fill) => `<path d="${outlinedText(text)}" fill="${fill}"/>`,
  cutOut: (shape, letter, fill) => `<path fill-rule="evenodd" d="${shape}${outlinedText(letter)}" fill="${fill}"/>`,
};

/** The width of a text in the units of its size. */
export function widthOf({ text, weight, size }: Pick<LabelText, 'text' | 'weight' | 'size'>): number {
  return Array.from(text).reduce((width, sign) => width + (glyphOf(sign, weight)[0] * size) / 1000, 0);
}

/** A text as one path, so that it needs no font where it is shown. */
function outlinedText(wanted: LabelText): string {
  const { text, weight, size, y, anchor = 'start' } = wanted;
  let x = anchor === 'middle' ? wanted.x - widthOf(wanted) / 2 : wanted.x;
  let path = '';
  for (const sign of text) {
    const [advance, outline] = glyphOf(sign, weight);
    path += placedPath(outline, { scale: size / 1000, x, y });
    x += (advance * size) / 1000;
  }
  return path;
}

/** The bold signs are the letters and figures alone; whatever else is written takes the medium ones. */
function glyphOf(sign: string, weight: LabelText['weight']): LabelGlyph {
  const glyph = ownValue(GLYPHS[weight], sign) ?? ownValue(MEDIUM_GLYPHS, sign);
  if (glyph === undefined) throw new Error(`No outline for ${JSON.stringify(sign)}`);
  return glyph;
}
