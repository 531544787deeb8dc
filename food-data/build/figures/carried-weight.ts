import type { VariationEntry } from '../crosswalk/crosswalk.ts';

/** States that the kitchen makes itself: what travels is the raw ware, not the water it takes up or loses on the stove. */
const MADE_IN_THE_KITCHEN = new Set([
  'cooked',
  'boiled',
  'fried',
  'grilled',
  'roasted',
  'baked',
  'brewed',
  'diluted',
  'poached',
  'soaked',
  'homemade',
]);

/** kg that travel by lorry or ship per kg of the state, by the farm's stage of both: 0.4 kg of dry rice for 1 kg of cooked. */
export function carriedPerKg(
  { state, transport }: VariationEntry,
  farm: number | undefined,
  usualFarm: number | undefined,
): number {
  if (transport === 'piped') return 0;
  if (!MADE_IN_THE_KITCHEN.has(state) || !farm || !usualFarm) return 1;
  return farm / usualFarm;
}
