import type { Language } from '../../kernel/language.ts';
import { CARBON_LEVELS } from '../carbon-level.ts';
import { LEVEL_SHAPES } from '../level-shapes.ts';
import { labelInk } from './label-inks.ts';
import { LABEL_WORDS } from './label-words.ts';

/** Fills of the levels, but for white and black. */
const COLOURS = CARBON_LEVELS.flatMap((level) => [labelInk('colour', level).fill, labelInk('night', level).edge]);

/** The verdicts of an output on a dish: a level's word, its colour, its shape, its letter, or its name in the code. */
export function verdictsIn(output: string, language: Language): string[] {
  const lower = output.toLowerCase();
  const words = CARBON_LEVELS.map((level) => LABEL_WORDS[language][level]);
  const found = [
    ...words.filter((word) => new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'iu').test(output)),
    ...COLOURS.filter((colour) => lower.includes(colour)),
    ...CARBON_LEVELS.filter((level) => output.includes(LEVEL_SHAPES[level].path)),
    ...CARBON_LEVELS.flatMap((level) =>
      [`mark-${level}`, `ink-${level}`, `:"${level}"`, `="${level}"`, `/${level}/`].filter((name) => output.includes(name)),
    ),
    // In markup and in data; grades of data are letters, too, and judge no dish.
    ...(output.match(/(?<=>)[A-E](?=, |<\/text>)|(?<="label":")[A-E](?=")/g) ?? []),
  ];
  return [...new Set(found)];
}
