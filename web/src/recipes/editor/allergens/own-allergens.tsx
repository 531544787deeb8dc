import { type Allergen, ALLERGEN_STATES, ALLERGENS, type AllergenState } from '@plateprint/shared/ingredients/allergen.ts';
import type { AllergenStatement } from '@plateprint/shared/recipes/allergens/allergen-statement.ts';
import type { CustomIngredient } from '@plateprint/shared/recipes/model/recipe.ts';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useAllergens } from '../../../ingredients/use-allergens.ts';
import { Button } from '../../../ui/control/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { NativeSelect } from '../../../ui/choice/native-select.tsx';
import { AllergenMark } from './allergen-mark.tsx';
import styles from './allergens.module.css';

interface OwnAllergensProps {
  own: CustomIngredient;
  onChange: (allergens: AllergenStatement[]) => void;
}

/** The fourteen allergens of an own ingredient, as its label says: the recipe inherits them. */
export function OwnAllergens({ own: { name, allergens = [] }, onChange }: OwnAllergensProps) {
  const text = useText('recipes/editor');
  const { words, name: nameOf } = useAllergens();
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
              onClick={() => onChange([...allergens, ...unstated.map((allergen) => ({ allergen, state: 'not_among' as const }))])}
            >
              {text('own.notAmongOthers')}
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
                {nameOf(allergen)}
              </span>
              <NativeSelect
                label={text('allergens.of', { allergen: nameOf(allergen) })}
                hideLabel
                value={stateOf(allergen)}
                onChange={(state: AllergenState) => say(allergen, state)}
                choices={ALLERGEN_STATES.map((value) => ({ value, label: words.states[value] }))}
              />
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
}

/** The stated allergens, in a line; unstated ones are said to be not known. */
function Said({ allergens, isFull }: { allergens: readonly AllergenStatement[]; isFull: boolean }) {
  const text = useText('recipes/editor');
  const { words, list } = useAllergens();
  const having = (wanted: AllergenState): string =>
    list(allergens.filter(({ state }) => state === wanted).map(({ allergen }) => allergen));
  const [contains, mayContain] = [having('contains'), having('may_contain')];
  const said = [
    contains && words.contains.replace('{allergens}', contains),
    mayContain && words.mayContain.replace('{allergens}', mayContain),
    isFull && !contains && !mayContain && words.none,
    !isFull && text(contains || mayContain ? 'own.othersUnknown' : 'own.allergensUnknown'),
  ];
  return <span className={styles.quiet}>{said.filter(Boolean).join(' ')}</span>;
}
