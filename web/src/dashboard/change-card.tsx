import { CHANGE_BASES, type ChangeBasis, type MonthsChange, readChange } from '@plateprint/shared/reports/api/change-api.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { useState } from 'react';
import { useCo2 } from '../footprint/use-co2.ts';
import { useRead } from '../platform/api/use-read.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { changeSteps, type ChangeStep, signedKg } from '../reports/change-steps.ts';
import { SegmentedControl } from '../ui/choice/segmented-control.tsx';
import { Card } from '../ui/layout/card.tsx';
import styles from './change-card.module.css';
import page from './dashboard.module.css';

interface ChangeCardProps {
  restaurantId: string;
  variety: ReportVariety;
  from: string;
  to: string;
}

/** What makes a month other than the one before: its steps one after another, and the rows behind each. */
export function ChangeCard({ restaurantId, variety, from, to }: ChangeCardProps) {
  const text = useText('reports/change');
  const format = useFormat();
  const [basis, setBasis] = useState<ChangeBasis>('average');
  const { data } = useRead(readChange, { params: { restaurantId }, query: { variety, from, to, basis } }, { keepLast: true });
  const change = data?.change;
  if (!change) return null;
  const { steps } = changeSteps(change);
  return (
    <Card
      title={text('title', { month: format.month(from) })}
      aside={
        <SegmentedControl<ChangeBasis>
          label={text('basis.label')}
          value={basis}
          segments={CHANGE_BASES.map((value) => ({ value, label: text(`basis.${value}`) }))}
          onChange={setBasis}
        />
      }
    >
      {steps.length === 0 ? (
        <p className={page.lead}>{text('none')}</p>
      ) : (
        <>
          <p className={page.lead}>{text('lead')}</p>
          <Steps change={change} />
          <details className={styles.rows}>
            <summary>{text('showRows')}</summary>
            <RowsOfSteps steps={steps} per={change.per} />
          </details>
        </>
      )}
    </Card>
  );
}

function Steps({ change }: { change: MonthsChange }) {
  const text = useText('reports/change');
  const format = useFormat();
  const { steps, before, after } = changeSteps(change);
  return (
    <table className={styles.steps}>
      <caption data-unseen="">{text('title', { month: format.month(change.from) })}</caption>
      <thead>
        <tr>
          <th scope="col">{text('head.part')}</th>
          <th scope="col" className={styles.kg} colSpan={2}>
            {text('head.change', { unit: text(`per.${change.per}`) })}
          </th>
        </tr>
      </thead>
      <tbody>
        <Month month={change.from} at={before} grams={change.before} />
        {steps.map(({ part, co2, start, end }) => (
          <tr key={part}>
            <th scope="row">{text(`part.${part}`)}</th>
            <td className={styles.way} aria-hidden="true">
              <span
                className={styles.bar}
                data-less={co2 < 0 || undefined}
                style={{ insetInlineStart: `${start * 100}%`, inlineSize: `${(end - start) * 100}%` }}
              />
            </td>
            <td className={styles.kg}>{signedKg(co2, change.per, format)}</td>
          </tr>
        ))}
        <Month month={change.to} at={after} grams={change.after} />
      </tbody>
    </table>
  );
}

function Month({ month, at, grams }: { month: string; at: number; grams: number }) {
  const format = useFormat();
  const co2 = useCo2();
  return (
    <tr className={styles.month}>
      <th scope="row">{format.month(month)}</th>
      <td className={styles.way} aria-hidden="true">
        <span className={styles.mark} style={{ insetInlineStart: `calc(${at * 100}% - 1px)` }} />
      </td>
      <td className={styles.kg}>{co2.exact(grams)}</td>
    </tr>
  );
}

function RowsOfSteps({ steps, per }: { steps: readonly ChangeStep[]; per: MonthsChange['per'] }) {
  const text = useText('reports/change');
  const format = useFormat();
  return (
    <dl>
      {steps.map(({ part, rows }) => (
        <div key={part}>
          <dt>{text(`part.${part}`)}</dt>
          <dd>{format.list(rows.map(({ name, co2 }) => text('rows', { name, co2: signedKg(co2, per, format) })))}</dd>
        </div>
      ))}
    </dl>
  );
}
