import { type Doubt, DOUBTED_ABOVE, doubtsOfDish, isHeavyLine } from '@plateprint/shared/recipes/model/doubts.ts';
import type { RecipeDraft, RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { useCo2 } from '../../../footprint/use-co2.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Icon } from '../../../ui/control/icon.tsx';
import { useWeight } from '../../../users/use-weight.ts';
import styles from './coverage-note.module.css';

interface DoubtNotesProps {
  draft: Pick<RecipeDraft, 'portions' | 'ingredientBag'>;
  footprint: RecipeFootprint;
  nameOf: (lineId: string) => string;
}

/** The doubts about a portion: it is more than anyone eats, or than a dish emits. */
export function DoubtNotes({ draft, footprint, nameOf }: DoubtNotesProps) {
  const text = useText('recipes');
  const format = useFormat();
  const weight = useWeight();
  const co2 = useCo2();
  const doubts = doubtsOfDish({ footprint, draft });
  if (doubts.length === 0) return null;
  const heavy = footprint.lines.filter(({ grams }) => isHeavyLine(grams, draft.portions));
  const words: Record<Doubt, () => string> = {
    line_heavy: () =>
      text('doubt.line_heavy', {
        names: format.list(heavy.map(({ _id }) => nameOf(_id) || '–')),
        limit: weight(DOUBTED_ABOVE.line_heavy),
      }),
    portion_heavy: () => text('doubt.portion_heavy', { weight: weight(footprint.weightPerPortion) }),
    co2_high: () => text('doubt.co2_high', { kg: co2.exact(footprint.co2PerPortion?.value ?? null) }),
  };
  return (
    <div className={styles.partly} role="status">
      {doubts.map((doubt) => (
        <p key={doubt} className={styles.lead}>
          <Icon name="eye" size={16} />
          {words[doubt]()}
        </p>
      ))}
    </div>
  );
}
