import type { IngredientFacts } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { isBlankLine } from '@plateprint/shared/recipes/ingredient-line.ts';
import type { IngredientLine, LineFootprint } from '@plateprint/shared/recipes/recipe.ts';
import { unitText } from '@plateprint/shared/units/unit-text.ts';
import { UNITS, type Unit } from '@plateprint/shared/units/unit.ts';
import { memo } from 'react';
import { useLanguage } from '../i18n/language-context.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import type { IngredientWords } from '../ingredients/use-ingredient-names.ts';
import { Icon } from '../ui/icon.tsx';
import { AmountCell } from './amount-cell.tsx';
import type { LineReading } from './editor-state.ts';
import { IngredientCell } from './ingredient-cell.tsx';
import styles from './ingredient-grid.module.css';
import { LazySelect } from './lazy-select.tsx';
import { LineShare } from './line-share.tsx';
import { LineState } from './line-state.tsx';
import { WrittenCell } from './written-cell.tsx';

export interface RowDeeds {
  onText: (id: string, text: string) => void;
  onRead: (id: string, text: string) => void;
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
  footprint: LineFootprint | undefined;
  portions: number;
  regions: readonly { id: string; name: string }[];
  deeds: RowDeeds;
}

const USUAL = '';

/** One line of the recipe: as written, what it means, how much, and what it makes of the whole. */
export const IngredientRow = memo(function IngredientRow({
  row,
  line,
  words,
  facts,
  reading,
  footprint,
  portions,
  regions,
  deeds,
}: IngredientRowProps) {
  const text = useText('recipes');
  const format = useFormat();
  const id = line._id;
  const blank = isBlankLine(line);
  const variations = Object.entries(words?.variationNames ?? {});
  const regionName = regions.find((region) => region.id === line.originId)?.name ?? line.originId ?? text('grid.usualOrigin');

  return (
    <li className={styles.row} data-problem={(!blank && footprint?.problem) || undefined}>
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
          candidates={reading?.candidates ?? []}
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
        {line.ingredient !== null && (
          <div className={styles.details}>
            {variations.length > 0 && (
              <LazySelect
                label={text('grid.variation', { row: row + 1 })}
                value={line.variation ?? ''}
                valueName={words?.variationNames[line.variation ?? ''] ?? text('grid.noVariation')}
                choices={() => variations.map(([value, name]) => ({ value, name }))}
                onChange={(variation) => deeds.onCorrect(id, { variation })}
              />
            )}
            <LazySelect
              label={text('grid.origin', { row: row + 1 })}
              value={line.originId ?? USUAL}
              valueName={regionName}
              choices={() => [
                { value: USUAL, name: text('grid.usualOrigin') },
                ...regions.map((region) => ({ value: region.id, name: region.name })),
              ]}
              onChange={(origin) => deeds.onCorrect(id, { originId: origin === USUAL ? null : origin })}
            />
            <label className={styles.organic} title={text('grid.organicHint')}>
              <input
                type="checkbox"
                checked={line.organic}
                onChange={(event) => deeds.onCorrect(id, { organic: event.target.checked })}
              />
              {text('grid.organic')}
            </label>
          </div>
        )}
        {!blank && (
          <LineState
            reading={reading}
            problem={footprint?.problem ?? null}
            hasIngredient={line.ingredient !== null || line.categoryId !== null}
          />
        )}
      </div>
      {blank ? (
        <div className={styles.measure} />
      ) : (
        <>
          <div className={styles.measure}>
            <AmountCell
              row={row}
              amount={line.amount}
              problem={
                footprint?.problem === 'no_amount' ||
                footprint?.problem === 'negative_amount' ||
                footprint?.problem === 'amount_too_large'
              }
              onAmount={(amount) => deeds.onCorrect(id, { amount })}
            />
            <UnitSelect
              row={row}
              unit={line.unit}
              taken={facts?.units ?? UNITS}
              onUnit={(unit) => deeds.onCorrect(id, { unit })}
            />
          </div>
          <span className={styles.grams}>
            {footprint?.grams == null ? '–' : `${format.number(footprint.grams, { most: footprint.grams < 10 ? 1 : 0 })} g`}
          </span>
          <LineShare
            footprint={footprint}
            portions={portions}
            name={words?.ingredientName ?? line.inputIngredient}
            onWhy={() => deeds.onWhy(id)}
          />
          <button
            type="button"
            className={styles.remove}
            aria-label={text('grid.remove', { row: row + 1 })}
            onClick={() => deeds.onRemove(id)}
          >
            <Icon name="close" size={16} />
          </button>
        </>
      )}
    </li>
  );
});

/** Only the units that the ingredient takes; one that it does not take stays visible until it is changed. */
function UnitSelect({
  row,
  unit,
  taken,
  onUnit,
}: {
  row: number;
  unit: Unit | null;
  taken: readonly Unit[];
  onUnit: (unit: Unit) => void;
}) {
  const text = useText('recipes');
  const language = useLanguage();
  const offered = unit === null || taken.includes(unit) ? taken : [unit, ...taken];
  return (
    <select
      className={styles.unit}
      aria-label={text('grid.unit', { row: row + 1 })}
      value={unit ?? ''}
      onChange={(event) => onUnit(event.target.value as Unit)}
    >
      {unit === null && <option value="">–</option>}
      {offered.map((each) => (
        <option key={each} value={each}>
          {unitText(each, language)}
        </option>
      ))}
    </select>
  );
}
