import * as z from 'zod/mini';
import { STAGES } from '../ingredient-facts.ts';
import { OverrideReason } from '../step-about.ts';

const Kg = z.number();
const OrNone = z.nullable(Kg);

/** Why a figure is another than in the release before, language-free. */
export const ChangeReason = z.discriminatedUnion('kind', [
  /**
   * Sources were weighed: what each says, kg CO2e per kg, and its share of the weight, 0–1. Null: its publisher asks that its values not be
   * used to compare products in public.
   */
  z.object({
    kind: z.literal('weighed'),
    sources: z.array(z.object({ id: z.string(), value: OrNone, share: z.number() })),
  }),
  /** Moved as the foods of its kind, whose sources were weighed. */
  z.object({ kind: z.literal('kin'), ratio: z.number() }),
  /** Of meat alone, for a kilogram that is bought with bone or shell. */
  z.object({ kind: z.literal('bone'), ratio: z.number() }),
  /** A reviewer put another figure in place of a published one; the note is English. */
  z.object({ kind: z.literal('reviewed'), reason: z.optional(OverrideReason), note: z.string() }),
  /** Another value of a source, one that has come, or one that has gone. */
  z.object({ kind: z.literal('source'), source: z.string(), before: OrNone, after: OrNone }),
  /** Nothing of the above: which stage moved most. */
  z.object({ kind: z.literal('stage'), stage: z.enum(STAGES), before: Kg, after: Kg }),
]);
export type ChangeReason = z.infer<typeof ChangeReason>;

/** A food in the state that most kitchens buy; the name is English, for where the food is no longer there. */
const OfFood = { ingredientId: z.string(), variationId: z.string(), name: z.string() };

/** kg CO2e per kg at the French base, before origin, place and way of production. */
export const Mover = z.object({ ...OfFood, before: Kg, after: Kg, why: z.array(ChangeReason) });
export type Mover = z.infer<typeof Mover>;

/** A food whose base stayed, while what heat and origin add where it is eaten is another. */
export const PlaceMover = z.object({
  ...OfFood,
  places: z.array(z.object({ place: z.string(), before: OrNone, after: OrNone })),
});
export type PlaceMover = z.infer<typeof PlaceMover>;

/** A food whose figure stayed, but not how much of it is land-use change. Null: nobody tells. */
export const PartMover = z.object({ ...OfFood, before: OrNone, after: OrNone });
export type PartMover = z.infer<typeof PartMover>;

/** What a release of the food data has that the one before had not. */
export const ReleaseChanges = z.object({
  from: z.string(),
  to: z.string(),
  /** Foods whose figure moved by more than a twentieth; the list has the fifty that moved most. */
  moved: z.number(),
  movers: z.array(Mover),
  places: z.array(PlaceMover),
  withoutLandUse: z.array(PartMover),
  /** Counts of foods, and of their states, that came, went, or have another grade. */
  foods: z.object({ added: z.number(), removed: z.number() }),
  states: z.object({ added: z.number(), removed: z.number() }),
  regraded: z.object({ better: z.number(), worse: z.number() }),
});
export type ReleaseChanges = z.infer<typeof ReleaseChanges>;

/** The newest first. */
export const AllReleaseChanges = z.array(ReleaseChanges);
