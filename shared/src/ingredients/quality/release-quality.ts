import * as z from 'zod/mini';
import { LANGUAGES } from '../../kernel/language.ts';
import { Grade } from '../ingredient-facts.ts';
import { PIECE_SOURCE_KINDS } from '../pieces/piece-source.ts';
import { AllReleaseChanges } from './release-changes.ts';

/** 0–1. */
const Share = z.number().check(z.gte(0), z.lte(1));
const Count = z.number().check(z.gte(0));
const OfLanguage = { language: z.enum(LANGUAGES) };

/** Lines of recipes that people labelled, and how many were read as they read them. */
const ReadLines = z.object({ ...OfLanguage, lines: Count, quantityAndUnit: Share, withName: Share });
export type ReadLines = z.infer<typeof ReadLines>;

/** Names that people labelled: found first, among the first five; of those taken without asking, the right ones. */
const FoundNames = z.object({ ...OfLanguage, names: Count, first: Share, amongFive: Share, takenRight: Share, taken: Share });
export type FoundNames = z.infer<typeof FoundNames>;

/** Whole recipes as they are pasted; `lines` of all of them whose amount was read as labelled. */
const PastedRecipes = z.object({ ...OfLanguage, recipes: Count, title: Share, portions: Share, amounts: Share });
export type PastedRecipes = z.infer<typeof PastedRecipes>;

/** Measurements of `npm run eval`. `open` sets are learnt from; `heldOut` were laid aside before. */
export const MeasuredMatching = z.object({
  lines: z.object({ open: z.array(ReadLines), heldOut: z.array(ReadLines) }),
  names: z.object({ open: z.array(FoundNames), heldOut: z.array(FoundNames) }),
  recipes: z.object({ open: z.array(PastedRecipes), heldOut: z.array(PastedRecipes) }),
});
export type MeasuredMatching = z.infer<typeof MeasuredMatching>;

/** How far the figures lie from what one source publishes of the same foods, at the same boundary. */
const ComparedSource = z.object({
  /** Id of a source. */
  source: z.string(),
  foods: Count,
  /** Shares of the foods within ×1.5 and ×2 of the source's value. */
  withinHalf: Share,
  withinTwo: Share,
  /** Spearman's rank correlation, −1 to 1; null below three foods. */
  rank: z.nullable(z.number()),
});
export type ComparedSource = z.infer<typeof ComparedSource>;

/** A dish calculated from its ingredients beside a published figure of one like it, kg CO2e per kg. */
const ComparedDish = z.object({
  name: z.string(),
  calculated: z.number(),
  published: z.number(),
  source: z.string(),
  what: z.string(),
});
export type ComparedDish = z.infer<typeof ComparedDish>;

/** Measurements of `food-data:build` from the sources. */
export const MeasuredFigures = z.object({ sources: z.array(ComparedSource), dishes: z.array(ComparedDish) });
export type MeasuredFigures = z.infer<typeof MeasuredFigures>;

/** Counts of the release itself. */
export const ReleaseCoverage = z.object({
  variations: Count,
  /** Best first; a variation without a figure of its own has none. */
  grades: z.array(z.object({ grade: Grade, variations: Count })),
  /** Shares of the variations that have them. */
  landUseApart: Share,
  nutrition: Share,
  water: Share,
  land: Share,
  /** Weights of pieces by what stands behind each in the end: a share counts with what it is a share of. */
  pieceWeights: z.array(z.object({ from: z.enum(PIECE_SOURCE_KINDS), weights: Count })),
});
export type ReleaseCoverage = z.infer<typeof ReleaseCoverage>;

export const ReleaseQuality = z.object({
  foodDataVersion: z.string(),
  matching: MeasuredMatching,
  figures: MeasuredFigures,
  coverage: ReleaseCoverage,
  changes: AllReleaseChanges,
});
export type ReleaseQuality = z.infer<typeof ReleaseQuality>;
