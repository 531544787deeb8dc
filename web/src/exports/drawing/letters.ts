import type { GlyphRun } from 'fontkit';
import type { Attributes, Drawing } from './drawing.ts';
import { GlyphPath } from './glyph-path.ts';
import type { Typefaces } from './typefaces.ts';

/** How letters look; `size` and `spacing` in px. */
export interface LetterStyle {
  families: string;
  weight: number;
  size: number;
  spacing: number;
  isSlanted: boolean;
  features: Record<string, boolean>;
  fill: Attributes;
}

/** A word and where it begins on its baseline. */
export interface PlacedWord {
  text: string;
  x: number;
  y: number;
}

/** A typeface without an italic is slanted by a quarter, as browsers do it. */
const SLANT = 0.25;

/** Null for what is not seen. */
export function letterStyle(drawing: Drawing, style: CSSStyleDeclaration, colour = style.color): LetterStyle | null {
  const fill = drawing.fill(colour);
  if (!fill) return null;
  const spacing = Number.parseFloat(style.letterSpacing) || 0;
  const numeric = style.fontVariantNumeric;
  return {
    families: style.fontFamily,
    weight: Number(style.fontWeight),
    size: Number.parseFloat(style.fontSize),
    spacing,
    isSlanted: style.fontStyle !== 'normal',
    features: {
      ...(numeric.includes('tabular-nums') ? { tnum: true } : {}),
      ...(numeric.includes('lining-nums') ? { lnum: true } : {}),
      // Letters that stand apart are not joined.
      ...(spacing === 0 ? {} : { liga: false }),
    },
    fill,
  };
}

/** Words of one look: a path for each line, and as text what no typeface of ours has, such as a Chinese sign. */
export function drawWords(
  drawing: Drawing,
  typefaces: Typefaces,
  { words, look }: { words: readonly PlacedWord[]; look: LetterStyle },
): SVGElement[] {
  const lines = Map.groupBy(words, ({ y }) => y);
  return Array.from(lines.values(), (line) => drawLine(drawing, typefaces, { words: line, look })).flat();
}

function drawLine(
  drawing: Drawing,
  typefaces: Typefaces,
  { words, look }: { words: readonly PlacedWord[]; look: LetterStyle },
): SVGElement[] {
  const shapes: SVGElement[] = [];
  const paths = new Map<number, GlyphPath>();
  const start = words[0]?.x ?? 0;
  for (const word of words) {
    let { x } = word;
    for (const { text, font, isForeign } of typefaces.stretches(word.text, look)) {
      const room = isForeign ? drawing.widthOf(text, look) : null;
      if (!font) shapes.push(foreignText(drawing, { text, x, y: word.y }, look));
      else {
        const path = paths.get(font.unitsPerEm) ?? new GlyphPath();
        paths.set(font.unitsPerEm, path);
        const end = addOutlines(path, font.layout(text, look.features), {
          x: x - start,
          scale: look.size / font.unitsPerEm,
          ...look,
          room,
        });
        x = start + end;
      }
      if (!font) x += room ?? 0;
    }
  }
  const y = words[0]?.y ?? 0;
  return [...Array.from(paths, ([unitsPerEm, path]) => outlines(drawing, path, { x: start, y, unitsPerEm, look })), ...shapes];
}

/** `room`: how wide the letters stand on the page, where that is not for their typeface to say; @returns where they end */
function addOutlines(
  path: GlyphPath,
  { glyphs, positions, advanceWidth }: GlyphRun,
  { x, scale, spacing, room }: { x: number; scale: number; spacing: number; room: number | null },
): number {
  let pen = x + (room === null ? 0 : (room - advanceWidth * scale) / 2);
  for (const [index, { path: outline }] of glyphs.entries()) {
    const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
    path.add(outline.commands, pen / scale + xOffset, -yOffset);
    pen += xAdvance * scale + spacing;
  }
  return room === null ? pen : x + room + spacing * glyphs.length;
}

function outlines(
  drawing: Drawing,
  { data }: GlyphPath,
  { x, y, unitsPerEm, look }: { x: number; y: number; unitsPerEm: number; look: LetterStyle },
): SVGElement {
  const scale = look.size / unitsPerEm;
  const matrix = [scale, 0, look.isSlanted ? -SLANT * scale : 0, scale, x, y].map((part) => String(Math.round(part * 1e6) / 1e6));
  return drawing.element('path', { d: data, transform: `matrix(${matrix.join(' ')})`, ...look.fill });
}

/** Every program has a typeface of its own for it. */
function foreignText(drawing: Drawing, { text, x, y }: PlacedWord, look: LetterStyle): SVGElement {
  const element = drawing.element('text', {
    x,
    y,
    'font-family': 'sans-serif',
    'font-size': look.size,
    'font-weight': look.weight >= 600 ? 'bold' : null,
    ...look.fill,
  });
  element.textContent = text;
  return element;
}
