import type { CarbonLevel } from '../carbon-level.ts';
import { co2Text } from '../co2-display.ts';
import { localeOf, type Language } from '../../kernel/language.ts';
import type { LabelColour, LabelLayout } from './label-choices.ts';
import { LABEL_VERSIONS } from './label-choices.ts';
import { LABEL_DRAWINGS, levelRow } from './label-layouts.ts';
import { FOOTPRINT_UNKNOWN, LABEL_BASES, LABEL_UNIT, LABEL_WORDS } from './label-words.ts';
import { writtenSvg } from './written-svg.ts';

export interface CarbonLabel {
  layout: LabelLayout;
  colour: LabelColour;
  level: CarbonLevel | null;
  /** Grams CO2e of one portion; null: not known. Without a level it is of too little to be shown. */
  co2: number | null;
  language: Language;
}

/** The text of a label, for those who hear it: "Low: 0.42 kg CO₂e". */
export function carbonLabelText({ level, co2, language }: Pick<CarbonLabel, 'level' | 'co2' | 'language'>): string {
  if (level === null) return FOOTPRINT_UNKNOWN[language];
  const bases = LABEL_BASES[language];
  const ofLevel = `${LABEL_WORDS[language][level]} ${bases.level}`;
  return co2 === null ? ofLevel : `${ofLevel}, ${co2Text(co2, localeOf(language))} ${LABEL_UNIT} ${bases.number}`;
}

/**
 * A carbon label as an SVG of its own: letter, word, shape and number, never colour alone. All text is outlines, so that
 * it looks the same everywhere; what it says stands in its title.
 */
export function carbonLabelSvg(label: CarbonLabel): string {
  const { level, co2, language, colour, layout } = label;
  const number = co2Text(level === null ? null : co2, localeOf(language));
  const word = LABEL_WORDS[language][level ?? 'unknown'];
  const drawing = LABEL_DRAWINGS[layout]({ level: level ?? 'unknown', colour, number, word });
  return writtenSvg(drawing, { said: carbonLabelText(label), language });
}

/** The five levels in a row, the dish's own larger than the others; word and number stand beside it as text. */
export function levelRowSvg({ level, colour, language }: Pick<CarbonLabel, 'level' | 'colour' | 'language'>): string {
  return writtenSvg(levelRow({ level: level ?? 'unknown', colour }), {
    said: level === null ? FOOTPRINT_UNKNOWN[language] : LABEL_WORDS[language][level],
    language,
  });
}

/** Where the server shows the same label; `co2` is rounded to grams. */
export function carbonLabelPath({ layout, colour, level, co2, language }: CarbonLabel): string {
  const grams = co2 === null || level === null ? 'unknown' : String(Math.min(9_999_999, Math.max(0, Math.round(co2))));
  const [version] = LABEL_VERSIONS;
  return `/static/carbon-labels/${layout}/${version}/${colour}/${level ?? 'unknown'}/${grams}.svg?language=${language}`;
}
