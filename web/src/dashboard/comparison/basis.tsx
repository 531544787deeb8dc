import type { Comparison } from '@plateprint/shared/dashboard/comparison.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { type Text, useText } from '../../platform/i18n/use-text.ts';
import { databaseName } from '../database-name.ts';
import type { ComparedKind } from './compared-kind.ts';

/** The basis of a comparison's figures: reports, weight, how averages and ranges are made, and where counting ends. */
export function Basis({ comparison, kind }: { comparison: Comparison; kind: ComparedKind }) {
  const { totals, emissionDatabase } = comparison;
  const text = useText('dashboard/comparison');
  const foodData = useText('dashboard/food-data');
  const dashboard = useText('dashboard');
  const landUse = useText('footprint/land-use');
  const format = useFormat();
  return (
    <>
      <p>
        {text('basis.reports', {
          present: format.number(totals.reports),
          expected: format.number(totals.monthsExpected),
          reporting: format.number(totals.reporting),
          restaurants: format.number(totals.restaurants),
        })}
      </p>
      <p>{text('basis.weight', { share: totals.coverage === null ? '–' : format.percent(totals.coverage, 1) })}</p>
      <p>{text('basis.average')}</p>
      <p>{text('basis.range')}</p>
      <p>
        {text('file.boundary')}: {text('basis.boundary')}
      </p>
      <p>{landUse('method')}</p>
      <p>{foodDataOf(comparison, foodData)}</p>
      <p>{text('basis.database', { name: databaseName(dashboard, emissionDatabase, kind) })}</p>
    </>
  );
}

/** With which food data all months of both spans are counted. */
export function foodDataOf(
  { foodDataVersion: version, isMixed }: Pick<Comparison, 'foodDataVersion' | 'isMixed'>,
  text: Text<'dashboard/food-data'>,
): string {
  if (isMixed) return text('mixed');
  return version === null ? text('published') : text('spans', { version });
}
