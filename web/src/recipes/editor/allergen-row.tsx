import type { Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import type { AllergenState, AllergenStatement, RecipeAllergens } from '@plateprint/shared/recipes/allergen-statement.ts';
import { allergenState } from '@plateprint/shared/recipes/recipe-allergens.ts';
import { useText } from '../../i18n/use-text.ts';
import { NativeSelect } from '../../ui/native-select.tsx';
import { AllergenMark } from './allergen-mark.tsx';
import styles from './allergens.module.css';

interface AllergenRowProps {
  allergen: Allergen;
  allergens: RecipeAllergens;
  /** What a person says; null: what the lines bring holds. */
  statement: AllergenStatement | null;
  onSay: (statement: AllergenStatement | null) => void;
}

const SAYABLE = ['contains', 'may_contain', 'free'] as const;

/** What the lines bring by themselves. */
function inheritedState({ inherited, known }: RecipeAllergens, allergen: Allergen): AllergenState {
  if (inherited.contains.includes(allergen)) return 'contains';
  if (inherited.mayContain.includes(allergen)) return 'may_contain';
  return known ? 'free' : 'unknown';
}

export function AllergenRow({ allergen, allergens, statement, onSay }: AllergenRowProps) {
  const text = useText('recipes/editor');
  const names = useText('recipes');
  const state = allergenState(allergens, allergen);
  const name = names(`allergen.${allergen}`);
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
        onChange={(said: 'lines' | (typeof SAYABLE)[number]) => onSay(said === 'lines' ? null : { allergen, state: said })}
        choices={[
          {
            value: 'lines' as const,
            label: text('allergens.byLines', { state: text(`allergens.states.${inheritedState(allergens, allergen)}`) }),
          },
          ...SAYABLE.map((value) => ({ value, label: text('allergens.said', { state: text(`allergens.states.${value}`) }) })),
        ]}
      />
    </li>
  );
}
