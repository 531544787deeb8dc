import type { MenuDish } from '@plateprint/shared/menus/menu.ts';
import { searchRecipes } from '@plateprint/shared/recipes/recipe-search-api.ts';
import type { RecipeSummary } from '@plateprint/shared/recipes/recipe.ts';
import { useEffect, useRef, useState } from 'react';
import { useRead } from '../../api/use-read.ts';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useText } from '../../i18n/use-text.ts';
import { useRecipeName } from '../../recipes/use-recipe-name.ts';
import { ComboBox } from '../../ui/combo-box.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-shapes.ts';
import styles from './add-blocks.module.css';
import { dishBlock, newBlock } from './creator-state.ts';
import type { MenuCreator } from './use-menu-creator.ts';

const KINDS = [
  ['title', 'edit'],
  ['course', 'menu-card'],
  ['text', 'list'],
  ['divider', 'minus'],
  ['spacer', 'sort'],
  ['legend', 'allergen'],
  ['page_break', 'copy'],
] as const satisfies readonly (readonly [Parameters<typeof newBlock>[0], IconName])[];

interface AddBlocksProps {
  creator: MenuCreator;
  restaurantId: string;
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** What can be put on the page: after the chosen block, else at the end. */
export function AddBlocks({ creator: { dispatch }, restaurantId, chosen, onChoose }: AddBlocksProps) {
  const text = useText('menus/creator');
  return (
    <div className={styles.add}>
      <DishSearch
        restaurantId={restaurantId}
        onDish={(dish) => {
          const block = dishBlock(dish.id);
          dispatch({ do: 'add_block', block, column: 'blocks', after: chosen, dish });
          onChoose(block._id);
        }}
      />
      <div className={styles.kinds} role="group" aria-label={text('add')}>
        {KINDS.map(([kind, icon]) => (
          <button
            key={kind}
            type="button"
            className={styles.kind}
            onClick={() => {
              const block = newBlock(kind);
              dispatch({ do: 'add_block', block, column: 'blocks', after: chosen });
              onChoose(block._id);
            }}
          >
            <Icon name={icon} size={16} />
            {text(`kind.${kind}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Milliseconds without a keystroke before the server is asked. */
const PAUSE = 150;

function DishSearch({ restaurantId, onDish }: { restaurantId: string; onDish: (dish: MenuDish) => void }) {
  const text = useText('menus/creator');
  const nameOf = useRecipeName();
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
  const found = (data?.items ?? []).filter(({ ingredientBag }) => !ingredientBag);
  return (
    <div ref={place}>
      <ComboBox
        key={round}
        label={text('searchDish')}
        placeholder={text('searchDishHint')}
        typed={typed}
        onType={setTyped}
        searching={isFetching || query !== typed.trim()}
        items={found.map((recipe) => ({
          id: recipe.id,
          label: nameOf(recipe.names),
          after: <span className={styles.figure}>{co2.withUnit(recipe.co2PerPortion?.value ?? null)}</span>,
        }))}
        onChoose={(id) => {
          const recipe = found.find((each) => each.id === id);
          if (recipe) onDish(dishOf(recipe));
          setTyped('');
          setRound(round + 1);
        }}
      />
    </div>
  );
}

function dishOf({ id, names, co2PerPortion, level, complete, allergens, mayContain, diet }: RecipeSummary): MenuDish {
  return { id, names, co2PerPortion, level, complete, diet, allergens: { contains: allergens, mayContain } };
}
