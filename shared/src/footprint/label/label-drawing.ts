import { co2Text } from '../co2-display.ts';
import { localeOf } from '../../kernel/language.ts';
import { type CarbonLabel, carbonLabelText } from './carbon-label-text.ts';
import { LABEL_DRAWINGS, levelRow } from './label-layouts.ts';
import { FOOTPRINT_UNKNOWN, LABEL_WORDS } from './label-words.ts';
import type { Lettering } from './lettering.ts';
import { writtenSvg } from './written-svg.ts';

/** A carbon label as an SVG of its own: letter, word, shape and number, never colour alone. What it says stands in its title. */
export function drawnLabel(label: CarbonLabel, letters: Lettering): string {
  const { level, co2, language, colour, layout } = label;
  const number = co2Text(level === null ? null : co2, localeOf(language));
  const word = LABEL_WORDS[language][level ?? 'unknown'];
  const drawing = LABEL_DRAWINGS[layout]({ level: level ?? 'unknown', colour, number, word }, letters);
  return writtenSvg(drawing, { said: carbonLabelText(label), language });
}

/** The five levels in a row, the dish's own larger than the others; word and number stand beside it as text. */
export function drawnLevelRow({ level, colour, language }: LevelRow, letters: Lettering): string {
  return writtenSvg(levelRow({ level: level ?? 'unknown', colour }, letters), {
    said: level === null ? FOOTPRINT_UNKNOWN[language] : LABEL_WORDS[language][level],
    language,
  });
}

export type LevelRow = Pick<CarbonLabel, 'level' | 'colour' | 'language'>;
