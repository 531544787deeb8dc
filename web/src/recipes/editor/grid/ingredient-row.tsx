import type { IngredientFacts } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { heavyGramsOf } from '@plateprint/shared/recipes/model/doubts.ts';
import { isBlankLine } from '@plateprint/shared/recipes/model/ingredient-line.ts';
import type { LineFacts } from '@plateprint/shared/recipes/footprint/line-footprint.ts';
import type { IngredientLine } from '@plateprint/shared/recipes/model/recipe.ts';
import { type FormEvent, memo } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { IngredientWords } from '../../../ingredients/use-ingredient-names.ts';
import { MeasureRule } from '../../../ingredients/measure-rule.tsx';
import { useWeight } from '../../../users/use-weight.ts';
import { AmountCell } from './amount-cell.tsx';
import type { LineReading } from '../state/editor-state.ts';
import { IngredientCell } from './ingredient-cell.tsx';
import styles from './ingredient-grid.module.css';
import { LineChoices } from './line-choices.tsx';
import { LineDetails } from './line-details.tsx';
import { isMeant, meaningOf } from '../state/line-meaning.ts';
import { LineShare } from './line-share.tsx';
import { LineState } from './line-state.tsx';
import { PieceGrams } from './piece-grams.tsx';
import { type OpenRow, RowMenuButton } from './row-menu.tsx';
import { type RowMove, rowMoveOf } from './row-move.ts';
import type { LineCount } from '../state/steady-lines.ts';
import { UnitSelect } from './unit-select.tsx';
import { useMeasuredAnew } from '../state/use-measured-anew.ts';
import { useLineMeasure } from '../state/use-line-measure.ts';
import { WrittenCell } from './written-cell.tsx';

export interface RowActions {
  onText: (id: string, text: string) => void;
  onRead: (id: string, text: string) => void;
  /** Amount and unit: they say nothing about whether the ingredient was understood. */
  onMeasure: (id: string, line: Partial<IngredientLine>) => void;
  /** A person's word on what the line means. */
  onCorrect: (id: string, line: Partial<IngredientLine>) => void;
  /** Its kitchen measure, with the weight of what it means now: it belongs to the correction before. */
  onMeasuredAnew: (id: string, line: Partial<IngredientLine>) => void;
  onPasteLines: (id: string, lines: string[]) => void;
  onMove: (id: string, row: number, move: RowMove) => void;
  onMenu: (open: Omit<OpenRow, 'parts'> & { written: string }, button: HTMLButtonElement) => void;
  onWhy: (id: string) => void;
}

interface IngredientRowProps {
  row: number;
  line: IngredientLine;
  words: IngredientWords | null | undefined;
  /** The name of what it means: of an ingredient, a bag or a category. */
  meaning: string;
  facts: LineFacts | null;
  ingredient: IngredientFacts | null;
  /** Its figures are on their way: then nothing is said to be missing. */
  isAwaited: boolean;
  restaurantId: string;
  /** The bag that is being written. */
  ownId: string | undefined;
  reading: LineReading | undefined;
  footprint: LineCount | undefined;
  portions: number;
  /** Nobody eats a portion of a bag: no line of it is too heavy. */
  isBag: boolean;
  regions: readonly { id: string; name: string }[];
  /** It is worked in: its details are shown. */
  isCurrent: boolean;
  actions: RowActions;
}

const NO_CANDIDATES: LineReading['candidates'] = [];
const AMOUNT_PROBLEMS = ['no_amount', 'negative_amount', 'amount_too_large'];

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
            onChoose={(choice) => correct(meaningOf(line, choice))}
          />
          {!props.isCurrent && <LineChoices line={line} words={props.words} regions={props.regions} />}
        </div>
        {!blank && <Measure {...props} onCorrect={correct} />}
      </form>
    </li>
  );
});

interface WrittenRowProps extends IngredientRowProps {
  /** A person's word on what the line means: what is measured by the cup is measured anew. */
  onCorrect: (change: Partial<IngredientLine>) => void;
}

/** The cells of a written line alone: amount, weight, share, and below it the finer meaning and its problem. */
function Measure(props: WrittenRowProps) {
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

/** State, origin and production of what it means, the grams of a piece, and what is to be said of the line. */
function Below(props: WrittenRowProps) {
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
              onGrams={(pieceGrams) => actions.onMeasure(id, { pieceGrams })}
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
