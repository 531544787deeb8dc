import * as z from 'zod/mini';
import { CarbonLevel } from '../footprint/carbon-level.ts';
import { SURENESS } from '../footprint/difference/sureness.ts';
import { EmissionDatabase } from '../ingredients/ingredient-facts.ts';
import { SEGMENTS } from '../users/user.ts';
import { BoardScope } from './anonymity.ts';
import { PeriodType } from './board-period.ts';
import { Measure } from './measure.ts';
import { Lack } from './minimum-data.ts';
import { Movement } from './movement.ts';
import { wireName } from '../kernel/api/wire-name.ts';

const NamedRestaurant = z.object({ id: z.string(), name: z.string(), organizationId: z.string(), organizationName: z.string() });

/** A place on a board. A restaurant whose name the reader may not see has figures alone. */
export const BoardRow = z.object({
  /** The order on the board, from 1; those of the same place follow each other. */
  position: z.number(),
  place: z.number(),
  /** Whether another restaurant has the same place. */
  isShared: z.boolean(),
  /** Grams CO2e (per portion, per kg), a share 0–1, or a change (−0.12 is 12 % less); rounded as it is shown. */
  value: z.number(),
  /** In the unit of `value`; null where no range is known. */
  range: z.nullable(z.object({ low: z.number(), high: z.number() })),
  /** How surely it emits more than the place above; null for the first, and where the foods do not show it. */
  above: z.nullable(z.enum(SURENESS)),
  /** Of an average serving of 400 g; of the nameless only per kg, where it follows from the figure. */
  level: z.nullable(CarbonLevel),
  /** Grams CO2e of 400 g, which the level goes by; null without a level, and on boards of before it was kept. */
  perServing: z.nullable(z.number()),
  restaurant: z.nullable(NamedRestaurant),
  /** Completed months of the period; null for the nameless, like the movement. */
  months: z.nullable(z.number()),
  movement: z.nullable(Movement),
});
export type BoardRow = z.infer<typeof BoardRow>;

/** A restaurant that takes part, has no place, and why. */
const UnrankedRow = z.object({
  restaurant: NamedRestaurant,
  lacks: z.array(Lack),
  /** Months of the period that it has no completed report of. */
  missing: z.array(z.string()),
});
type UnrankedRow = z.infer<typeof UnrankedRow>;

export const Leaderboard = z.object({
  scope: BoardScope,
  periodType: PeriodType,
  /** `2026-10`, `2026-Q3` or `2026`, and the one that movements are since. */
  period: z.string(),
  formerPeriod: z.string(),
  /** The last one of the kind that is over. */
  latestPeriod: z.string(),
  by: Measure,
  emissionDatabase: wireName('location', EmissionDatabase),
  boundary: z.literal('farm_to_kitchen_door'),
  /** The restaurant that is looked from. */
  restaurant: NamedRestaurant,
  /** Whether that restaurant takes part. */
  takesPart: z.boolean(),
  /** The enterprise whose board can be opened from there; null without one. */
  enterpriseName: z.nullable(z.string()),
  sector: z.enum(SEGMENTS),
  /** When the places were worked out; while `isOutdated`, a later change waits to be counted. */
  asOf: z.string(),
  isOutdated: z.boolean(),
  /** True while a large board is worked out for the first time: then there are no rows yet, and a second later there are. */
  isCounting: z.boolean(),
  /** Restaurants with a place, and those that take part and lack something. */
  ranked: z.number(),
  lacking: z.number(),
  /** True where strangers are so few that their figures would tell who they are: then there are no rows. */
  isTooFew: z.boolean(),
  /** Share of everything sold that is of dishes with a level, over all ranked, in whole percent (0.97); null without rows. */
  coverage: z.nullable(z.number()),
  foodDataVersions: z.array(z.string()),
  /** The release of the food data that all months are counted with where their reports were made with several; null: as published. */
  foodDataVersion: z.nullable(z.string()),
  /** The largest figure or upper end of a range on the whole board, in the unit of `value`; null without rows. */
  largest: z.nullable(z.number()),
  items: z.array(BoardRow),
  next: z.nullable(z.string()),
  /** The first rows of the reader's own organization, on whichever page they stand. */
  own: z.array(BoardRow),
  ownLacking: z.array(UnrankedRow),
  /** Restaurants of the own organization that take part, and all of them. */
  joined: z.number(),
  restaurants: z.number(),
});
export type Leaderboard = z.infer<typeof Leaderboard>;
