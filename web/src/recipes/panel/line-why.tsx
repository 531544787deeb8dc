import type { IngredientFacts } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { BagInUse } from '@plateprint/shared/recipes/footprint/bag-in-use.ts';
import type { CustomIngredient, IngredientLine, LineFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import type { MeasuredLine } from '@plateprint/shared/ingredients/amount/measure-of-line.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { SidePanel } from '../../ui/overlay/dialog.tsx';
import { BagWhy, OwnWhy } from './line-why-own.tsx';
import styles from './line-why.module.css';
import { Explanation } from './line-explanation.tsx';

interface LineWhyProps {
  isOpen: boolean;
  /** The name of the line's ingredient. */
  name: string | null;
  footprint: LineFootprint | undefined;
  portions: number;
  facts: IngredientFacts | null;
  /** The line itself: how it was measured. */
  line: (MeasuredLine & Pick<IngredientLine, 'takenTogether'>) | undefined;
  /** The bag, or the ingredient of the recipe's own, that stands on the line. */
  bag: BagInUse | undefined;
  own: CustomIngredient | undefined;
  onClose: () => void;
}

/** Where one line's figure comes from: grams × factor, the factor by stage, what was scaled by what, its sources. */
export function LineWhy({ isOpen, name, footprint, portions, facts, line, bag, own, onClose }: LineWhyProps) {
  const text = useText('recipes');
  const counted = footprint?.co2 ? { grams: footprint.grams ?? 0, co2: footprint.co2.value } : null;
  const doubts = useText('recipes/doubts');
  const format = useFormat();
  return (
    <SidePanel title={text('why.title', { name: name ?? '' })} isOpen={isOpen} onClose={onClose}>
      {line?.takenTogether != null && (
        <p className={styles.range}>{doubts('together', { percent: format.percent(line.takenTogether) })}</p>
      )}
      {bag && counted ? (
        <BagWhy bag={bag} {...counted} />
      ) : own && counted ? (
        <OwnWhy own={own} {...counted} />
      ) : facts?.factor && counted ? (
        <Explanation factor={facts.factor} facts={facts} line={line} {...counted} portions={portions} />
      ) : (
        <p>{footprint?.problem ? text(`line.problem.${footprint.problem}`) : text('line.notCounted')}</p>
      )}
    </SidePanel>
  );
}
