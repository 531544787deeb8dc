/** A text of a label, in the units of the drawing. */
export interface LabelText {
  text: string;
  weight: 'medium' | 'bold';
  /** Font size, and the place of the baseline. */
  size: number;
  x: number;
  y: number;
  anchor?: 'start' | 'middle';
}

/** How the texts of a label are drawn. */
export interface Lettering {
  /** In the units of the text's size. */
  widthOf: (text: Pick<LabelText, 'text' | 'weight' | 'size'>) => number;
  written: (text: LabelText, fill: string) => string;
  /** A letter through which the ground shows. */
  cutOut: (shape: string, letter: LabelText, fill: string) => string;
}

/** Width of a sign on average in a sans-serif typeface, in its size. */
const MEAN_WIDTH = { medium: 0.54, bold: 0.6 } as const;

/**
 * For pictures so small that nobody reads the letters: whatever typeface there is, a third of the weight of the outlines. A letter
 * that would be cut out stands in its shape's outline.
 */
export const PLAIN_LETTERS: Lettering = {
  widthOf: ({ text, weight, size }) => Array.from(text).length * MEAN_WIDTH[weight] * size,
  written: plain,
  cutOut: (shape, letter, fill) => `<path d="${shape}" fill="none" stroke="${fill}" stroke-width="1.2"/>${plain(letter, fill)}`,
};

function plain({ text, weight, size, x, y, anchor = 'start' }: LabelText, fill: string): string {
  const look = `font-family="sans-serif" font-size="${size}"${weight === 'bold' ? ' font-weight="700"' : ''}`;
  const said = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" ${look} fill="${fill}">${said}</text>`;
}
