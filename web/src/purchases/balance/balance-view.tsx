import { readBalance } from '@plateprint/shared/purchases/api/balance-api.ts';
import { isMonth, type Month, monthLater } from '@plateprint/shared/kernel/month.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useState } from 'react';
import { useRead } from '../../platform/api/use-read.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { IconButton } from '../../ui/opened/icon-button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { SegmentedControl } from '../../ui/choice/segmented-control.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { BalanceLine } from './balance-line.tsx';
import { BalanceTable } from './balance-table.tsx';
import { ProteinCard } from './protein-card.tsx';
import styles from '../shares/shares.module.css';

const LENGTHS = { month: 1, quarter: 3, year: 12 } as const;
type Length = keyof typeof LENGTHS;

function lastMonth(): Month {
  const now = new Date();
  const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() - 1, 1)).toISOString().slice(0, 7);
  return isMonth(month) ? month : '2026-01';
}

/** A kitchen's purchases against the foods of its sold dishes; three months unless somebody chooses another time. */
export function BalanceView({ restaurant }: { restaurant: Restaurant }) {
  const text = useText('purchases/balance');
  const shares = useText('purchases/shares');
  const format = useFormat();
  const language = useLanguage();
  const [length, setLength] = useState<Length>('quarter');
  const [to, setTo] = useState<Month>(lastMonth);
  const time = { from: monthLater(to, 1 - LENGTHS[length]), to };
  const { data, error, refetch, isPlaceholderData } = useRead(
    readBalance,
    { params: { id: restaurant.id }, query: { ...time, language } },
    { keepLast: true },
  );
  const months = (of: readonly string[]): string => of.map((month) => format.month(month)).join(', ');
  return (
    <div className={styles.view} data-outdated={isPlaceholderData || undefined}>
      <p className={styles.quiet}>{text('lead')}</p>
      <div className={styles.controls}>
        <SegmentedControl
          label={shares('length')}
          value={length}
          segments={(['month', 'quarter', 'year'] as const).map((value) => ({ value, label: text(`lengths.${value}`) }))}
          onChange={setLength}
        />
        <span className={styles.step}>
          <IconButton icon="chevron-left" label={shares('earlier')} onPress={() => setTo(monthLater(to, -LENGTHS[length]))} />
          <span role="status" className={styles.period}>
            {time.from === to ? format.month(to) : `${format.month(time.from)} – ${format.month(to)}`}
          </span>
          <IconButton icon="chevron-right" label={shares('later')} onPress={() => setTo(monthLater(to, LENGTHS[length]))} />
        </span>
      </div>
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={10} />}
      {data && data.months.both.length === 0 && (
        <EmptyState picture="purchases" title={text('none')}>
          {text('noneLead')}
        </EmptyState>
      )}
      {data && data.months.onlyBought.length > 0 && (
        <Message tone="warning">{text('onlyBought', { months: months(data.months.onlyBought) })}</Message>
      )}
      {data && data.months.onlySold.length > 0 && (
        <Message tone="warning">{text('onlySold', { months: months(data.months.onlySold) })}</Message>
      )}
      {data && data.months.both.length > 0 && (
        <>
          <BalanceLine data={data} />
          <BalanceTable data={data} restaurant={restaurant} time={time} />
          <ProteinCard data={data} country={restaurant.location} />
        </>
      )}
    </div>
  );
}
