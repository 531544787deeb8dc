import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { BoughtShown, listBought } from '@plateprint/shared/purchases/api/bought-api.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { Column } from '../../ui/table/table.tsx';
import styles from '../purchases.module.css';
import { useStatementWords } from '../use-statement-words.ts';
import { useBoughtAmounts } from './use-bought-amounts.ts';

type Reply = ReplyOf<typeof listBought>;

/** An article with what it stands for, its weight, its CO2e with range and share, and its money for those who may see it. */
export function useBoughtColumns(first: Reply | null): Column<BoughtShown>[] {
  const text = useText('purchases/bought');
  const format = useFormat();
  const amounts = useBoughtAmounts();
  const whole = first?.total.co2?.value ?? 0;
  return [
    { id: 'article', label: text('article'), names: true, cell: (row) => <Article row={row} /> },
    {
      id: 'kg',
      label: text('weight'),
      numeric: true,
      cell: ({ kg, rows, weighedRows }) => (
        <>
          {amounts.kg(kg)}
          {kg !== null && weighedRows < rows && <Small>{text('partly', { known: format.number(weighedRows), rows })}</Small>}
        </>
      ),
    },
    {
      id: 'co2',
      label: text('co2'),
      numeric: true,
      cell: ({ co2 }) => (
        <>
          {amounts.co2(co2?.value ?? null)}
          {co2 && <Small>{amounts.range(co2)}</Small>}
        </>
      ),
    },
    {
      id: 'share',
      label: text('share'),
      numeric: true,
      wideOnly: true,
      cell: ({ co2 }) => (co2 && co2.value >= 0 && whole > 0 ? format.percent(co2.value / whole, 1) : '–'),
    },
    ...(first?.maySeeCosts
      ? [
          {
            id: 'money',
            label: text('money'),
            numeric: true,
            cell: ({ money }: BoughtShown) => (money === null ? text('unknown') : format.money(money, first.currency)),
          },
        ]
      : []),
  ];
}

function Article({ row: { name, food, supplier, kg, money, statement } }: { row: BoughtShown }) {
  const text = useText('purchases/bought');
  const wordsOf = useStatementWords();
  const said = statement && wordsOf(statement);
  const beside = [food ?? text('waiting'), supplier].filter((words) => words !== '').join(' · ');
  return (
    <div>
      {name}
      <Small>{beside}</Small>
      {((kg ?? 0) < 0 || (money ?? 0) < 0) && <Small>{text('sentBack')}</Small>}
      {said && <Small>{[said.short, ...said.present].join(' · ')}</Small>}
    </div>
  );
}

function Small({ children }: { children: string }) {
  return (
    <>
      <br />
      <span className={styles.small}>{children}</span>
    </>
  );
}
