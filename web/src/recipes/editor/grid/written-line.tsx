import { heavyGramsOf } from '@plateprint/shared/recipes/model/doubts.ts';
import type { IngredientLine } from '@plateprint/shared/recipes/model/recipe.ts';
import { MeasureRule } from '../../../ingredients/measure-rule.tsx';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Icon } from '../../../ui/control/icon.tsx';
import { useWeight } from '../../../users/use-weight.ts';
import { useLineMeasure } from '../state/use-line-measure.ts';
import { AmountCell } from './amount-cell.tsx';
import styles from './ingredient-grid.module.css';
import { LineDetails } from './line-details.tsx';
import { LineShare } from './line-share.tsx';
import { LineState } from './line-state.tsx';
import { PieceGrams } from './piece-grams.tsx';
import type { IngredientRowProps } from './row-props.ts';
import { UnitSelect } from './unit-select.tsx';

const AMOUNT_PROBLEMS = ['no_amount', 'negative_amount', 'amount_too_large'];

interface WrittenLineProps extends IngredientRowProps {
  /** A person's word on what the line means: what is measured by the cup is measured anew. */
  onCorrect: (change: Partial<IngredientLine>) => void;
}

/** The cells of a written line alone: amount, weight, share, and below it the finer meaning and its problem. */
export function WrittenLine(props: WrittenLineProps) {
  const { row, line, meaning, facts, footprint, isAwaited, portions, actions } = props;
  const weight = useWeight();
  const measuring = useLineMeasure(line, facts);
  const id = line._id;
  const problem = isAwaited ? null : (footprint?.problem ?? null);
  return (
    <>
      <div className={styles.measure}>
        <AmountCell
          row={row}
          amount={measuring.amount}
          problem={problem !== null && AMOUNT_PROBLEMS.includes(problem)}
          takes={measuring.takes}
          onAmount={(amount, unit) => actions.onMeasure(id, measuring.with(amount, unit))}
        />
        <UnitSelect
          row={row}
          unit={measuring.unit}
          taken={measuring.taken}
          onUnit={(unit) => actions.onMeasure(id, measuring.with(measuring.amount, unit))}
        />
      </div>
      <span className={styles.grams}>{weight(footprint?.grams ?? null)}</span>
      <LineShare
        footprint={footprint}
        isAwaited={isAwaited}
        portions={portions}
        name={meaning || line.inputIngredient}
        onWhy={() => actions.onWhy(id)}
      />
      <RowMenuButton
        row={row}
        onOpen={(button) =>
          actions.onMenu({ id, row, written: line.inputIngredient, isUnknown: problem === 'no_ingredient' }, button)
        }
      />
      <Below {...props} />
    </>
  );
}

/** State, origin and production of the food, the grams of a piece, and remarks about the line. */
function Below(props: WrittenLineProps) {
  const { row, line, words, ingredient, footprint, isAwaited, reading, regions, isCurrent, actions } = props;
  const text = useText('recipes/editor');
  const id = line._id;
  const isFood = line.ingredient !== null || line.categoryId !== null;
  return (
    <div className={styles.below}>
      {isCurrent && (
        <div className={styles.finer}>
          {line.bagId && <span className={styles.kind}>{text('grid.bag')}</span>}
          {line.categoryId !== null && line.ingredient === null && (
            <span className={styles.kind}>{text('grid.categoryAverage')}</span>
          )}
          {isFood && <LineDetails row={row} line={line} words={words} regions={regions} onCorrect={props.onCorrect} />}
          {line.unit === 'piece' && (
            <PieceGrams
              row={row}
              grams={line.pieceGrams}
              usual={ingredient?.pieces['piece'] ?? null}
              onGrams={(pieceGrams) => actions.onMeasure(id, { pieceGrams, pieceSource: pieceGrams === null ? null : 'person' })}
            />
          )}
          {line.unit !== 'piece' && ingredient && (
            <span className={styles.kind}>
              <MeasureRule line={line} measures={ingredient} />
            </span>
          )}
        </div>
      )}
      <LineState
        reading={reading}
        problem={isAwaited ? null : (footprint?.problem ?? null)}
        isPartly={!isAwaited && footprint?.covered !== undefined}
        hasIngredient={isFood || Boolean(line.bagId)}
        heavyGrams={props.isBag ? null : heavyGramsOf(footprint?.grams ?? null, props.portions)}
      />
    </div>
  );
}

interface RowMenuButtonProps {
  row: number;
  onOpen: (button: HTMLButtonElement) => void;
}

function RowMenuButton({ row, onOpen }: RowMenuButtonProps) {
  const text = useText('recipes/editor');
  return (
    <button
      type="button"
      className={styles.more}
      aria-label={text('row.menu', { row: row + 1 })}
      aria-haspopup="menu"
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <Icon name="more" size={16} />
    </button>
  );
}
