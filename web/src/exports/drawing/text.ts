import type { Baselines } from './baselines.ts';
import type { Drawing } from './drawing.ts';
import { type Fragment, fragmentsOf, lettersOf } from './fragments.ts';
import { drawWords, letterStyle, type PlacedWord } from './letters.ts';
import type { Typefaces } from './typefaces.ts';

export interface TextTools {
  drawing: Drawing;
  typefaces: Typefaces;
  baselines: Baselines;
  /** The page's upper left corner on the screen. */
  origin: { x: number; y: number };
}

/** A text as it stands on the page. `cut`: where it is cut off with an ellipsis, in px of the screen. */
export function textShapes(tools: TextTools, text: Text, cut: number | null): SVGElement[] {
  const element = text.parentElement;
  if (!element || text.data.trim() === '') return [];
  const style = getComputedStyle(element);
  const look = letterStyle(tools.drawing, style);
  if (!look) return [];
  const written = transformed(text, style);
  const baseline = tools.baselines.of(style);
  const placed = ({ box }: Fragment, letters: string): PlacedWord => ({
    text: letters,
    x: box.x - tools.origin.x,
    // Browsers put letters on whole pixels, downward.
    y: Math.round(box.y + baseline - tools.origin.y),
  });
  const words: PlacedWord[] = [];
  for (const fragment of fragmentsOf(text)) {
    const isCut = cut !== null && fragment.box.x + fragment.box.width > cut;
    if (!isCut) words.push(placed(fragment, written(fragment.from, fragment.to)));
    else {
      const room = cut - tools.drawing.widthOf('…', look);
      const kept = lettersOf(text, fragment.from, fragment.to).filter(({ box }) => box.x + box.width <= room);
      words.push(placed(fragment, `${written(fragment.from, kept.at(-1)?.to ?? fragment.from)}…`));
      break;
    }
  }
  return drawWords(tools.drawing, tools.typefaces, { words, look });
}

/** The letters as they are seen: a style may ask for capitals, of a whole text or of the first letter of a block. */
function transformed(text: Text, style: CSSStyleDeclaration): (from: number, to: number) => string {
  const language = text.ownerDocument.documentElement.lang;
  const { data } = text;
  if (style.textTransform === 'uppercase') return (from, to) => data.slice(from, to).toLocaleUpperCase(language);
  const first = capitalAt(text);
  if (first === null) return (from, to) => data.slice(from, to);
  return (from, to) =>
    from === first ? data.charAt(from).toLocaleUpperCase(language) + data.slice(from + 1, to) : data.slice(from, to);
}

/** Where a text has the first letter of a block that begins with a capital; null elsewhere. */
function capitalAt(text: Text): number | null {
  let block = text.parentElement;
  while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
  if (!block || getComputedStyle(block, '::first-letter').textTransform !== 'uppercase') return null;
  const walker = text.ownerDocument.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let node = walker.nextNode();
  while (node && node.nodeValue?.trim() === '') node = walker.nextNode();
  return node === text ? text.data.search(/\S/) : null;
}
