import type { Comparison } from '@plateprint/shared/dashboard/comparison.ts';
import {
  MOST_MONTHS,
  presetOf,
  presetSpan,
  type Span,
  SPAN_PRESETS,
  type SpanPreset,
} from '@plateprint/shared/dashboard/span.ts';
import { type Day, history, type Month, monthLater } from '@plateprint/shared/kernel/month.ts';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { SegmentedControl } from '../../ui/choice/segmented-control.tsx';
import { useDashboardFilter } from '../dashboard-filter.ts';
import styles from './comparison.module.css';

/** Months that can be chosen, back from the last full one. */
const OFFERED = 60;

/** Which months are compared: one of three spans by name, or a first and a last month. */
export function PeriodControls({ choice, comparison }: { choice: ReactNode; comparison: Comparison | null }) {
  const text = useText('dashboard/comparison');
  const format = useFormat();
  const { filter, change } = useDashboardFilter();
  const [today] = useState(() => new Date().toISOString().slice(0, 10) as Day);
  const usual = presetSpan('year', today);
  const span: Span = {
    from: (filter.from ?? comparison?.from ?? usual.from) as Month,
    to: (filter.to ?? comparison?.to ?? usual.to) as Month,
  };
  const months = history(OFFERED, today).toReversed();
  const choices = (known: Month) =>
    (months.includes(known) ? months : [...months, known]).map((month) => ({ value: month, label: format.month(month) }));
  return (
    <div className={styles.period}>
      {choice}
      <SegmentedControl<SpanPreset | 'other'>
        label={text('period.label')}
        value={presetOf(span, today) ?? 'other'}
        segments={SPAN_PRESETS.map((preset) => ({ value: preset, label: text(`period.${preset}`) }))}
        onChange={(preset) =>
          preset !== 'other' && change(preset === 'year' ? { from: undefined, to: undefined } : presetSpan(preset, today))
        }
      />
      <div className={styles.ends}>
        <NativeSelect<Month>
          label={text('period.from')}
          value={span.from}
          choices={choices(span.from)}
          onChange={(from) => change(kept({ from, to: span.to }, 'from'))}
        />
        <NativeSelect<Month>
          label={text('period.to')}
          value={span.to}
          choices={choices(span.to)}
          onChange={(to) => change(kept({ from: span.from, to }, 'to'))}
        />
      </div>
    </div>
  );
}

/** The end that was not chosen follows, so that no choice is refused: it stands neither on the wrong side nor too far away. */
function kept({ from, to }: Span, chosen: 'from' | 'to'): Span {
  if (chosen === 'from') {
    const latest = monthLater(from, MOST_MONTHS - 1);
    return { from, to: to < from ? from : to > latest ? latest : to };
  }
  const earliest = monthLater(to, 1 - MOST_MONTHS);
  return { from: from > to ? to : from < earliest ? earliest : from, to };
}
