import * as z from 'zod/mini';

/**
 * What a difference is made of, in the order in which it is shown:
 * - `servings`: how many were sold, or how much was bought in all;
 * - `mix`: which dishes or foods these were;
 * - `recipes`: what the dishes are made of;
 * - `supply`: where the food comes from and whether it is organic;
 * - `matching`: what written names were taken for, or whether they were taken for anything;
 * - `food_data`: the factors.
 */
export const BRIDGE_PARTS = ['servings', 'mix', 'recipes', 'supply', 'matching', 'food_data'] as const;
export const BridgePart = z.enum(BRIDGE_PARTS);
export type BridgePart = z.infer<typeof BridgePart>;
