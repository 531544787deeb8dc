import { twoTotals } from '@plateprint/shared/footprint/printed-total.ts';
import { coverageOfDish } from '@plateprint/shared/recipes/footprint/coverage-of-dish.ts';
import { kgPerServingOf } from '@plateprint/shared/recipes/model/kg-per-serving-of.ts';
import { useCo2 } from '../../../footprint/use-co2.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { usePrintedTotal } from '../../../users/use-printed-total.ts';
import type { FootprintPanelProps } from './footprint-panel-props.ts';

/**
 * What a screen reader says of the footprint once nobody types: value, unit, whether land-use change is in it, and level. The figure that
 * follows each key is not announced.
 */
export function SpokenFootprint({ footprint, pending }: Pick<FootprintPanelProps, 'footprint' | 'pending'>) {
  const text = useText('recipes');
  const words = useText('footprint');
  const basis = useText('footprint/land-use');
  const co2 = useCo2();
  const { co2PerPortion, co2PerPortionWithoutLandUseChange, level } = footprint;
  const { large } = twoTotals(co2PerPortion, co2PerPortionWithoutLandUseChange, usePrintedTotal());
  if (pending || !large.figure) return null;

  const isTooLittle = coverageOfDish(footprint).state === 'too_little';
  const perServing = kgPerServingOf(footprint);
  const value = [isTooLittle && words('tooLittle.atLeast'), co2.exact(large.figure.value), words('unit')]
    .filter(Boolean)
    .join(' ');
  const total = basis(large.is === 'with_land_use_change' ? 'with' : 'without', { value });
  const ofLevel =
    level && perServing !== null
      ? words('scale.says', { level: words(`level.${level}`), kg: co2.exact(perServing * 1000) })
      : null;
  return <>{[`${text('panel.perPortion')}, ${total}`, ofLevel].filter(Boolean).join('. ')}</>;
}
