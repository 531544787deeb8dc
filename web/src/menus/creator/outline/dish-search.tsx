import type { Language } from '@plateprint/shared/kernel/language.ts';
import { foreignNameOf } from '@plateprint/shared/menus/foreign-name.ts';
import type { MenuDish } from '@plateprint/shared/menus/menu.ts';
import { searchRecipes } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import { menuDishOf } from '@plateprint/shared/menus/menu-dish.ts';
import type { RecipeName } from '@plateprint/shared/recipes/model/recipe.ts';
import { nameIn } from '@plateprint/shared/recipes/names/recipe-name-in.ts';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useRead } from '../../../platform/api/use-read.ts';
import { useCo2 } from '../../../footprint/use-co2.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ComboBox } from '../../../ui/choice/combo-box.tsx';
import styles from './add-blocks.module.css';
import { dishBlock } from '../state/creator-state.ts';
import { ForeignMark } from './foreign-mark.tsx';
import { useOffers } from '../drag/drag-provider.tsx';

/** Milliseconds without a keystroke before the server is asked. */
const PAUSE = 150;

/** A dish that is not on the menu yet has no name of the menu’s own. */
const NO_NAMES = { names: [] };

interface DishSearchProps {
  restaurantId: string;
  /** The menu’s: dishes are offered by their name in it. */
  language: Language;
  onDish: (dish: MenuDish) => void;
  /** Of a dish that was dragged to its place. */
  onChoose?: (id: string) => void;
  label?: string;
  hideLabel?: boolean;
  placeholder?: string;
}

/** The kitchen's dishes by their name: chosen one is put on the page, dragged one where it is dropped. */
export function DishSearch({ restaurantId, language, onDish, onChoose, label, hideLabel = false, placeholder }: DishSearchProps) {
  const text = useText('menus/creator');
  const nameOf = useCallback((names: readonly RecipeName[]) => nameIn(names, language), [language]);
  const co2 = useCo2();
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const [round, setRound] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  // A field made anew is closed and empty: the next dish is typed at once.
  useEffect(() => {
    if (round > 0) place.current?.querySelector('input')?.focus();
  }, [round]);
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, isFetching } = useRead(searchRecipes, { body: { restaurantId, query, limit: 20 } }, { keepLast: true });
  const found = useMemo(() => (data?.items ?? []).filter(({ ingredientBag }) => !ingredientBag), [data]);
  const offer = useOffers();
  useEffect(() => {
    for (const recipe of found) {
      offer(recipe.id, {
        name: nameOf(recipe.names),
        make: () => ({ block: dishBlock(recipe.id), dish: menuDishOf(recipe) }),
        onDropped: ({ _id }) => {
          onChoose?.(_id);
          setTyped('');
          setRound((before) => before + 1);
        },
      });
    }
  }, [offer, found, nameOf, onChoose]);
  const isSearching = isFetching || query !== typed.trim();
  const take = (id: string): void => {
    const recipe = found.find((each) => each.id === id);
    if (recipe) onDish(menuDishOf(recipe));
    setTyped('');
    setRound((before) => before + 1);
  };
  const named = found.filter((recipe) => nameOf(recipe.names).toLowerCase() === typed.trim().toLowerCase());
  const only = found.length === 1 ? found[0] : named[0];
  const setAwaiting = useAwaited(isSearching, () => only && take(only.id));
  return (
    <div
      ref={place}
      onKeyDownCapture={(event) => {
        const isChosen = (event.target as Element).getAttribute('aria-activedescendant');
        if (event.key !== 'Enter' || isChosen || typed.trim() === '' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        setAwaiting(true);
      }}
    >
      <ComboBox
        key={round}
        label={label ?? text('searchDish')}
        hideLabel={hideLabel}
        placeholder={placeholder ?? text('searchDishHint')}
        typed={typed}
        onType={(words) => {
          setTyped(words);
          setAwaiting(false);
        }}
        searching={isSearching}
        items={found.map((recipe) => ({
          id: recipe.id,
          label: nameOf(recipe.names),
          after: (
            <span className={styles.figure} data-drag-offer={recipe.id}>
              <ForeignMark foreign={foreignNameOf(NO_NAMES, recipe.names, language)} />
              {co2.withUnit(recipe.level === null ? null : (recipe.co2PerPortion?.value ?? null))}
            </span>
          ),
        }))}
        onChoose={take}
      />
    </div>
  );
}

/** Enter takes the only dish that is found, or the one of exactly that name; pressed too early it waits for the answer. */
function useAwaited(isSearching: boolean, onAnswer: () => void): (isAwaited: boolean) => void {
  const [isAwaiting, setAwaiting] = useState(false);
  const answered = useEffectEvent(onAnswer);
  useEffect(() => {
    if (!isAwaiting || isSearching) return;
    // oxlint-disable-next-line react/set-state-in-effect -- it answers the arrival of the search's reply
    setAwaiting(false);
    answered();
  }, [isAwaiting, isSearching]);
  return setAwaiting;
}
