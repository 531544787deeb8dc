import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { twoTotals } from '@plateprint/shared/footprint/printed-total.ts';
import type { listBought } from '@plateprint/shared/purchases/api/bought-api.ts';
import { otherTotalText } from '../../footprint/other-total-text.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { usePrintedTotal } from '../../users/use-printed-total.ts';
import styles from './bought.module.css';
import { useBoughtAmounts } from './use-bought-amounts.ts';

interface BoughtTotalsProps {
  data: ReplyOf<typeof listBought>;
  /** All of the time: its weight and money stand above already. */
  isWhole: boolean;
}

/** The sums of what is chosen, and how much of it they stand on. */
export function BoughtTotals({ data: { total, maySeeCosts, currency }, isWhole }: BoughtTotalsProps) {
  const text = useText('purchases/bought');
  const format = useFormat();
  const amounts = useBoughtAmounts();
  const landUse = useText('footprint/land-use');
  const totals = twoTotals(total.co2, total.co2WithoutLandUseChange, usePrintedTotal());
  const co2 = totals.large.figure;
  const other = otherTotalText(totals, { text: landUse, amount: amounts.co2, hasLevel: false });
  const covered = total.rows === 0 ? null : total.coveredRows / total.rows;
  const isPartlyWeighed = total.kg !== null && total.weighedRows < total.rows;
  const weighed = isPartlyWeighed ? text('partly', { known: format.number(total.weighedRows), rows: total.rows }) : null;
  const figures = [
    [text('co2'), amounts.co2(co2?.value ?? null), co2 && amounts.range(co2)],
    ...(isWhole ? [] : [[text('weight'), amounts.kg(total.kg), weighed] as const]),
    ...(maySeeCosts && !isWhole
      ? [[text('money'), total.money === null ? text('unknown') : format.money(total.money, currency), null] as const]
      : []),
  ] as const;
  return (
    <>
      <dl className={styles.totals}>
        {figures.map(([label, figure, small]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
            {small && <dd>{small}</dd>}
          </div>
        ))}
      </dl>
      {other !== '' && <p className={styles.small}>{other}</p>}
      {covered !== null && covered < 1 && (
        <p className={styles.small}>{text('covered', { covered: format.number(total.coveredRows), rows: total.rows })}</p>
      )}
    </>
  );
}
