import type { Database } from '../platform/database/database.ts';
import type { AllergenNotice } from './allergen-notice-store.ts';

/** Where guests read of a dish: a menu on a live link, or a published menu plan on some days. */
export interface ShownPlace {
  restaurantId: string;
  restaurant: string;
  /** Of the menu or the plan. */
  name: string;
  /** Of a plan, the days from today on, `YYYY-MM-DD`; null of a menu, which shows it now. */
  days: string[] | null;
}

/** What changes added to a dish, and where guests read of it now; nowhere where it is shown no more. */
export interface ShownNotice extends Pick<AllergenNotice, 'id' | 'recipeId' | 'names' | 'added' | 'opened'> {
  places: ShownPlace[];
}

/** The notices of published menu plans: an area above has them. */
export interface PlanNotices {
  /** Marks notices as mailed that were not yet. */
  take: (transaction: Database, taken: { most: number; now: Date }) => Promise<ShownNotice[]>;
  /** Those of these that are still there. */
  find: (database: Database, ids: readonly string[], now: Date) => Promise<ShownNotice[]>;
}
