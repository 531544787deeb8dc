import type { IngredientFacts } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { isBlankLine } from '@plateprint/shared/recipes/ingredient-line.ts';
import type { IngredientLine } from '@plateprint/shared/recipes/recipe.ts';
import { UNITS } from '@plateprint/shared/units/unit.ts';
import { memo } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { IngredientWords } from '../../ingredients/use-ingredient-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useWeight } from '../../users/use-weight.ts';
import { AmountCell } from './amount-cell.tsx';
import type { LineReading } from './editor-state.ts';
import { IngredientCell } from './ingredient-cell.tsx';
import styles from './ingredient-grid.module.css';
import { LineDetails } from './line-details.tsx';
import { LineShare } from './line-share.tsx';
import { LineState } from './line-state.tsx';
import type { LineCount } from './steady-lines.ts';
import { UnitSelect } from './unit-select.tsx';
import { WrittenCell } from './written-cell.tsx';

export interface RowDeeds {
  onText: (id: string, text: string) => void;
  onRead: (id: string, text: string) => void;
  /** Amount and unit: they say nothing about whether the ingredient was understood. */
  onMeasure: (id: string, line: Partial<IngredientLine>) => void;
  /** A person's word on what the line means. */
  onCorrect: (id: string, line: Partial<IngredientLine>) => void;
  onPasteLines: (id: string, lines: string[]) => void;
  onRemove: (id: string) => void;
  onWhy: (id: string) => void;
}

interface IngredientRowProps {
  row: number;
  line: IngredientLine;
  words: IngredientWords | null | undefined;
  facts: IngredientFacts | null;
  reading: LineReading | undefined;
  footprint: LineCount | undefined;
  portions: number;
  regions: readonly { id: string; name: string }[];
  deeds: RowDeeds;
}

const NO_CANDIDATES: LineReading['candidates'] = [];
const AMOUNT_PROBLEMS = ['no_amount', 'negative_amount', 'amount_too_large'];

/** One line of the recipe: as written, what it means, how much, and what it makes of the whole. */
export const IngredientRow = memo(function IngredientRow(props: IngredientRowProps) {
  const { row, line, words, reading, deeds } = props;
  const id = line._id;
  const blank = isBlankLine(line);
  return (
    <li className={styles.row}>
      <div className={styles.writtenCell}>
        <WrittenCell
          row={row}
          text={line.inputIngredient}
          onText={(written) => deeds.onText(id, written)}
          onDone={(written) => deeds.onRead(id, written)}
          onPasteLines={(lines) => deeds.onPasteLines(id, lines)}
        />
      </div>
      <div className={styles.meaning}>
        <IngredientCell
          row={row}
          name={words?.ingredientName ?? ''}
          candidates={reading?.candidates ?? NO_CANDIDATES}
          onChoose={(ingredient, variation, name) =>
            deeds.onCorrect(id, {
              ingredient,
              variation,
              categoryId: null,
              inputIngredient: blank ? name : line.inputIngredient,
              unit: line.unit ?? 'g',
            })
          }
        />
      </div>
      {!blank && <Measure {...props} />}
    </li>
  );
});

/** What only a written line has: amount, weight, share, and below it the finer meaning and what is wrong. */
function Measure({ row, line, words, facts, reading, footprint, portions, regions, deeds }: IngredientRowProps) {
  const text = useText('recipes');
  const weight = useWeight();
  const id = line._id;
  const grams = footprint?.grams ?? null;
  const problem = footprint?.problem ?? null;
  const name = words?.ingredientName ?? line.inputIngredient;
  return (
    <>
      <div className={styles.measure}>
        <AmountCell
          row={row}
          amount={line.amount}
          problem={problem !== null && AMOUNT_PROBLEMS.includes(problem)}
          onAmount={(amount, unit) => deeds.onMeasure(id, unit ? { amount, unit } : { amount })}
        />
        <UnitSelect row={row} unit={line.unit} taken={facts?.units ?? UNITS} onUnit={(unit) => deeds.onMeasure(id, { unit })} />
      </div>
      <span className={styles.grams}>{weight(grams)}</span>
      <LineShare footprint={footprint} portions={portions} name={name} onWhy={() => deeds.onWhy(id)} />
      <button
        type="button"
        className={styles.remove}
        aria-label={text('grid.remove', { row: row + 1 })}
        onClick={() => deeds.onRemove(id)}
      >
        <Icon name="close" size={16} />
      </button>
      <div className={styles.below}>
        {line.ingredient !== null && (
          <LineDetails
            row={row}
            line={line}
            words={words}
            regions={regions}
            onCorrect={(change) => deeds.onCorrect(id, change)}
          />
        )}
        <LineState reading={reading} problem={problem} hasIngredient={line.ingredient !== null || line.categoryId !== null} />
      </div>
    </>
  );
}
