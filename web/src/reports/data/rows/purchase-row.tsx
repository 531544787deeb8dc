import { decimalInput } from '@plateprint/shared/kernel/number.ts';
import { categoryNames } from '@plateprint/shared/ingredients/api/category-api.ts';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import type { LeftOutReason } from '@plateprint/shared/reports/import/rows-of-lines.ts';
import type { RowState } from '@plateprint/shared/reports/import/row-state.ts';
import { isSentBack } from '@plateprint/shared/reports/rows/taken-back.ts';
import { PURCHASE_UNITS } from '@plateprint/shared/reports/rows/unit-word.ts';
import { type IngredientRow, ingredientRowProblem } from '@plateprint/shared/reports/model/imported-row.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { SaidMarks } from '@plateprint/shared/reports/rows/said-marks.ts';
import { unitText } from '@plateprint/shared/units/unit-text.ts';
import { WRITTEN_UNITS } from '@plateprint/shared/units/unit.ts';
import { useState } from 'react';
import { useRead } from '../../../platform/api/use-read.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useFoundFoods } from '../../../ingredients/use-found-foods.ts';
import { useIngredientNames } from '../../../ingredients/use-ingredient-names.ts';
import { Button } from '../../../ui/control/button.tsx';
import { LazySelect } from '../../../ui/choice/lazy-select.tsx';
import { WEIGHT_UNITS } from '../../../units/weight-units.ts';
import styles from '../cells/data.module.css';
import { RowActions } from './row-actions.tsx';
import { RowSource } from '../cells/row-source.tsx';
import { PiecesHint } from '../cells/pieces-hint.tsx';
import { RowStateBadge } from '../cells/row-state-badge.tsx';
import { SearchCell } from '../cells/search-cell.tsx';
import { TypedCell } from '../cells/typed-cell.tsx';
import { useMarked } from '../cells/use-marked.ts';
import { foodOfChoice } from '../names/food-of-choice.ts';
import { useNameOffer } from '../names/use-name-offer.ts';
import type { Origins } from '../names/use-origins.ts';

interface PurchaseRowProps {
  row: IngredientRow;
  state: RowState;
  /** Of the whole row; null where nobody can tell. */
  grams: number | null;
  number: number;
  /** Rows of the same name that stand behind this one, this one counted. */
  equal: number;
  /** The report was to be finished. */
  wasTried: boolean;
  origins: Origins;
  /** Of the names of the file. */
  namesIn: Language;
  /** Of this row alone. */
  onChange: (change: Partial<IngredientRow>) => void;
  /** Called with the food of its name, and with what the name says beside it. */
  onDecide: (change: Partial<IngredientRow>, said?: SaidMarks) => void;
  onRemove: (reason: LeftOutReason) => void;
}

const USUAL = '';

