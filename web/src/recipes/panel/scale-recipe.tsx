import { decimalInput } from '@plateprint/shared/kernel/number.ts';
import { scaledToLine, scaledToPortions } from '@plateprint/shared/recipes/scale.ts';
import type { RecipeDraft } from '@plateprint/shared/recipes/recipe.ts';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { AmountField } from '../../ui/amount-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import styles from './alternatives.module.css';

interface ScaleRecipeProps {
  draft: RecipeDraft;
  nameOf: (lineId: string) => string;
  isOpen: boolean;
  onScale: (draft: RecipeDraft) => void;
  onClose: () => void;
}

const PORTIONS = 'portions';

/** To a wanted number of portions, or as far as one ingredient reaches; everything else follows. */
export function ScaleRecipe({ draft, nameOf, isOpen, onScale, onClose }: ScaleRecipeProps) {
  const text = useText('recipes/panel');
  const [by, setBy] = useState(PORTIONS);
  const [wanted, setWanted] = useState<number | null>(null);
  const lines = draft.ingredients.filter(({ amount }) => amount !== null && amount > 0);
  const line = lines.find(({ _id }) => _id === by);
  const scaled = wanted === null ? null : line ? scaledToLine(draft, line._id, wanted) : scaledToPortions(draft, wanted);
  const close = (): void => {
    setWanted(null);
    onClose();
  };
  return (
    <Dialog
      title={text('scale.title')}
      isOpen={isOpen}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text('scale.cancel')}</Button>
          <Button
            variant="primary"
            disabled={scaled === null}
            onClick={() => {
              if (scaled) onScale(scaled);
              close();
            }}
          >
            {text('scale.apply')}
          </Button>
        </>
      }
    >
      <div className={styles.list}>
        <NativeSelect
          label={text('scale.by')}
          value={by}
          onChange={(value) => {
            setBy(value);
            setWanted(null);
          }}
          choices={[
            { value: PORTIONS, label: text('scale.portions') },
            ...lines.map(({ _id }) => ({ value: _id, label: text('scale.line', { name: nameOf(_id) }) })),
          ]}
        />
      </div>
      <AmountField
        key={by}
        label={text('scale.wanted')}
        hint={text('scale.now', { amount: line ? (line.amount ?? 0) : draft.portions })}
        unit={line?.unit ?? text('scale.portions')}
        value={wanted}
        parse={decimalInput}
        onChange={setWanted}
      />
      {scaled && line && <p className={styles.lead}>{text('scale.gives', { portions: scaled.portions })}</p>}
    </Dialog>
  );
}
