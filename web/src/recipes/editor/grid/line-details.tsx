import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import type { IngredientLine } from '@plateprint/shared/recipes/model/recipe.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { IngredientWords } from '../../../ingredients/use-ingredient-names.ts';
import styles from './ingredient-grid.module.css';
import { withVariation } from '../state/line-meaning.ts';
import { LazySelect } from '../../../ui/choice/lazy-select.tsx';

interface LineDetailsProps {
  row: number;
  line: IngredientLine;
  words: IngredientWords | null | undefined;
  regions: readonly { id: string; name: string }[];
  onCorrect: (line: Partial<IngredientLine>) => void;
}

const USUAL = '';

/** State, origin and way of production of the line's ingredient. */
export function LineDetails({ row, line, words, regions, onCorrect }: LineDetailsProps) {
  const text = useText('recipes');
  const variations = Object.entries(words?.variationNames ?? {});
  const region = regions.find((each) => each.id === line.originId)?.name ?? line.originId ?? text('grid.usualOrigin');
  return (
    <div className={styles.details}>
      {variations.length > 0 && (
        <LazySelect
          label={text('grid.variation', { row: row + 1 })}
          value={line.variation ?? ''}
          valueName={ownValue(words?.variationNames, line.variation ?? '') ?? text('grid.noVariation')}
          choices={() => variations.map(([value, name]) => ({ value, name }))}
          onChange={(variation) => onCorrect(withVariation(line, variation))}
        />
      )}
      <LazySelect
        label={text('grid.origin', { row: row + 1 })}
        value={line.originId ?? USUAL}
        valueName={region}
        choices={() => [
          { value: USUAL, name: text('grid.usualOrigin') },
          ...regions.map(({ id, name }) => ({ value: id, name })),
        ]}
        onChange={(origin) => onCorrect({ originId: origin === USUAL ? null : origin })}
      />
      <label className={styles.organic} title={text('grid.organicHint')}>
        <input type="checkbox" checked={line.organic} onChange={(event) => onCorrect({ organic: event.target.checked })} />
        {text('grid.organic')}
      </label>
    </div>
  );
}
