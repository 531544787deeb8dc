import { searchIngredients } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import { searchMenus } from '@plateprint/shared/menus/menu-api.ts';
import { searchRecipes } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import { listReports } from '@plateprint/shared/reports/api/report-api.ts';
import { useEffect, useMemo, useState } from 'react';
import { useRead } from '../../platform/api/use-read.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { useActor } from '../../users/actor.ts';
import { useName } from './use-name.ts';
import type { IconName } from '../../ui/control/icon-shapes.ts';
import { loadPlaceWords, type PlaceWords, placesNamed } from './places.ts';

export interface Entry {
  key: string;
  label: string;
  hint?: string;
  icon: IconName;
  href: string;
}

export interface Group {
  name: 'places' | 'recipes' | 'menus' | 'reports' | 'ingredients';
  entries: readonly Entry[];
}

/** So many of a kind: what is looked for stands among the first, or another letter is typed. */
const SHOWN = 5;
const RECENT = 3;
/** Milliseconds without a keystroke before the server is asked. */
const PAUSE = 80;

/** Things with that name; while nothing is typed the latest changed ones, and every page and action. */
export function useFound(typed: string): { groups: readonly Group[]; isSearching: boolean } {
  const text = useText('app/palette');
  const language = useLanguage();
  const nameOf = useName();
  const actor = useActor();
  const restaurantId = useRestaurant()?.id ?? '';
  const query = useRested(typed.trim());
  const [words, setWords] = useState<PlaceWords>(new Map());
  useEffect(() => {
    void loadPlaceWords().then(setWords);
  }, []);
  const limit = query === '' ? RECENT : SHOWN;
  const how = { keepLast: true, staleTime: 10_000 } as const;
  const inKitchen = { ...how, enabled: restaurantId !== '' };
  const recipes = useRead(searchRecipes, { body: { restaurantId, query, limit } }, inKitchen);
  const menus = useRead(searchMenus, { body: { restaurantId, query, limit } }, inKitchen);
  const named = query === '' ? {} : { search: query };
  const reports = useRead(listReports, { params: { id: restaurantId }, query: { ...named, limit } }, inKitchen);
  const foods = useRead(searchIngredients, { body: { query, language, limit: RECENT } }, { ...how, enabled: query !== '' });

  const groups = useMemo((): Group[] => {
    const places = placesNamed(words, typed, actor).map(({ name, icon, href }) => ({
      key: name,
      label: text(`to.${name}`),
      icon,
      href,
    }));
    const found: Group[] = [
      {
        name: 'recipes',
        entries: (recipes.data?.items ?? []).map(({ id, names, category }) => ({
          key: id,
          label: nameOf(names),
          hint: category,
          icon: 'recipe',
          href: `/recipes/recipe/${id}`,
        })),
      },
      {
        name: 'menus',
        entries: (menus.data?.items ?? []).map(({ id, name }) => ({
          key: id,
          label: name,
          icon: 'menu-card',
          href: `/menus/menu/${id}`,
        })),
      },
      {
        name: 'reports',
        entries: (reports.data?.items ?? []).map(({ id, name }) => ({
          key: id,
          label: name,
          icon: 'chart',
          href: `/reports/report/${id}`,
        })),
      },
    ];
    const ingredients: Group = {
      name: 'ingredients',
      entries:
        typed.trim() === ''
          ? []
          : (foods.data?.items ?? []).map(({ ingredientId, ingredientName, categoryName }) => ({
              key: ingredientId,
              label: ingredientName,
              hint: categoryName,
              icon: 'tag',
              href: `/recipes?named=${encodeURIComponent(ingredientName)}`,
            })),
    };
    const all: Group[] =
      typed.trim() === ''
        ? [...found, { name: 'places', entries: places }]
        : [{ name: 'places', entries: places }, ...found, ingredients];
    return all.filter(({ entries }) => entries.length > 0);
  }, [words, typed, actor, text, nameOf, recipes.data, menus.data, reports.data, foods.data]);

  const isSearching = query !== typed.trim() || [recipes, menus, reports, foods].some(({ isFetching }) => isFetching);
  return { groups, isSearching };
}

function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
