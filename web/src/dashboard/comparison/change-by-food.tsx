import type { Comparison } from '@plateprint/shared/dashboard/comparison.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { signedKg } from '../../reports/change-steps.ts';
import { Card } from '../../ui/layout/card.tsx';
import steps from '../year/change-waterfall.module.css';
import page from '../dashboard.module.css';

/** Why an average is other than before: the foods that make most of it, and all others together. */
export function ChangeByFood({ comparison: { totals, variety } }: { comparison: Comparison }) {
  const text = useText('dashboard/comparison');
  const format = useFormat();
  const { changeByFood: foods } = totals;
  if (foods.length === 0) return null;
  const most = Math.max(...foods.map(({ co2 }) => Math.abs(co2)));
  const per = variety === 'sales' ? 'portion' : 'kg';
  return (
    <Card title={text('why.title')}>
      <p className={page.lead}>{text(`why.lead.${variety}`)}</p>
      <table className={steps.steps}>
        <caption data-unseen="">{text('why.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('why.food')}</th>
            <th scope="col" className={steps.kg} colSpan={2}>
              {text(`why.kg.${variety}`)}
            </th>
          </tr>
        </thead>
        <tbody>
          {foods.map(({ food, co2 }) => (
            <tr key={food ?? 'rest'}>
              <th scope="row">{food ?? text('why.rest')}</th>
              <td className={steps.way} aria-hidden="true">
                <span
                  className={steps.bar}
                  data-less={co2 < 0 || undefined}
                  style={{
                    insetInlineStart: `${co2 < 0 ? 50 - (-co2 / most) * 50 : 50}%`,
                    inlineSize: `${(Math.abs(co2) / most) * 50}%`,
                  }}
                />
              </td>
              <td className={steps.kg}>{signedKg(co2, per, format)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
