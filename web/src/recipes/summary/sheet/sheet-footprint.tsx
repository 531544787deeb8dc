import { levelRowSvg } from '@plateprint/shared/footprint/label/carbon-label-svg.ts';
import { twoTotals } from '@plateprint/shared/footprint/printed-total.ts';
import { FIGURE_BOUNDARY } from '@plateprint/shared/footprint/label/figure-text.ts';
import { coverageOfDish } from '@plateprint/shared/recipes/footprint/coverage-of-dish.ts';
import type { RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import type { RecipeSheet } from '@plateprint/shared/recipes/summary/recipe-sheet.ts';
import { OtherTotal } from '../../../footprint/other-total.tsx';
import { useCo2 } from '../../../footprint/use-co2.ts';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { useText } from '../../../platform/i18n/use-text.ts';

interface SheetFootprintProps extends Pick<RecipeSheet, 'printed' | 'labels'> {
  footprint: RecipeFootprint;
  /** kg CO2e of 400 g, which the level is read from. */
  kgPerServing: number | null;
}

/** One large figure with its unit, its range, and its label among the five levels. */
export function SheetFootprint({ footprint, kgPerServing, printed, labels }: SheetFootprintProps) {
  const text = useText('recipes/summary');
  const co2 = useCo2();
  const words = useText('footprint');
  const { level, co2PerPortion } = footprint;
  const totals = twoTotals(co2PerPortion, footprint.co2PerPortionWithoutLandUseChange, printed);
  const large = totals.large.figure;
  const isTooLittle = co2PerPortion !== null && coverageOfDish(footprint).state === 'too_little';
  const language = useLanguage();
  const drawing = levelRowSvg({ level, colour: 'colour', language });
  return (
    <section className="sheet-footprint">
      <h2 className="sheet-small">{text('perPortion')}</h2>
      <p className="sheet-co2">
        {isTooLittle && <span className="sheet-unit">{words('tooLittle.atLeast')} </span>}
        <span className="sheet-number">{co2.exact(large?.value ?? null)}</span> <span className="sheet-unit">kg CO₂e</span>
      </p>
      <p className="sheet-range">
        {large === null
          ? text('unknown')
          : isTooLittle
            ? words('tooLittle.withMissing', { range: co2.range(large) })
            : text('range', { range: co2.range(large) })}
      </p>
      {large && (
        <p className="sheet-range">
          <OtherTotal totals={totals} hasLevel={level !== null && labels === 'letters'} />
        </p>
      )}
      {labels === 'figures' ? (
        <p className="sheet-range">{FIGURE_BOUNDARY[language]}</p>
      ) : (
        <div className="sheet-level">
          <img className="sheet-label" src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} alt="" />
          <p>
            <strong>{words(`level.${level ?? 'unknown'}`)}</strong>
            {kgPerServing !== null && level !== null && (
              <span className="sheet-serving">{text('perServing', { kg: co2.exact(kgPerServing * 1000) })}</span>
            )}
          </p>
        </div>
      )}
      {co2PerPortion && !footprint.coverage.complete && (
        <p className="sheet-partly">{isTooLittle ? words('tooLittle.lead') : text('partly')}</p>
      )}
    </section>
  );
}
