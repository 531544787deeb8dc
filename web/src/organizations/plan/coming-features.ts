import type { Feature } from '@plateprint/shared/access/plan.ts';

/** Features that a plan names and whose screens are still being built: they are shown as on their way. */
export const COMING_FEATURES: ReadonlySet<Feature> = new Set<Feature>([]);
