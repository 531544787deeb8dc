import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MeasuredFigures } from '@plateprint/shared/ingredients/quality/release-quality.ts';

const file = (home: string): string => join(home, 'quality/figures.json');

/** Whether the stored measurements, for the page about the food data's quality, are the present ones. */
export function isMeasuredFresh(home: string, measured: MeasuredFigures): boolean {
  return readFileSync(file(home), 'utf8') === textOf(measured);
}

export function writeMeasured(home: string, measured: MeasuredFigures): void {
  writeFileSync(file(home), textOf(measured));
}

function textOf(measured: MeasuredFigures): string {
  return `${JSON.stringify(measured, null, 2)}\n`;
}