export function PurchaseRow(props: PurchaseRowProps) {
  const { row, state, grams, number, origins, namesIn, onChange, onDecide, onRemove } = props;
  const text = useText('reports/data');
  const format = useFormat();
  const language = useLanguage();
  const words = useIngredientNames([row.ingredient])(row.ingredient);
  const category = useCategoryName(row.categoryId);
  const problem = ingredientRowProblem(row);
  const { isMarked, onLeave } = useMarked(row.amount, props.wasTried || row.from !== null);
  const offer = useNameOffer(row, namesIn);
  const [asked, ask] = useState<string | null>(null);
  const found = useFoundFoods(asked ?? '', { average: text('category'), isAsking: asked !== null });
  const variations = Object.entries(words?.variationNames ?? {});
  const known = WRITTEN_UNITS.find((unit) => unit === row.unit);
  const units: readonly string[] = [...new Set([...(row.unit ? [row.unit] : []), ...PURCHASE_UNITS])];
  const nameOfUnit = (unit: string): string => {
    const written = WRITTEN_UNITS.find((each) => each === unit);
    return written ? unitText(written, language) : unit;
  };
  const region = origins.regions.find(({ id }) => id === row.originId)?.name ?? row.originId ?? text('grid.usualOrigin');
  return (
    <>
      <td className={styles.row}>{number}</td>
      <th scope="row">
        {row.written}
        <RowSource {...row} />
        {props.equal > 1 && <span className={styles.hint}>{text('equalRows', { count: props.equal })}</span>}
      </th>
      <td data-label={text('grid.food')}>
        <SearchCell
          label={text('grid.foodOf', { name: row.written })}
          value={words?.ingredientName ?? category ?? ''}
          written={row.written}
          placeholder={text('grid.findFood')}
          {...found}
          onAsk={ask}
          onChoose={({ id }) => onDecide({ ...foodOfChoice(id), setAside: false })}
        />
        {offer && (
          <Button
            size="small"
            variant="quiet"
            onClick={() =>
              offer.kind === 'food' ? onDecide({ ...offer.food, setAside: false }, offer.said) : onDecide({ setAside: true })
            }
          >
            {offer.kind === 'food' ? text('takeOffer', { name: offer.name }) : text('takeNotFood')}
          </Button>
        )}
        {row.ingredient !== null && !row.setAside && (
          <span className={styles.details}>
            {variations.length > 0 && (
              <LazySelect
                label={text('grid.variationOf', { name: row.written })}
                value={row.variation ?? ''}
                valueName={ownValue(words?.variationNames, row.variation ?? '') ?? '–'}
                choices={() => variations.map(([value, name]) => ({ value, name }))}
                onChange={(variation) => onDecide({ variation })}
              />
            )}
            <LazySelect
              label={text('grid.originOf', { name: row.written })}
              value={row.originId ?? USUAL}
              valueName={region}
              choices={() => [
                { value: USUAL, name: text('grid.usualOrigin') },
                ...origins.regions.map(({ id, name }) => ({ value: id, name })),
              ]}
              onChange={(origin) => onChange({ originId: origin === USUAL ? null : origin })}
            />
            <label className={styles.organic}>
              <input type="checkbox" checked={row.organic} onChange={(event) => onChange({ organic: event.target.checked })} />
              {text('field.organic')}
            </label>
          </span>
        )}
      </td>
      <td className={styles.numeric} data-label={text('field.amount')}>
        <TypedCell
          label={text('grid.amountFor', { name: row.written })}
          value={row.amount === null ? '' : format.plain(row.amount)}
          isNumber
          isInvalid={isMarked && (problem === 'no_amount' || problem === 'negative_amount')}
          onLeave={onLeave}
          onChange={(typed) =>
            onChange({
              amount: decimalInput(typed),
              unit: row.unit ?? WEIGHT_UNITS[format.units].large.name,
              counted: null,
              onePiece: false,
              isUnweighed: undefined,
            })
          }
        />
        <PiecesHint counted={row.counted} grams={grams} />
        {row.onePiece && <span className={styles.hint}>{text('onePiece')}</span>}
        {problem !== 'negative_amount' && isSentBack(row) && <span className={styles.hint}>{text('sentBack')}</span>}
      </td>
      <td data-label={text('field.unit')}>
        <LazySelect
          label={text('grid.unitFor', { name: row.written })}
          value={row.unit ?? ''}
          valueName={row.unit === null ? '–' : nameOfUnit(row.unit)}
          choices={() => units.map((unit) => ({ value: unit, name: nameOfUnit(unit) }))}
          onChange={(unit) => onChange({ unit, counted: null, onePiece: false, isUnweighed: undefined })}
        />
        {known === undefined && row.grams === null && row.amount !== null && !row.setAside && row.from !== null && (
          <span className={styles.hint}>{text(row.unit === null ? 'noUnit' : 'unknownUnit')}</span>
        )}
      </td>
      <td data-label={text('grid.state')}>
        <RowStateBadge state={state} isMarked={isMarked} />
        {problem === null && known !== undefined && (state === 'unweighed' || state === 'problem') && (
          <span className={row.from === null ? styles.flaw : styles.hint}>{text('rowProblem.no_weight')}</span>
        )}
        {isMarked && problem !== null && state === 'problem' && (
          <span className={styles.flaw}>{text(`rowProblem.${problem}`)}</span>
        )}
      </td>
      <td className={styles.actionsCell}>
        <RowActions
          name={row.written}
          isOfFile={row.from !== null}
          onRemove={onRemove}
          more={[
            row.setAside
              ? { id: 'food', label: text('isFood'), onAction: () => onDecide({ setAside: false }) }
              : { id: 'not_food', label: text('notFood'), onAction: () => onDecide({ setAside: true }) },
          ]}
        />
      </td>
    </>
  );
}

/** A category's name; null while it is not known, or for no category. */
function useCategoryName(id: string | null): string | null {
  const language = useLanguage();
  const { data } = useRead(categoryNames, { body: { language } }, { enabled: id !== null, staleTime: Infinity });
  return id === null ? null : (data?.items.find((each) => each.id === id)?.name ?? null);
}
