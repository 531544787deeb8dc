import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { unpackedEvidence } from '../packed-body.ts';
import type { RestatedFoods } from '../store/restatement-store.ts';
import { restatedFoods } from './foods-from-evidence.ts';

/** The foods of a report at the food data of today, by its evidence as it is stored; none where it was made of other reports. */
export function restatedEvidence(foodData: Pick<FoodData, 'facts'>, packed: Uint8Array): RestatedFoods {
  const evidence = unpackedEvidence(packed);
  if (evidence.parts.length > 0) return { organization: null, rise: null };
  return {
    organization: restatedFoods(foodData, evidence, 'organization'),
    rise: restatedFoods(foodData, evidence, 'rise'),
  };
}
