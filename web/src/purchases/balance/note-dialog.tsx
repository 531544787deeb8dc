import { noteBalance, readBalance } from '@plateprint/shared/purchases/api/balance-api.ts';
import { BALANCE_REASONS, type BalanceReason } from '@plateprint/shared/purchases/balance/balance.ts';
import { useState } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { AmountField } from '../../ui/form/amount-field.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import styles from '../shares/shares.module.css';
import { type BalanceFamily, useAmounts } from './use-amounts.ts';

interface NoteDialogProps {
  family: BalanceFamily & { family: string; name: string };
  restaurantId: string;
  time: { from: string; to: string };
  /** Whether who reads may say why. */
  mayNote: boolean;
  onClose: () => void;
}

const kilos = (grams: number | null): number | null => (grams === null ? null : grams / 1000);
const gramsOf = (kg: number | null): number | null => (kg === null ? null : kg * 1000);

/** The foods of a family, and why more or less of it was bought than used. */
export function NoteDialog({ family, restaurantId, time, mayNote, onClose }: NoteDialogProps) {
  const text = useText('purchases/balance');
  const failureText = useFailureText();
  const amounts = useAmounts();
  const [reasons, setReasons] = useState<readonly BalanceReason[]>(family.reasons);
  const [opening, setOpening] = useState(kilos(family.openingGrams));
  const [closing, setClosing] = useState(kilos(family.closingGrams));
  const note = useChange(noteBalance, { refreshes: [readBalance], onSuccess: onClose });
  const tick = (reason: BalanceReason, isTicked: boolean): void =>
    setReasons(isTicked ? [...reasons, reason] : reasons.filter((each) => each !== reason));
  const save = (): void =>
    note.mutate({
      params: { id: restaurantId },
      body: {
        ...time,
        family: family.family,
        reasons: [...reasons],
        openingGrams: gramsOf(opening),
        closingGrams: gramsOf(closing),
      },
    });
  return (
    <Dialog
      title={family.name}
      isOpen
      onClose={onClose}
      size="medium"
      actions={
        <>
          <Button onClick={onClose}>{text('close')}</Button>
          {mayNote && (
            <Button variant="primary" busy={note.isPending} onClick={save}>
              {text('save')}
            </Button>
          )}
        </>
      }
    >
      {note.error && <Message tone="danger">{failureText(note.error)}</Message>}
      <DataTable
        caption={text('foods')}
        columns={[
          { id: 'food', label: text('food'), names: true, cell: ({ name }) => name },
          { id: 'bought', label: text('bought'), numeric: true, cell: ({ bought }) => amounts.kg(bought) },
          { id: 'used', label: text('used'), numeric: true, cell: ({ used }) => amounts.kg(used) },
        ]}
        rows={family.foods}
        keyOf={({ food }) => food}
      />
      {mayNote && (
        <>
          <fieldset className={styles.reasons}>
            <legend>{text('reasons')}</legend>
            {BALANCE_REASONS.map((reason) => (
              <Checkbox
                key={reason}
                label={text(`reason.${reason}`)}
                checked={reasons.includes(reason)}
                onChange={(isTicked) => tick(reason, isTicked)}
              />
            ))}
          </fieldset>
          <div className={styles.controls}>
            <AmountField label={text('opening')} hint={text('stockHint')} unit="kg" value={opening} onChange={setOpening} />
            <AmountField label={text('closing')} hint={text('stockHint')} unit="kg" value={closing} onChange={setClosing} />
          </div>
        </>
      )}
    </Dialog>
  );
}
