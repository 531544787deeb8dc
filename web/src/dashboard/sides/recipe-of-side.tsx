import { readRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { searchRecipes } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import { listRecipeVersions } from '@plateprint/shared/recipes/api/recipe-version-api.ts';
import { nameIn } from '@plateprint/shared/recipes/names/recipe-name-in.ts';
import { useEffect, useState } from 'react';
import { useRead } from '../../platform/api/use-read.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { ComboBox } from '../../ui/choice/combo-box.tsx';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import type { ChoosingSide } from './choosing-side.ts';
import styles from './sides.module.css';

/** Milliseconds of rest before it is searched. */
const PAUSE = 200;
const MOST_FOUND = 20;
const PRESENT = '';

/** A recipe of the kitchen, as it is now or as it was saved before. */
export function RecipeOfSide({ side, restaurant, onChoose }: ChoosingSide) {
  const text = useText('dashboard/sides');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const body = { restaurantId: restaurant.id, query, limit: MOST_FOUND };
  const { data, isFetching } = useRead(searchRecipes, { body }, { keepLast: true });
  const items = (data?.items ?? []).map(({ id, names }) => ({ id, label: nameIn(names, language) }));
  return (
    <>
      <ComboBox
        label={text('recipe')}
        typed={typed}
        onType={setTyped}
        items={items}
        onChoose={(recipeId) => onChoose({ kind: 'recipe', recipeId })}
        searching={isFetching || query !== typed.trim()}
      />
      {side.kind === 'recipe' && <VersionOfRecipe recipeId={side.recipeId} version={side.version} onChoose={onChoose} />}
    </>
  );
}

interface VersionOfRecipeProps extends Pick<ChoosingSide, 'onChoose'> {
  recipeId: string;
  version: number | undefined;
}

function VersionOfRecipe({ recipeId, version, onChoose }: VersionOfRecipeProps) {
  const text = useText('dashboard/sides');
  const format = useFormat();
  const language = useLanguage();
  const { data: recipe } = useRead(readRecipe, { params: { id: recipeId } });
  const { data } = useRead(listRecipeVersions, { params: { id: recipeId }, query: {} });
  const [, ...former] = (data?.items ?? []).map((each) => ({ value: String(each.version), label: format.moment(each.savedAt) }));
  const isListed = version === undefined || former.some(({ value }) => value === String(version));
  return (
    <>
      {recipe && <p className={styles.chosen}>{nameIn(recipe.names, language)}</p>}
      <NativeSelect
        label={text('version')}
        value={version === undefined ? PRESENT : String(version)}
        choices={[
          { value: PRESENT, label: text('present') },
          ...(isListed ? [] : [{ value: String(version), label: format.number(version) }]),
          ...former,
        ]}
        onChange={(value) => onChoose({ kind: 'recipe', recipeId, ...(value !== PRESENT && { version: Number(value) }) })}
      />
    </>
  );
}
