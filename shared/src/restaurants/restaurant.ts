import * as z from 'zod/mini';
import { PLANS } from '../access/plan.ts';
import { LabelBasis } from '../organizations/label-basis.ts';

export const Restaurant = z.object({
  id: z.string(),
  name: z.string(),
  /** The path of its picture, on the API's origin. */
  logo: z.nullable(z.string()),
  organizationId: z.string(),
  organizationName: z.string(),
  /** Where its food is eaten: its own location, else its organization's. */
  location: z.string(),
  /** The plan of its organization, by which everything here is judged, whoever works in it. */
  plan: z.enum(PLANS),
  planActive: z.boolean(),
  /** On what its organization shows carbon labels to guests; null: nobody has chosen. */
  labelBasis: z.nullable(LabelBasis),
});
export type Restaurant = z.infer<typeof Restaurant>;

/** A restaurant as its own page shows it. */
export const RestaurantDetails = z.extend(Restaurant, {
  created: z.string(),
  /** Null where it takes its organization's. */
  ownLocation: z.nullable(z.string()),
  onLeaderboard: z.boolean(),
  /** Whether a deleted logo can still be put back. */
  logoRestorable: z.boolean(),
  /** When it was deleted; null for one that is there. */
  deleted: z.nullable(z.string()),
  /** The caller's permissions, so that the screen shows them. */
  mayEdit: z.boolean(),
  mayDelete: z.boolean(),
  mayJoinLeaderboard: z.boolean(),
});
export type RestaurantDetails = z.infer<typeof RestaurantDetails>;
