import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { readBalance } from '@plateprint/shared/purchases/api/balance-api.ts';
import { SeveralCurrencies } from '../../costs/several-currencies.tsx';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Message } from '../../ui/control/message.tsx';
import styles from '../shares/shares.module.css';
import { useAmounts } from './use-amounts.ts';

type Balance = ReplyOf<typeof readBalance>;

/** One line that joins both totals, and what is in neither of them. */
export function BalanceLine({ data }: { data: Balance }) {
  const text = useText('purchases/balance');
  const format = useFormat();
  const amounts = useAmounts();
  const { total, explained, notCounted, currency, months } = data;
  const stock = (total.openingGrams ?? 0) - (total.closingGrams ?? 0);
  const figures = [
    [text('bought'), amounts.kg(total.bought.grams), amounts.co2(total.bought.co2)],
    ...(total.openingGrams !== null || total.closingGrams !== null
      ? [[text('fromStock'), amounts.signedKg(stock), ''] as const]
      : []),
    [text('used'), amounts.kg(total.used.grams), amounts.co2(total.used.co2)],
    [text('difference'), amounts.signedKg(total.difference.grams), amounts.co2(total.difference.co2)],
  ] as const;
  const lost = notCounted.boughtRows > 0 || notCounted.soldRows > 0;
  return (
    <>
      <dl className={styles.totals}>
        {figures.map(([label, weight, co2]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{weight}</dd>
            <dd className={styles.small}>{co2}</dd>
          </div>
        ))}
        {total.difference.money !== null && (
          <div>
            <dt>{text('differenceMoney')}</dt>
            <dd>{format.money(total.difference.money, currency)}</dd>
          </div>
        )}
      </dl>
      {explained !== null && (
        <p>
          {text('explained', {
            share: format.percent(explained, 0),
            months: months.both.map((month) => format.month(month)).join(', '),
          })}
        </p>
      )}
      <SeveralCurrencies currencies={data.currencies} />
      {lost && (
        <Message tone="info">
          {text('notCounted', { bought: notCounted.boughtRows, sold: notCounted.soldRows })}
          {notCounted.boughtMoney !== null &&
            ` ${text('notCountedMoney', { money: format.money(notCounted.boughtMoney, currency) })}`}
        </Message>
      )}
    </>
  );
}
