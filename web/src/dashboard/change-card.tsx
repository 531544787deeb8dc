import { CHANGE_BASES, type ChangeBasis, type MonthsChange, readChange } from '@plateprint/shared/reports/api/change-api.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { useState } from 'react';
import { useRead } from '../platform/api/use-read.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { changeSteps, type ChangeStep, isSeen, signedKg } from '../reports/change-steps.ts';
import { SegmentedControl } from '../ui/choice/segmented-control.tsx';
import { Link } from '../ui/control/link.tsx';
import { Card } from '../ui/layout/card.tsx';
import styles from './year/change-waterfall.module.css';
import { ChangeWaterfall } from './year/change-waterfall.tsx';
import page from './dashboard.module.css';

interface ChangeCardProps {
  restaurantId: string;
  variety: ReportVariety;
  from: string;
  to: string;
}

/** The causes of a month's change: its steps one after another, and the rows behind each. */
export function ChangeCard({ restaurantId, variety, from, to }: ChangeCardProps) {
  const text = useText('reports/change');
  const format = useFormat();
  const [basis, setBasis] = useState<ChangeBasis>('average');
  const { data } = useRead(readChange, { params: { restaurantId }, query: { variety, from, to, basis } }, { keepLast: true });
  const change = data?.change;
  if (!change) return null;
  const { steps } = changeSteps(change);
  const months = (month: string) => ({ kind: 'months' as const, restaurantId, from: month, to: month });
  return (
    <Card
      title={text('title', { month: format.month(from) })}
      aside={
        <div className={page.controls}>
          <SegmentedControl<ChangeBasis>
            label={text('basis.label')}
            value={basis}
            segments={CHANGE_BASES.map((value) => ({ value, label: text(`basis.${value}`) }))}
            onChange={setBasis}
          />
        </div>
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
      <p className={page.lead}>
        <Link to="/compare" search={{ variety, a: months(from), b: months(to) }}>
          {text('compare')}
        </Link>
      </p>
    </Card>
  );
}

function Steps({ change: { from, to, per, before, after, parts } }: { change: MonthsChange }) {
  const text = useText('reports/change');
  const format = useFormat();
  return (
    <ChangeWaterfall
      title={text('title', { month: format.month(from) })}
      per={per}
      from={{ name: format.month(from), grams: before }}
      to={{ name: format.month(to), grams: after }}
      causes={parts.map(({ part, co2 }) => ({ name: text(`part.${part}`), co2 }))}
    />
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
          <dd>
            {format.list(
              rows
                .filter(({ co2 }) => isSeen(co2, per))
                .map(({ name, co2 }) => text('rows', { name, co2: signedKg(co2, per, format) })),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
