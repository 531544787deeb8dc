import {
  listInvoices,
  listUnweighed,
  readInvoice,
  tellWeights,
  type UnweighedArticle,
} from '@plateprint/shared/purchases/api/invoice-api.ts';
import { useState } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { AmountField } from '../../ui/form/amount-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import styles from '../purchases.module.css';
import { useUnitName } from '../use-unit-name.ts';

const keyOf = ({ supplierKey, articleKey, code }: UnweighedArticle): string => JSON.stringify([supplierKey, articleKey, code]);

/** Articles whose weight nobody could read: asked once for each. */
export function WeightsPanel({ restaurantId }: { restaurantId: string }) {
  const text = useText('purchases');
  const format = useFormat();
  const language = useLanguage();
  const notices = useNotices();
  const failureText = useFailureText();
  const [kilograms, setKilograms] = useState<ReadonlyMap<string, number>>(new Map());
  const { data } = useRead(listUnweighed, { params: { id: restaurantId } });
  const tell = useChange(tellWeights, {
    refreshes: [listUnweighed, listInvoices, readInvoice],
    timeout: 120_000,
    onSuccess: ({ lines, completed }) => {
      setKilograms(new Map());
      const months = format.list([...new Set(completed)].map((month) => format.month(month)));
      const kept = completed.length > 0 ? ` ${text('weights.completed', { months })}` : '';
      notices.show({ message: text('weights.saved', { lines }) + kept });
    },
  });
  if (!data || data.items.length === 0) return null;
  const weights = data.items.flatMap((article) => {
    const { supplierKey, articleKey, code } = article;
    const kg = kilograms.get(keyOf(article));
    return kg === undefined ? [] : [{ supplierKey, articleKey, code, grams: kg * 1000 }];
  });
  return (
    <Card title={text('weights.title')}>
      <p className={styles.quiet}>{text('weights.lead')}</p>
      <ul className={styles.weights}>
        {data.items.map((article) => (
          <Unweighed
            key={keyOf(article)}
            article={article}
            kilograms={kilograms.get(keyOf(article)) ?? null}
            onChange={(kg) => setKilograms(withKilograms(kilograms, keyOf(article), kg))}
          />
        ))}
      </ul>
      {data.more > 0 && <p className={styles.small}>{text('weights.more', { count: data.more })}</p>}
      {tell.error && <Message tone="danger">{failureText(tell.error)}</Message>}
      <div className={styles.actions}>
        <Button
          variant="primary"
          disabled={weights.length === 0}
          busy={tell.isPending}
          onClick={() => tell.mutate({ params: { id: restaurantId }, query: { language }, body: { weights } })}
        >
          {text('weights.save', { count: weights.length })}
        </Button>
      </div>
    </Card>
  );
}

function withKilograms(map: ReadonlyMap<string, number>, key: string, kg: number | null): ReadonlyMap<string, number> {
  const changed = new Map(map);
  if (kg !== null && kg > 0) changed.set(key, kg);
  else changed.delete(key);
  return changed;
}

interface UnweighedProps {
  article: UnweighedArticle;
  kilograms: number | null;
  onChange: (kilograms: number | null) => void;
}

function Unweighed({ article: { name, supplier, quantity, unit, net, currency }, kilograms, onChange }: UnweighedProps) {
  const text = useText('purchases');
  const format = useFormat();
  const unitName = useUnitName();
  const bought = `${format.number(quantity)} × ${unitName(unit)}`;
  return (
    <li className={styles.weight}>
      <span>
        {name}
        <br />
        <span className={styles.small}>
          {supplier} ·{' '}
          {net === null
            ? text('weights.boughtOnly', { quantity: bought })
            : text('weights.bought', { quantity: bought, money: format.money(net, currency) })}
        </span>
      </span>
      <AmountField
        label={text('weights.one', { unit: unitName(unit) })}
        aria-label={`${name}: ${text('weights.one', { unit: unitName(unit) })}`}
        unit="kg"
        value={kilograms}
        onChange={onChange}
      />
    </li>
  );
}
