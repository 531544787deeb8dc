import type { TwoTotals } from '@plateprint/shared/footprint/printed-total.ts';
import { coverageOfDish } from '@plateprint/shared/recipes/footprint/coverage-of-dish.ts';
import { kgPerServingOf } from '@plateprint/shared/recipes/model/kg-per-serving-of.ts';
import type { RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { OtherTotal } from '../../footprint/other-total.tsx';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Why } from '../../ui/overlay/why.tsx';
import { MethodLink } from './parts/method-link.tsx';

interface FootprintWhyProps {
  footprint: RecipeFootprint;
  portions: number;
  /** Of a portion. */
  totals: TwoTotals;
}

/** The range under the large figure; opens how figure, range, letter and grade come to be. */
export function FootprintWhy({ footprint, portions, totals }: FootprintWhyProps) {
  const text = useText('recipes');
  const words = useText('recipes/panel');
  const label = useText('footprint');
  const co2 = useCo2();
  const { co2: whole, co2PerPortion, grade } = footprint;
  if (!whole || !co2PerPortion) return <>{text('panel.nothingYet')}</>;
  const perServing = kgPerServingOf(footprint);
  const isTooLittle = coverageOfDish(footprint).state === 'too_little';
  const large = totals.large.figure ?? co2PerPortion;
  const kg = co2.exact;
  const content = (
    <>
      <p>{words('figure.sum', { total: kg(whole.value), portions, portion: kg(co2PerPortion.value) })}</p>
      <p>{words('figure.range', { range: co2.range(co2PerPortion) })}</p>
      <p>
        <OtherTotal totals={totals} hasLevel={perServing !== null} />
      </p>
      {perServing !== null && <p>{words('figure.level', { kg: kg(perServing * 1000) })}</p>}
      {grade && (
        <p>
          <strong>{text('why.grade', { grade })}</strong> {words('figure.grade')}
        </p>
      )}
      <p>
        <MethodLink section="meaning" />
      </p>
    </>
  );
  return (
    <Why label={words('figure.why')} title={text('panel.perPortion')} content={content}>
      {isTooLittle
        ? label('tooLittle.withMissing', { range: co2.range(large) })
        : text('panel.range', { range: co2.range(large) })}
    </Why>
  );
}
