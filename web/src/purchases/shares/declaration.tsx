import { listDeclaredPurchases } from '@plateprint/shared/purchases/api/share-api.ts';
import { kitchenColumn, maCantineCsv } from '@plateprint/shared/purchases/shares/ma-cantine.ts';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Button } from '../../ui/control/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { saveAs } from '../../ui/save-as.ts';
import type { SharePeriod } from './share-period.ts';
import styles from './shares.module.css';

/** The purchases as the file that the French declaration takes. */
export function Declaration({ restaurantId, period }: { restaurantId: string; period: SharePeriod }) {
  const text = useText('purchases/shares');
  const notices = useNotices();
  const failureText = useFailureText();
  const [number, setNumber] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isWrong = number.trim() !== '' && kitchenColumn(number) === null;

  async function download(): Promise<void> {
    setBusy(true);
    try {
      const { items, unpriced } = await call(listDeclaredPurchases, { params: { id: restaurantId }, query: period });
      const name = `ma-cantine-${period.from}-${period.to}.csv`;
      saveAs(name, new Blob([maCantineCsv(number, items)], { type: 'text/csv' }));
      if (unpriced > 0) notices.show({ message: text('declaration.unpriced', { count: unpriced }) });
    } catch (failure) {
      notices.show({ message: failureText(failure), type: 'alert' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card title={text('declaration.title')}>
      <p className={styles.quiet}>{text('declaration.lead')}</p>
      <div className={styles.controls}>
        <TextField
          label={text('declaration.number')}
          hint={text('declaration.numberHint')}
          problem={isWrong && text('declaration.wrong')}
          value={number}
          onChange={setNumber}
        />
        <Button icon="download" busy={isBusy} disabled={kitchenColumn(number) === null} onClick={() => void download()}>
          {text('declaration.download')}
        </Button>
      </div>
    </Card>
  );
}
