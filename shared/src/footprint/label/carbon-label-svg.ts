import type { CarbonLabel } from './carbon-label-text.ts';
import { drawnLabel, drawnLevelRow, type LevelRow } from './label-drawing.ts';
import { LABEL_VERSIONS } from './label-choices.ts';
import { OUTLINED_LETTERS } from './outlined-text.ts';

/** A carbon label of which all text is outlines, so that it looks the same everywhere. */
export function carbonLabelSvg(label: CarbonLabel): string {
  return drawnLabel(label, OUTLINED_LETTERS);
}

export function levelRowSvg(row: LevelRow): string {
  return drawnLevelRow(row, OUTLINED_LETTERS);
}

/** Where the server shows the same label; `co2` is rounded to grams. */
export function carbonLabelPath({ layout, colour, level, co2, language }: CarbonLabel): string {
  const grams = co2 === null || level === null ? 'unknown' : String(Math.min(9_999_999, Math.max(0, Math.round(co2))));
  const [version] = LABEL_VERSIONS;
  return `/static/carbon-labels/${layout}/${version}/${colour}/${level ?? 'unknown'}/${grams}.svg?language=${language}`;
}
