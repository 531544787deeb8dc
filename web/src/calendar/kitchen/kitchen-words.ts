import { colonOf } from '@plateprint/shared/kernel/language.ts';
import type { AllergenState } from '@plateprint/shared/ingredients/allergen.ts';
import { ALLERGEN_STATES } from '@plateprint/shared/ingredients/allergen.ts';
import { asksForGrams } from '@plateprint/shared/recipes/summary/asks-for-grams.ts';
import { cookableAmount } from '@plateprint/shared/calendar/kitchen/cookable-amount.ts';
import type { GoneDish } from '@plateprint/shared/calendar/model/gone-dish.ts';
import type { CookedLine, CookedRecipe } from '@plateprint/shared/calendar/kitchen/cooked-recipe.ts';
import type { ShoppingRow } from '@plateprint/shared/calendar/kitchen/shopping-list.ts';
import { asMeasured } from '@plateprint/shared/units/kitchen-measure.ts';
import type { KitchenArticle } from '@plateprint/shared/purchases/kitchen-article.ts';
import { useMemo } from 'react';
import { type AllergenTexts, useAllergens } from '../../ingredients/use-allergens.ts';
import { type Format, useFormat } from '../../platform/i18n/use-format.ts';
import { type Text, useText } from '../../platform/i18n/use-text.ts';
import { useStatementWords } from '../../purchases/use-statement-words.ts';
import { useUnitName } from '../../purchases/use-unit-name.ts';
import { useRecipeName } from '../../recipes/use-recipe-name.ts';
import { cookedAmountWords } from '../../units/amount-words.ts';
import { weightToTheGram } from '../../units/weight-figure.ts';
import { goneById, useDishNameOf } from '../dishes/gone-dishes.tsx';
import type { FoodNames } from './use-food-names.ts';

/** An error of floating point is no rounding. */
const DUST = 1e-9;

/** The means to write the lists. */
export interface KitchenWords extends FoodNames {
  text: Text<'calendar/kitchen'>;
  format: Format;
  /** To the gram. */
  weight: (grams: number | null) => string;
  /** A number with at most so many decimals, and "≈" where it has more. */
  about: (value: number, most: number) => string;
  /** "3 sacks of 10 kg", else the weight; "nothing" where enough is in store, else the food in whose row the packs stand. */
  buy: (row: ShoppingRow) => string;
  /** The foods whose packs stand in the row besides its own; empty where there are none. */
  alsoFor: (row: ShoppingRow) => string;
  /** "Contains: milk · Maker's statement, 2 Nov 2026"; empty where nobody copied one. */
  maker: (article: Pick<KitchenArticle, 'allergens'> & Partial<Pick<KitchenArticle, 'statement'>>) => string;
  recipe: (recipe: Pick<CookedRecipe, 'names'>) => string;
  /** The same of a place of the plan: of a dish that is gone the name that it had, and why. */
  dish: (dish: { recipeId: string; recipe: Pick<CookedRecipe, 'names'> | null }) => string;
  /** "2 kg" of a line so many times over, to the gram, "≈ 16 pcs" where nobody measures the exact one; empty where it has no amount. */
  amount: (line: Pick<CookedLine, 'unit' | 'measure' | 'written'>, amount: number | null) => string;
  /** Each of the four states with its allergens, those that have any. */
  allergens: (recipe: Pick<CookedRecipe, 'allergens'>) => { state: AllergenState; words: string }[];
  day: (date: string) => string;
}

/** The words of the lists, in the language of the place. */
export function useKitchenWords(names: FoodNames | null, gone: readonly GoneDish[] | undefined): KitchenWords | null {
  const text = useText('calendar/kitchen');
  const format = useFormat();
  const unit = useUnitName();
  const recipe = useRecipeName();
  const allergens = useAllergens();
  const dishName = useDishNameOf(useMemo(() => goneById(gone), [gone]));
  const makers = useStatementWords();
  return useMemo(() => {
    if (!names) return null;
    const weight = (grams: number | null): string => weightToTheGram(grams, format);
    const longDay = new Intl.DateTimeFormat(format.locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
    return {
      ...names,
      text,
      format,
      weight,
      about: (value, most) => {
        const written = format.number(value, { most });
        return Math.abs(Number(value.toFixed(most)) - value) < DUST ? written : `≈ ${written}`;
      },
      maker: ({ statement, allergens: said }) => {
        // A list that was kept before there were statements has none.
        if (!statement) return '';
        // Of what the maker does not name the food's own answer stands, unknown ones included.
        const states = statesOf({ allergens: { ...said, notAmong: [] } }, allergens);
        return [...states.map(({ words }) => words), makers(statement).short].join(' · ');
      },
      recipe: (each) => recipe(each.names),
      dish: (each) => dishName(each.recipeId, each.recipe),
      buy: ({ packs, article, bought, toBuy, boughtWith }) => {
        if (toBuy === 0) return text('nothing');
        if (boughtWith) return text('boughtWith', { food: names.food(boughtWith.line) });
        if (packs === null || article === null) return weight(bought);
        const pack = weight(article.packGrams);
        const what = article.unit === null ? text('packs', { packs }) : `${format.number(packs)} × ${unit(article.unit)}`;
        return text('packsOf', { what, pack });
      },
      alsoFor: ({ alsoFor }) =>
        alsoFor.length === 0 ? '' : text('alsoFor', { foods: format.list(alsoFor.map(({ line }) => names.food(line))) }),
      amount: (line, exact) => {
        const shown = asMeasured({ ...line, amount: exact });
        if (shown.amount === null) return '';
        const { isRounded, ...measured } = cookableAmount(shown.amount, shown.unit);
        const written = cookedAmountWords(
          // Only where grams are nobody's unit the words are read: a quarter of a year has thousands of lines.
          { ...measured, asksForGrams: format.units !== 'imperial' || asksForGrams(line.written, allergens.language) },
          format,
          allergens.language,
        );
        return isRounded ? `≈ ${written}` : written;
      },
      allergens: (each) => statesOf(each, allergens),
      day: (date) => longDay.format(new Date(date)),
    };
    // oxlint-disable-next-line react/exhaustive-deps -- names of units and recipes follow the language, as the texts do
  }, [names, gone, text, format, allergens]);
}

function statesOf(
  { allergens: { contains, mayContain, notAmong, unknown } }: Pick<CookedRecipe, 'allergens'>,
  { words, list, language }: AllergenTexts,
): { state: AllergenState; words: string }[] {
  const lists = { contains, may_contain: mayContain, not_among: notAmong, unknown };
  return ALLERGEN_STATES.flatMap((state) =>
    lists[state].length === 0 ? [] : [{ state, words: `${words.states[state]}${colonOf(language)} ${list(lists[state])}` }],
  );
}
