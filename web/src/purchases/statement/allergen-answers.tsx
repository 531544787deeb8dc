import { ALLERGENS, type Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import { MAKER_STATES, type MakerAllergen } from '@plateprint/shared/mapper/memory/maker-statement.ts';
import { useId } from 'react';
import { useAllergens } from '../../ingredients/use-allergens.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import styles from './statement.module.css';

interface AllergenAnswersProps {
  said: readonly MakerAllergen[];
  /** Null: the maker says nothing of it. */
  onSay: (allergen: Allergen, state: MakerAllergen['state'] | null) => void;
}

const STATES = ['not_said', ...MAKER_STATES] as const;

/** The fourteen, each with what the maker says of it; at first nothing. */
export function AllergenAnswers({ said, onSay }: AllergenAnswersProps) {
  const text = useText('purchases/statement');
  const { name } = useAllergens();
  const hint = useId();
  return (
    <fieldset className={styles.allergens} aria-describedby={hint}>
      <legend className={styles.title}>{text('allergens')}</legend>
      <p id={hint} className={styles.quiet}>
        {text('allergensHint')}
      </p>
      <div className={styles.answers}>
        {ALLERGENS.map((allergen) => (
          <NativeSelect
            key={allergen}
            label={name(allergen)}
            value={said.find((each) => each.allergen === allergen)?.state ?? 'not_said'}
            choices={STATES.map((value) => ({ value, label: text(`state.${value}`) }))}
            onChange={(state) => onSay(allergen, state === 'not_said' ? null : state)}
          />
        ))}
      </div>
    </fieldset>
  );
}
