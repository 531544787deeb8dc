import { localeOf, type Language } from '../../kernel/language.ts';
import { co2Text } from '../co2-display.ts';
import { FIGURE_BOUNDARY, figureText } from './figure-text.ts';
import type { FigureInk } from './label-choices.ts';
import { FOOTPRINT_UNKNOWN, LABEL_UNIT } from './label-words.ts';
import type { LabelText } from './lettering.ts';
import { OUTLINED_LETTERS, widthOf } from './outlined-text.ts';
import { writtenSvg } from './written-svg.ts';

export interface FigureLabel {
  ink: FigureInk;
  /** Grams CO2e of one portion; null: not known. */
  co2: number | null;
  language: Language;
}

const INKS: Record<FigureInk, string> = { black: '#000000', white: '#ffffff' };
const ROOM = 1;

/** Number, unit and boundary in one ink: nothing of it judges the dish. Version 2 of the labels; all text is outlines. */
export function figureLabelSvg({ ink, co2, language }: FigureLabel): string {
  const said = figureText(co2, language);
  const parts = co2 === null ? unknownParts(language) : knownParts(co2, language);
  const width = Math.max(...parts.map((part) => part.x + widthOf(part))) + ROOM;
  const body = parts.map((part) => OUTLINED_LETTERS.written(part, INKS[ink])).join('');
  return writtenSvg({ width, height: 42, body }, { said, language });
}

function unknownParts(language: Language): LabelText[] {
  return [{ text: FOOTPRINT_UNKNOWN[language], weight: 'medium', size: 14, x: ROOM, y: 25 }];
}

function knownParts(co2: number, language: Language): LabelText[] {
  const number = { text: co2Text(co2, localeOf(language)), weight: 'bold', size: 20, x: ROOM, y: 18.5 } as const;
  const unit = { text: LABEL_UNIT, weight: 'medium', size: 12, x: ROOM + widthOf(number) + 4, y: 18.5 } as const;
  return [number, unit, { text: FIGURE_BOUNDARY[language], weight: 'medium', size: 12, x: ROOM, y: 36 }];
}

/** Where the server shows the same; no level stands in it. */
export function figureLabelPath({ ink, co2, language }: FigureLabel): string {
  const grams = co2 === null ? 'unknown' : String(Math.min(9_999_999, Math.max(0, Math.round(co2))));
  return `/static/carbon-labels/figure/v2/${ink}/none/${grams}.svg?language=${language}`;
}
