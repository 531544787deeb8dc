import { useFormat } from '../platform/i18n/use-format.ts';
import { weightFigure } from '../units/weight-figure.ts';

/** Writes grams in the reader's language and system of units. */
export function useWeight(): (grams: number | null) => string {
  const format = useFormat();
  return (grams) => weightFigure(grams, format);
}
