import * as z from 'zod/mini';

export const CARBON_LEVELS = ['very_low', 'low', 'medium', 'high', 'very_high'] as const;
export const CarbonLevel = z.enum(CARBON_LEVELS);
export type CarbonLevel = z.infer<typeof CarbonLevel>;
