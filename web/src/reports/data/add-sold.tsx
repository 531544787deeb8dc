import { readMenu, searchMenus } from '@plateprint/shared/menus/menu-api.ts';
import type { RecipeRow } from '@plateprint/shared/reports/model/imported-row.ts';
import type { MenuRow } from '@plateprint/shared/reports/model/report.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { useRecipeName } from '../../recipes/use-recipe-name.ts';
import { ComboBox } from '../../ui/choice/combo-box.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import styles from './cells/data.module.css';
import { newKey } from './rows/draft-rows.ts';
import { useFoundRecipes } from './rows/sold-row.tsx';

interface AddSoldProps {
  restaurantId: string;
  onRecipe: (row: RecipeRow, name: string) => void;
  onMenu: (menu: MenuRow) => void;
}

/** Milliseconds without a keystroke before the server is asked. */
const PAUSE = 150;
const MOST_MENUS = 5;

/** Finds a recipe or a menu by its name and adds it; its servings are typed in its row. */
export function AddSold({ restaurantId, onRecipe, onMenu }: AddSoldProps) {
  const text = useText('reports/data');
  const notices = useNotices();
  const failureText = useFailureText();
  const nameOf = useRecipeName();
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const [round, setRound] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  // A field made anew is closed and empty: the next dish is typed at once.
  useEffect(() => {
    if (round > 0) place.current?.querySelector('input')?.focus();
  }, [round]);
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim().slice(0, 200)), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const recipes = useFoundRecipes(restaurantId, query, true);
  const menus = useRead(searchMenus, { body: { restaurantId, query, limit: MOST_MENUS } }, { keepLast: true });
  const foundMenus = menus.data?.items ?? [];

  async function addMenu(id: string): Promise<void> {
    try {
      const menu = await call(readMenu, { params: { id } });
      const dishes = menu.recipes.map((dish) => ({
        key: newKey(),
        id: dish.id,
        name: nameOf(dish.names).slice(0, 300),
        servings: null,
        from: null,
      }));
      onMenu({ key: newKey(), id, name: menu.name, servings: null, recipes: dishes });
    } catch (thrown) {
      notices.show({ message: failureText(thrown), type: 'alert' });
    }
  }
  return (
    <div ref={place} className={styles.addField}>
      <ComboBox
        key={round}
        label={text('addSold')}
        placeholder={text('addSoldHint')}
        typed={typed}
        onType={setTyped}
        searching={recipes.isSearching || query !== typed.trim()}
        items={[
          ...recipes.items.map(({ id, label, hint }) => ({ id: `recipe ${id}`, label, ...(hint ? { hint } : {}) })),
          ...foundMenus.map(({ id, name, dishes }) => ({ id: `menu ${id}`, label: name, hint: text('menuHint', { dishes }) })),
        ]}
        onChoose={(chosen) => {
          const [kind, id = ''] = chosen.split(' ');
          const recipe = recipes.items.find((each) => each.id === id);
          if (kind === 'menu') void addMenu(id);
          else if (recipe)
            onRecipe({ key: newKey(), id, name: recipe.label.slice(0, 300), servings: null, from: null }, recipe.label);
          setTyped('');
          setRound(round + 1);
        }}
      />
    </div>
  );
}
