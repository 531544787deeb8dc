import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { BridgeSide } from '@plateprint/shared/reports/bridge/bridge-side.ts';
import { bridgeSideOf } from '@plateprint/shared/reports/bridge/evidence-bridge-side.ts';
import type { ReportEvidence } from '@plateprint/shared/reports/evidence/report-evidence.ts';
import { presentFactors } from '../actions/foods-from-evidence.ts';

/** The amounts of a report for its bridge by what it was made of, with its own factors, or with those of today. */
export function bridgeOfEvidence(
  foodData: Pick<FoodData, 'facts'>,
  { evidence, consumption }: { evidence: ReportEvidence; consumption: string },
  todays: EmissionDatabase | null,
): BridgeSide {
  const presentOf =
    todays === null ? null : presentFactors(foodData, { consumption: evidence.report.consumption, emissionDatabase: todays });
  return bridgeSideOf(evidence, consumption, (item) => {
    const present = presentOf?.(item);
    if (present) return present.co2e.value;
    return item.factor && item.factor.co2PerKg.value / 1000;
  });
}
