import * as z from 'zod/mini';

/** The bases that a target's CO2e can be counted by: a portion as sold, a kilogram of food, 1,000 kcal of it, or all of it. */
export const TARGET_BASES = ['portion', 'kg', 'kcal', 'total'] as const;
export const TargetBasis = z.enum(TARGET_BASES);
export type TargetBasis = z.infer<typeof TargetBasis>;

/** Whether land-use change is in the figures (`docs/decisions/0050`): a target is only met by what it was set with. */
export const LAND_USES = ['with', 'without'] as const;
export const LandUse = z.enum(LAND_USES);
export type LandUse = z.infer<typeof LandUse>;
