import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { readShares } from '@plateprint/shared/purchases/api/share-api.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Card } from '../../ui/layout/card.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table.tsx';
import { heavyFigure } from '../../units/weight-figure.ts';
import styles from './shares.module.css';

type Shares = ReplyOf<typeof readShares>;

/** Organic and other marks, by weight and by money. */
export function MarkTable({ data: { maySeeCosts, marks, kg, money, currency } }: { data: Shares }) {
  const text = useText('purchases/shares');
  const format = useFormat();
  const ofWhole = (part: number, whole: number): string => (whole > 0 ? ` (${format.percent(part / whole, 1)})` : '');
  const moneyColumn: Column<Shares['marks'][number]> = {
    id: 'money',
    label: text('money'),
    numeric: true,
    cell: (row) =>
      row.money === null || money === null ? text('unknown') : `${format.money(row.money, currency)}${ofWhole(row.money, money)}`,
  };
  const columns: Column<Shares['marks'][number]>[] = [
    { id: 'mark', label: text('mark'), names: true, cell: ({ mark }) => text(`marks.${mark}`) },
    {
      id: 'kg',
      label: text('kg'),
      numeric: true,
      cell: (row) => `${heavyFigure(row.kg * 1000, format)}${ofWhole(row.kg, kg)}`,
    },
    ...(maySeeCosts ? [moneyColumn] : []),
  ];
  return (
    <Card title={text('marksTitle')}>
      {marks.length === 0 ? (
        <p className={styles.quiet}>{text('noMarks')}</p>
      ) : (
        <DataTable caption={text('marksTitle')} columns={columns} rows={marks} keyOf={({ mark }) => mark} />
      )}
      <p className={styles.small}>{text('marksRead')}</p>
    </Card>
  );
}
