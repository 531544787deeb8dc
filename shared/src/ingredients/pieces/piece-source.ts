import * as z from 'zod/mini';
import { ownValue } from '../../kernel/own-value.ts';
import { WRITTEN_UNITS, type WrittenUnit } from '../../units/unit.ts';

/** A record of household measures: `fineli 335`, `usda 11282`. */
export const MeasureRecord = z.union([
  z.templateLiteral(['fineli ', z.string().check(z.regex(/^[1-9]\d*$/))]),
  z.templateLiteral(['usda ', z.string().check(z.regex(/^\d{5}$/))]),
]);
export type MeasureRecord = z.infer<typeof MeasureRecord>;

export function isMeasureRecord(source: PieceSource): source is MeasureRecord {
  return MeasureRecord.safeParse(source).success;
}

/**
 * Where the weight of one counted unit of a food comes from. `fineli` a household measure of Fineli 20 (THL, CC BY 4.0: a medium
 * piece or portion of the food with this id), `usda` one of USDA SR26 (public domain: the food with this number), `share` a share of
 * another weight of the same food, `trade` what a usual pack or ware holds by its print, set by hand, `estimate` nobody measured it.
 */
export const PieceSource = z.union([
  z.literal(['trade', 'estimate']),
  MeasureRecord,
  z.templateLiteral(['share 1/', z.string().check(z.regex(/^[1-9]\d?$/)), ' of ', z.enum(WRITTEN_UNITS)]),
]);
export type PieceSource = z.infer<typeof PieceSource>;

/** What stands behind a food's own weights, a share taken for what it is a share of; the surest first. */
export const PIECE_SOURCE_KINDS = ['fineli', 'usda', 'trade', 'estimate'] as const;

/** Sources of a food's pieces, by the same units as its weights. */
export const PieceSources = z.record(z.string(), PieceSource);
export type PieceSources = z.infer<typeof PieceSources>;

/**
 * Where a weight of any table comes from: beside those of a food's pieces `food_data` the piece of another ingredient, and `share`
 * the whole animal by the number of its pieces.
 */
export type WeightSource = PieceSource | `fineli ${string}` | `usda ${string}` | `food_data ${string}` | `share ${string}`;

/** Where the grams of one piece of a line come from, written down with them: `person` where somebody gave them. */
export const LinePieceSource = z.union([
  z.literal(['trade', 'estimate', 'person']),
  z.templateLiteral([z.enum(['fineli ', 'usda ', 'food_data ', 'share ']), z.string().check(z.regex(/^[\w ,./-]{1,80}$/))]),
]);
export type LinePieceSource = z.infer<typeof LinePieceSource>;

/** `unknown` of a line whose grams were written down without it. */
export type CountedSource = LinePieceSource | 'unknown';

const WEIGHT_SOURCE_KINDS = ['fineli', 'usda', 'food_data', 'share', 'trade', 'estimate', 'person', 'unknown'] as const;
export type WeightSourceKind = (typeof WEIGHT_SOURCE_KINDS)[number];

export function kindOfSource(source: CountedSource): WeightSourceKind {
  return WEIGHT_SOURCE_KINDS.find((kind) => source.startsWith(kind)) ?? 'estimate';
}

/** The record that a source names, the first of several: `11282` of `usda 11282, a medium onion`. Empty where it names none. */
export function recordOfSource(source: CountedSource): string {
  return /^(?:fineli|usda) (\d+)/u.exec(source)?.[1] ?? '';
}

/** What a weight is so great a share of: `share 1/8 of piece` is an eighth of the piece. Null for a weight of its own. */
export function shareOfPiece(source: PieceSource): { of: WrittenUnit; parts: number } | null {
  const [, parts, of] = /^share 1\/(\d+) of (.+)$/u.exec(source) ?? [];
  const unit = WRITTEN_UNITS.find((each) => each === of);
  return parts === undefined || unit === undefined ? null : { of: unit, parts: Number(parts) };
}

/** The source that stands behind a unit's weight in the end: a share has that of what it is a share of. Null where none is told. */
export function pieceSourceOf(sources: PieceSources, unit: string): PieceSource | null {
  const own = ownValue(sources, unit);
  const share = own === undefined ? null : shareOfPiece(own);
  if (share === null) return own ?? null;
  // A share of a share is refused by the food data's check.
  const whole = ownValue(sources, share.of);
  return whole === undefined || shareOfPiece(whole) !== null ? null : whole;
}
