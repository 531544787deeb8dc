import { CARBON_LEVELS, type CarbonLevel } from '../carbon-level.ts';
import type { LabelColour, LabelLayout } from './label-choices.ts';
import { labelInk } from './label-inks.ts';
import { LABEL_UNIT } from './label-words.ts';
import type { LabelText, Lettering } from './lettering.ts';
import { levelMark } from './level-mark-drawing.ts';

export interface LabelContent {
  level: CarbonLevel | 'unknown';
  colour: LabelColour;
  /** The number as written, `0.42`, `10+` or `–`. */
  number: string;
  word: string;
}

export interface Drawing {
  width: number;
  height: number;
  body: string;
}

/** Around everything, so that no edge is cut. */
const ROOM = 1;

/** The four drawings of version 1; all measures in px at their own size. */
export const LABEL_DRAWINGS: Record<LabelLayout, (content: LabelContent, letters: Lettering) => Drawing> = {
  compact,
  inline,
  stacked,
  scale,
};

function compact({ level, colour, number, word }: LabelContent, letters: Lettering): Drawing {
  const ink = labelInk(colour, level);
  const figure = { text: number, weight: 'bold', size: 14, x: 28, y: 17 } as const;
  const unit = { text: LABEL_UNIT, weight: 'medium', size: 10, x: 28 + letters.widthOf(figure) + 3, y: 17 } as const;
  const last = { text: word, weight: 'medium', size: 11.5, x: unit.x + letters.widthOf(unit) + 9, y: 17 } as const;
  return {
    width: endOf(last, letters),
    height: 24,
    body: [
      levelMark(level, { ink, x: 1, y: 1, size: 22 }, letters),
      letters.written(figure, ink.ink),
      letters.written(unit, ink.soft),
      letters.written(last, ink.ink),
    ].join(''),
  };
}

function inline({ level, colour, number, word }: LabelContent, letters: Lettering): Drawing {
  const ink = labelInk(colour, level);
  const figure = { text: number, weight: 'bold', size: 20, x: 49, y: 18.5 } as const;
  const unit = { text: LABEL_UNIT, weight: 'medium', size: 12, x: 49 + letters.widthOf(figure) + 4, y: 18.5 } as const;
  const below = { text: word, weight: 'medium', size: 14, x: 49, y: 36 } as const;
  return {
    width: Math.max(endOf(unit, letters), endOf(below, letters)),
    height: 42,
    body: [
      levelMark(level, { ink, x: 1, y: 1, size: 40 }, letters),
      letters.written(figure, ink.ink),
      letters.written(unit, ink.soft),
      letters.written(below, ink.ink),
    ].join(''),
  };
}

function stacked({ level, colour, number, word }: LabelContent, letters: Lettering): Drawing {
  const ink = labelInk(colour, level);
  const figure = { text: number, weight: 'bold', size: 26, x: 0, y: 80 } as const;
  const unit = { text: LABEL_UNIT, weight: 'medium', size: 11, x: 0, y: 95 } as const;
  const below = { text: word, weight: 'medium', size: 14, x: 0, y: 114 } as const;
  const texts = [figure, unit, below];
  const width = Math.max(84, ...texts.map((text) => letters.widthOf(text) + 2 * ROOM));
  const inTheMiddle = (text: LabelText): LabelText => ({ ...text, x: width / 2, anchor: 'middle' });
  return {
    width,
    height: 119,
    body: [
      levelMark(level, { ink, x: width / 2 - 26, y: 1, size: 52 }, letters),
      letters.written(inTheMiddle(figure), ink.ink),
      letters.written(inTheMiddle(unit), ink.soft),
      letters.written(inTheMiddle(below), ink.ink),
    ].join(''),
  };
}

/** Middles and sizes of the five marks; the one that holds is the large one. */
const STEP = 30;
const LARGE = 40;
const SMALL = 20;
const ROW = { width: 2 * 28 + 4 * STEP, height: 44 };

/** The five marks in a row, without words: for a place that says word and number itself. */
export function levelRow({ level, colour }: Pick<LabelContent, 'level' | 'colour'>, letters: Lettering): Drawing {
  const at = level === 'unknown' ? -1 : CARBON_LEVELS.indexOf(level);
  const marks = CARBON_LEVELS.map((each, index) => {
    const size = index === at ? LARGE : SMALL;
    const shift = at === -1 || index === at ? 0 : Math.sign(index - at) * 7;
    const middle = 28 + index * STEP + shift;
    const mark = levelMark(each, { ink: labelInk(colour, each), x: middle - size / 2, y: 22 - size / 2, size }, letters);
    return index === at || at === -1 ? mark : `<g opacity="0.55">${mark}</g>`;
  });
  return { ...ROW, body: marks.join('') };
}

function scale({ level, colour, number, word }: LabelContent, letters: Lettering): Drawing {
  const ink = labelInk(colour, level);
  const figure = { text: number, weight: 'bold', size: 18, x: 0, y: 61 } as const;
  const unit = { text: LABEL_UNIT, weight: 'medium', size: 11, x: 0, y: 61 } as const;
  const below = { text: word, weight: 'medium', size: 14, x: 0, y: 61 } as const;
  const line = letters.widthOf(figure) + 4 + letters.widthOf(unit) + 12 + letters.widthOf(below);
  const width = Math.max(ROW.width, line + 2 * ROOM);
  const from = (width - line) / 2;
  return {
    width,
    height: 66,
    body: [
      `<g transform="translate(${(width - ROW.width) / 2} 0)">${levelRow({ level, colour }, letters).body}</g>`,
      letters.written({ ...figure, x: from }, ink.ink),
      letters.written({ ...unit, x: from + letters.widthOf(figure) + 4 }, ink.soft),
      letters.written({ ...below, x: from + letters.widthOf(figure) + letters.widthOf(unit) + 16 }, ink.ink),
    ].join(''),
  };
}

function endOf(text: LabelText, letters: Lettering): number {
  return text.x + letters.widthOf(text) + ROOM;
}
