import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import type { IngredientLine } from '@plateprint/shared/recipes/model/recipe.ts';
import type { IngredientWords } from '../../../ingredients/use-ingredient-names.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import styles from './ingredient-grid.module.css';

interface LineChoicesProps {
  line: IngredientLine;
  words: IngredientWords | null | undefined;
  regions: readonly { id: string; name: string }[];
}

/** State, origin and way of production in a word each, while nobody works in the line: what goes without saying is left out. */
export function LineChoices({ line, words, regions }: LineChoicesProps) {
  const text = useText('recipes');
  const editor = useText('recipes/editor');
  const said = [
    line.bagId ? editor('grid.bag') : '',
    line.categoryId !== null && line.ingredient === null ? editor('grid.categoryAverage') : '',
    ownValue(words?.variationNames, line.variation ?? '') ?? '',
    regions.find(({ id }) => id === line.originId)?.name ?? '',
    line.organic ? text('grid.organic') : '',
  ].filter((word) => word !== '');
  if (said.length === 0) return null;
  return (
    <span className={styles.choices} aria-hidden="true" title={said.join(' · ')}>
      {said.join(' · ')}
    </span>
  );
}
