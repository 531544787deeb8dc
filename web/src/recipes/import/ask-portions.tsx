import { decimalInput } from '@plateprint/shared/kernel/number.ts';
import { lacksPortions } from '@plateprint/shared/recipes/import/import-draft.ts';
import { useState, type Dispatch } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { AmountField } from '../../ui/form/amount-field.tsx';
import { type ImportAction, type ImportItem, withoutPortions } from './import-state.ts';
import styles from './recipe-import.module.css';

/** Recipes that do not say how many portions they make: asked for all of them in one field, or in each. */
export function AskPortions({ items, dispatch }: { items: readonly ImportItem[]; dispatch: Dispatch<ImportAction> }) {
  const text = useText('recipes/import');
  const [portions, setPortions] = useState<number | null>(null);
  const count = withoutPortions(items).length;
  if (count === 0) return null;
  const put = (): void => {
    if (portions !== null) dispatch({ do: 'portions', portions });
  };
  return (
    <Message tone="warning">
      <p>{text('preview.noPortions', { count })}</p>
      {count > 1 && (
        <span className={styles.actions}>
          <AmountField
            label={text('preview.portionsOfEach')}
            value={portions}
            parse={decimalInput}
            onChange={setPortions}
            onKeyDown={(event) => event.key === 'Enter' && !lacksPortions({ portions }) && put()}
          />
          <Button disabled={lacksPortions({ portions })} onClick={put}>
            {text('preview.putPortions')}
          </Button>
        </span>
      )}
    </Message>
  );
}
