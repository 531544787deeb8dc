import type { OriginClassRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { Tables } from '../crosswalk/crosswalk.ts';

/** An unheated greenhouse is the base; the heated share of a country's greenhouses adds what heat adds to a kilogram of the crop. */
export function greenhouseRatios(originClass: string, rules: Tables['greenhouse']): OriginClassRecord['ratios'] {
  const kind = rules.kinds.find(({ originClasses }) => originClasses.includes(originClass)) ?? rules;
  const heat = kind.heatedAgriculture / kind.unheatedAgriculture - 1;
  const base = 1 + rules.baseHeatedShare * heat;
  return Object.fromEntries(
    Object.entries(rules.heatedShare).map(([id, share]) => [id, { value: (1 + share * heat) / base, about: { heated: share } }]),
  );
}
