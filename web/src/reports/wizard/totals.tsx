import type { Report } from '@plateprint/shared/reports/report.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { useWeight } from '../../users/use-weight.ts';
import styles from './wizard.module.css';

/** The totals of a completed report in plain words. */
export function Totals({ report }: { report: Report; onChanged: (report: Report) => void }) {
  const text = useText('reports/wizard');
  const format = useFormat();
  const weight = useWeight();
  const { data, variety } = report;
  if (!data) return null;
  const { coverage } = data;
  const figures = [
    [text('totals.co2'), data.co2 ? `${weight(data.co2.value)} CO2e` : '–'],
    ...(variety === 'sales'
      ? [
          [text('totals.perPortion'), data.CO2PerPortion ? `${weight(data.CO2PerPortion.value)} CO2e` : '–'],
          [text('totals.servings'), format.number(data.totalServings, { most: 0 })],
        ]
      : []),
    [text('totals.perKg'), data.co2PerKgOfFood ? `${weight(data.co2PerKgOfFood.value)} CO2e` : '–'],
    [text('totals.food'), coverage.weight > 0 ? weight(coverage.weight) : '–'],
    [text('totals.coverage'), coverage.weight > 0 ? format.percent(coverage.weightCovered / coverage.weight) : '–'],
  ];
  return (
    <Card title={text('totals.title')}>
      <dl className={styles.totals}>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.soft}>{text('totals.boundary', { version: data.foodDataVersion })}</p>
    </Card>
  );
}
