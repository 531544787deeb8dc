import type { PdfBlock, PdfWord } from '@plateprint/shared/exports/pdf/pdf-page.ts';
import type { Drawing } from './drawing.ts';

/** The share of a line's height that stands above its baseline, near enough for words that nobody sees. */
const ABOVE_BASELINE = 0.78;

/** The words of a page above its outlines, unseen: they are found, selected and read aloud. One text to a line. */
export function textLayer(drawing: Drawing, blocks: readonly PdfBlock[]): SVGElement {
  const layer = drawing.element('g', { id: 'text', 'fill-opacity': 0, 'font-family': 'sans-serif' });
  for (const { words } of blocks) for (const line of linesOf(words)) layer.append(lineText(drawing, line));
  return layer;
}

function linesOf(words: readonly PdfWord[]): PdfWord[][] {
  const lines: PdfWord[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && Math.abs(last.top - word.top) < word.height / 2 && word.left >= last.left) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

function lineText(drawing: Drawing, words: readonly PdfWord[]): SVGElement {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return drawing.element('text');
  const text = drawing.element('text', {
    x: first.left,
    y: first.top + first.height * ABOVE_BASELINE,
    'font-size': first.height * ABOVE_BASELINE,
    textLength: Math.max(1, last.left + last.width - first.left),
    lengthAdjust: 'spacingAndGlyphs',
  });
  text.textContent = words.map((word) => word.text + (word.joinsNext || word === last ? '' : ' ')).join('');
  return text;
}
