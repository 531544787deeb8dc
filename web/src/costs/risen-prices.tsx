import { readRisenPrices } from '@plateprint/shared/costs/cost-api.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { useRead } from '../platform/api/use-read.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useLanguage } from '../platform/i18n/language-context.tsx';
import { useText } from '../platform/i18n/use-text.ts';
import { Card } from '../ui/layout/card.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import type { Column } from '../ui/table/table.tsx';
import styles from './costs.module.css';
import { SeveralCurrencies } from './several-currencies.tsx';
import { useMaySeeCosts } from './use-may-see-costs.ts';

/** What is said where nothing is listed: that nothing rose only where prices could be compared. */
const NOTHING_RISEN = {
  compared: 'risen.none',
  one_time: 'risen.oneTime',
  unpriced: 'risen.unpriced',
} as const;

type Risen = ReplyOf<typeof readRisenPrices>['items'][number];

/** Articles whose price rose in the last three months, and the extra cost for the kitchen; for those who may see it. */
export function RisenPrices({ restaurantId }: { restaurantId: string }) {
  const text = useText('costs');
  const format = useFormat();
  const language = useLanguage();
  const maySee = useMaySeeCosts(restaurantId);
  const asked = { params: { id: restaurantId }, query: { language } };
  const { data } = useRead(readRisenPrices, asked, { enabled: maySee, staleTime: 300_000 });
  if (!maySee || !data) return null;
  const money = (amount: number): string => format.money(amount, data.currency);
  const columns: Column<Risen>[] = [
    { id: 'food', label: text('risen.food'), names: true, cell: ({ name }) => name },
    { id: 'before', label: text('risen.before'), numeric: true, wideOnly: true, cell: ({ before }) => money(before) },
    { id: 'now', label: text('risen.now'), numeric: true, cell: ({ now }) => money(now) },
    { id: 'rise', label: text('risen.rise'), numeric: true, cell: ({ rise }) => `+${format.percent(rise)}` },
    { id: 'extra', label: text('risen.extra'), numeric: true, cell: ({ extra }) => money(extra) },
  ];
  const time = ({ from, to }: { from: string; to: string }): string => `${format.month(from)} – ${format.month(to)}`;
  return (
    <Card title={text('risen.title')}>
      <SeveralCurrencies currencies={data.currencies} />
      {data.items.length === 0 ? (
        data.currencies.length < 2 && data.known && <p className={styles.small}>{text(NOTHING_RISEN[data.known])}</p>
      ) : (
        <DataTable caption={text('risen.title')} columns={columns} rows={data.items} keyOf={({ variationId }) => variationId} />
      )}
      <p className={styles.small}>{text('risen.basis', { now: time(data.now), before: time(data.before) })}</p>
    </Card>
  );
}
