import { type DayFigures, meanOfDays, type NutrientOfDay, shareOfDays } from '@plateprint/shared/calendar/figures/day-figures.ts';
import { coverageState } from '@plateprint/shared/footprint/coverage.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';

const SAID: readonly { of: NutrientOfDay; name: 'energy' | Exclude<NutrientOfDay, 'energyKcal'>; unit: string; most: number }[] =
  [
    { of: 'energyKcal', name: 'energy', unit: 'kcal', most: 0 },
    { of: 'protein', name: 'protein', unit: 'g', most: 0 },
    { of: 'saturatedFat', name: 'saturatedFat', unit: 'g', most: 1 },
    { of: 'fibre', name: 'fibre', unit: 'g', most: 1 },
    { of: 'salt', name: 'salt', unit: 'g', most: 1 },
  ];

/** What a serving holds in the mean, as far as it is known, with the share of the servings that it speaks of. */
export function ServingFacts({ days }: { days: readonly DayFigures[] }) {
  const text = useText('calendar/planner');
  const format = useFormat();
  return SAID.map(({ of, name, unit, most }) => {
    const [mean, share] = [meanOfDays(days, of), shareOfDays(days, of)];
    return (
      <div key={of}>
        <dt>{text(`fact.${name}`)}</dt>
        <dd>
          {mean === null ? text('unknown') : `${format.number(mean, { most })} ${unit}`}
          {mean !== null && coverageState(share) !== 'whole' && ` (${text('covers', { share: format.covered(share) })})`}
        </dd>
      </div>
    );
  });
}
