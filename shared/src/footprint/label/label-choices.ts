import * as z from 'zod/mini';
import { CARBON_LEVELS } from '../carbon-level.ts';
import { LANGUAGES } from '../../kernel/language.ts';

/** `compact` is one line beside a dish, `inline` two, `stacked` stands in the middle of its place, `scale` shows all five levels. */
export const LABEL_LAYOUTS = ['compact', 'inline', 'stacked', 'scale'] as const;
export type LabelLayout = (typeof LABEL_LAYOUTS)[number];

/** A drawing that has gone out into the world stays as it is: a new one is a new version. */
export const LABEL_VERSIONS = ['v1'] as const;

/** `colour` for light grounds, `night` for dark ones; `black` and `white` in one ink, for print and for photographs. */
export const LABEL_COLOURS = ['colour', 'night', 'black', 'white'] as const;
export type LabelColour = (typeof LABEL_COLOURS)[number];

/** Whole grams without leading zeros, or `unknown`. */
const Grams = z.string().check(z.regex(/^(?:unknown|0|[1-9]\d{0,6})$/));

/** The parts of a label's address, `/static/carbon-labels/{layout}/{version}/{colour}/{level}/{co2}.svg`. */
export const LabelAddress = z.strictObject({
  layout: z.enum(LABEL_LAYOUTS),
  version: z.enum(LABEL_VERSIONS),
  colour: z.enum(LABEL_COLOURS),
  level: z.enum([...CARBON_LEVELS, 'unknown']),
  /** Grams CO2e of one portion. */
  co2: Grams,
});
export type LabelAddress = z.infer<typeof LabelAddress>;

/** The language of the word; strict, so that every drawing has one address only. */
export const LabelQuery = z.strictObject({ language: z.optional(z.enum(LANGUAGES)) });

/** Version 2 has one drawing, the number alone in one ink: `/static/carbon-labels/figure/v2/{ink}/none/{co2}.svg`. */
export const FIGURE_INKS = ['black', 'white'] as const;
export type FigureInk = (typeof FIGURE_INKS)[number];

/** A level in the address is taken and not shown; ours have `none`. */
export const FigureAddress = z.strictObject({
  layout: z.literal('figure'),
  version: z.literal('v2'),
  colour: z.enum(LABEL_COLOURS),
  level: z.enum([...CARBON_LEVELS, 'unknown', 'none']),
  co2: Grams,
});
