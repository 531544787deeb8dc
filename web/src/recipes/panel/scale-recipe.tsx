import { decimalInput } from '@plateprint/shared/kernel/number.ts';
import { scaledToLine, scaledToPortions } from '@plateprint/shared/recipes/footprint/scale.ts';
import type { RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { amountOfMeasured, asMeasured, type KitchenMeasure } from '@plateprint/shared/units/kitchen-measure.ts';
import { countedUnit } from '@plateprint/shared/units/unit-text.ts';
import type { WrittenUnit } from '@plateprint/shared/units/unit.ts';
import { useState } from 'react';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { AmountField } from '../../ui/form/amount-field.tsx';
import { Button } from '../../ui/control/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import styles from './alternatives/alternatives.module.css';

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
  const language = useLanguage();
  const [by, setBy] = useState(PORTIONS);
  const [wanted, setWanted] = useState<number | null>(null);
  const [isTyped, setTyped] = useState(false);
  const lines = scalable(draft);
  const line = lines.find(({ _id }) => _id === by);
  const scaled =
    wanted === null
      ? null
      : line
        ? scaledToLine(draft, line._id, amountOfMeasured(wanted, line.measure) ?? wanted)
        : scaledToPortions(draft, wanted);
  const close = (): void => {
    setWanted(null);
    setTyped(false);
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
            setTyped(false);
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
        hint={text('scale.now', { amount: line ? line.amount : draft.portions })}
        unit={line ? (line.unit ? countedUnit(wanted ?? line.amount, line.unit, language) : '') : text('scale.portions')}
        value={wanted}
        parse={decimalInput}
        problem={isTyped && scaled === null ? text('scale.impossible') : null}
        onChange={(amount) => {
          setWanted(amount);
          setTyped(true);
        }}
      />
      {scaled && line && <p className={styles.lead}>{text('scale.gives', { portions: scaled.portions })}</p>}
    </Dialog>
  );
}

interface ScalableLine {
  _id: string;
  /** As the kitchen measures it. */
  amount: number;
  unit: WrittenUnit | null;
  measure?: KitchenMeasure | null | undefined;
}

/** The lines that a recipe can be scaled by: every line and own ingredient that has an amount. */
function scalable({ ingredients, customIngredients }: RecipeDraft): ScalableLine[] {
  const all = [
    ...ingredients.map((line) => ({ _id: line._id, ...asMeasured(line), measure: line.measure })),
    ...customIngredients.map(({ _id, weight }) => ({ _id, amount: weight, unit: 'g' as const, measure: null })),
  ];
  return all.flatMap(({ amount, ...line }) => (amount !== null && amount > 0 ? [{ ...line, amount }] : []));
}
