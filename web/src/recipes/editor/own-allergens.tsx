import { type Allergen, ALLERGENS } from '@plateprint/shared/ingredients/allergen.ts';
import { ALLERGEN_STATES, type AllergenState, type AllergenStatement } from '@plateprint/shared/recipes/allergen-statement.ts';
import type { CustomIngredient } from '@plateprint/shared/recipes/recipe.ts';
import { useState } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { AllergenMark } from './allergen-mark.tsx';
import styles from './allergens.module.css';

interface OwnAllergensProps {
  own: CustomIngredient;
  onChange: (allergens: AllergenStatement[]) => void;
}

/** What an own ingredient brings of the fourteen, as its label says: the recipe inherits it. */
export function OwnAllergens({ own: { name, allergens = [] }, onChange }: OwnAllergensProps) {
  const text = useText('recipes/editor');
  const names = useText('recipes');
  const [isOpen, setOpen] = useState(false);
  const stateOf = (allergen: Allergen): AllergenState => allergens.find((each) => each.allergen === allergen)?.state ?? 'unknown';
  const say = (allergen: Allergen, state: AllergenState): void => {
    const others = allergens.filter((each) => each.allergen !== allergen);
    onChange(state === 'unknown' ? others : [...others, { allergen, state }]);
  };
  const unstated = ALLERGENS.filter((allergen) => stateOf(allergen) === 'unknown');
  const shownName = name.trim() || text('own.unnamed');
  return (
    <div className={styles.own}>
      <Button
        variant="quiet"
        size="small"
        icon="allergen"
        aria-label={text('own.allergensOf', { name: shownName })}
        onClick={() => setOpen(true)}
      >
        {text('allergens.title')}
      </Button>
      <Said allergens={allergens} isFull={unstated.length === 0} />
      <Dialog
        title={text('own.allergensOf', { name: shownName })}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        size="medium"
        actions={
          <>
            <Button
              disabled={unstated.length === 0}
              onClick={() => onChange([...allergens, ...unstated.map((allergen) => ({ allergen, state: 'free' as const }))])}
            >
              {text('own.freeOfOthers')}
            </Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              {text('names.done')}
            </Button>
          </>
        }
      >
        <p className={styles.lead}>{text('own.allergensLead')}</p>
        <ul className={styles.list}>
          {ALLERGENS.map((allergen) => (
            <li key={allergen} className={styles.row}>
              <span className={styles.name}>
                <AllergenMark state={stateOf(allergen)} />
                {names(`allergen.${allergen}`)}
              </span>
              <NativeSelect
                label={text('allergens.of', { allergen: names(`allergen.${allergen}`) })}
                hideLabel
                value={stateOf(allergen)}
                onChange={(state: AllergenState) => say(allergen, state)}
                choices={ALLERGEN_STATES.map((value) => ({ value, label: text(`allergens.states.${value}`) }))}
              />
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
}

/** What was stated, in a line; what was not is said to be not known. */
function Said({ allergens, isFull }: { allergens: readonly AllergenStatement[]; isFull: boolean }) {
  const text = useText('recipes/editor');
  const names = useText('recipes');
  const format = useFormat();
  const having = (wanted: AllergenState): string =>
    format.list(allergens.filter(({ state }) => state === wanted).map(({ allergen }) => names(`allergen.${allergen}`)));
  const [contains, mayContain] = [having('contains'), having('may_contain')];
  const said = [
    contains && names('portion.contains', { allergens: contains }),
    mayContain && names('portion.mayContain', { allergens: mayContain }),
    isFull && !contains && !mayContain && text('own.allergensNone'),
    !isFull && text(contains || mayContain ? 'own.othersUnknown' : 'own.allergensUnknown'),
  ];
  return <span className={styles.quiet}>{said.filter(Boolean).join(' ')}</span>;
}
