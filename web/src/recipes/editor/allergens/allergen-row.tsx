import type { Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import {
  type AllergenStatement,
  type RecipeAllergens,
  STATABLE,
} from '@plateprint/shared/recipes/allergens/allergen-statement.ts';
import { allergenState, stateIn } from '@plateprint/shared/recipes/allergens/recipe-allergens.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useAllergens } from '../../../ingredients/use-allergens.ts';
import { NativeSelect } from '../../../ui/choice/native-select.tsx';
import { AllergenMark } from './allergen-mark.tsx';
import styles from './allergens.module.css';

interface AllergenRowProps {
  allergen: Allergen;
  allergens: RecipeAllergens;
  /** A person's statement; null: the lines' own state holds. */
  statement: AllergenStatement | null;
  onSay: (statement: AllergenStatement | null) => void;
}

export function AllergenRow({ allergen, allergens, statement, onSay }: AllergenRowProps) {
  const text = useText('recipes/editor');
  const state = allergenState(allergens, allergen);
  const { name: nameOf, words } = useAllergens();
  const name = nameOf(allergen);
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <AllergenMark state={state} />
        {name}
      </span>
      <NativeSelect
        label={text('allergens.of', { allergen: name })}
        hideLabel
        value={statement?.state ?? 'lines'}
        onChange={(said: 'lines' | AllergenStatement['state']) => onSay(said === 'lines' ? null : { allergen, state: said })}
        choices={[
          {
            value: 'lines' as const,
            label: text('allergens.byLines', { state: words.states[stateIn(allergens.inherited, allergen)] }),
          },
          ...STATABLE.map((value) => ({ value, label: text('allergens.said', { state: words.states[value] }) })),
        ]}
      />
    </li>
  );
}
