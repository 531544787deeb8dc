import { isBlankLine } from '@plateprint/shared/recipes/model/ingredient-line.ts';
import type { IngredientLine } from '@plateprint/shared/recipes/model/recipe.ts';
import { type FormEvent, memo } from 'react';
import type { LineReading } from '../state/editor-state.ts';
import { IngredientCell } from './ingredient-cell.tsx';
import styles from './ingredient-grid.module.css';
import { LineChoices } from './line-choices.tsx';
import { isMeant, meaningOf } from '../state/line-meaning.ts';
import { rowMoveOf } from './row-move.ts';
import type { IngredientRowProps } from './row-props.ts';
import { useMeasuredAnew } from '../state/use-measured-anew.ts';
import { WrittenCell } from './written-cell.tsx';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { fetched } from '../../../ui/opened/fetched.tsx';

// With what reads and measures it: an empty line has nothing to measure.
const WrittenLine = fetched(async () => (await import('./written-line.tsx')).WrittenLine);

const NO_CANDIDATES: LineReading['candidates'] = [];

/**
 * The fields of a line are a form of their own: with each key the browser looks through the fields of the form that is typed in, for what it
 * could fill in. Fields without a form are all looked through, two hundred of a recipe of 28 lines.
 */
const isSentNowhere = (event: FormEvent): void => event.preventDefault();

/** One line of the recipe: as written, what it means, how much, and what it makes of the whole. */
export const IngredientRow = memo(function IngredientRow(props: IngredientRowProps) {
  const { row, line, meaning, reading, actions } = props;
  const id = line._id;
  const blank = isBlankLine(line);
  const weighedIn = useFormat().units === 'imperial' ? 'oz' : 'g';
  const measureAnew = useMeasuredAnew(line, props.facts, (measured) => actions.onMeasuredAnew(id, measured));
  const correct = (change: Partial<IngredientLine>): void => {
    measureAnew(change);
    actions.onCorrect(id, change);
  };
  return (
    <li
      className={styles.row}
      data-row={row}
      data-line={id}
      data-current={props.isCurrent || undefined}
      onKeyDown={(event) => {
        const move = blank ? null : rowMoveOf(event);
        if (!move) return;
        event.preventDefault();
        event.stopPropagation();
        actions.onMove(id, row, move);
      }}
    >
      <form className={styles.fields} onSubmit={isSentNowhere}>
        <div className={styles.writtenCell}>
          <WrittenCell
            row={row}
            text={line.inputIngredient}
            onText={(written) => actions.onText(id, written)}
            onDone={(written) => actions.onRead(id, written)}
            onPasteLines={(lines) => actions.onPasteLines(id, lines)}
          />
        </div>
        <div className={styles.meaning}>
          <IngredientCell
            row={row}
            name={meaning}
            isMeant={isMeant(line)}
            candidates={reading?.candidates ?? NO_CANDIDATES}
            isInDoubt={reading?.state === 'check'}
            restaurantId={props.restaurantId}
            ownId={props.ownId}
            onChoose={(choice) => correct(meaningOf(line, choice, weighedIn))}
          />
          {!props.isCurrent && <LineChoices line={line} words={props.words} regions={props.regions} />}
        </div>
        {!blank && <WrittenLine {...props} onCorrect={correct} />}
      </form>
    </li>
  );
});
