import { ALLERGENS, type Allergen, type AllergenState } from '@plateprint/shared/ingredients/allergen.ts';
import { ALLERGEN_WORDS } from '@plateprint/shared/ingredients/allergens/allergen-words.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import type { AllergenMatrix } from '@plateprint/shared/recipes/api/recipe-allergen-api.ts';
import { stateIn } from '@plateprint/shared/recipes/allergens/recipe-allergens.ts';
import type { AllergenRow } from '@plateprint/shared/recipes/allergen-sheet/allergen-row.ts';
import { nameIn } from '@plateprint/shared/recipes/names/recipe-name-in.ts';
import type { Format } from '../../platform/i18n/use-format.ts';
import type { Text } from '../../platform/i18n/use-text.ts';

/** The means to write the sheet's words, in its language. */
export interface MatrixWords {
  text: Text<'menus/allergens'>;
  signing: Text<'recipes/sign-off'>;
  format: Format;
  language: Language;
}

/** An allergen of a dish, with the lines that it comes of: "Gluten", "500 g flour". */
export interface Origin {
  allergen: Allergen;
  state: AllergenState;
  /** The lines as written; empty where a person said it. */
  lines: string[];
}

export function dishName({ names }: AllergenRow, { text, language }: MatrixWords): string {
  const name = nameIn(names, language);
  return isBlank(name) ? text('gone') : name;
}

/** The origins of each allergen that is not ruled out, in the order of the regulation. */
export function originsOf(dish: AllergenRow): Origin[] {
  return ALLERGENS.flatMap((allergen): Origin[] => {
    const state = stateIn(dish, allergen);
    if (state === 'not_among') return [];
    return [
      {
        allergen,
        state,
        lines: dish.lines.filter((line) => stateIn(line, allergen) === state).map(({ written }) => written),
      },
    ];
  });
}

/** The same in words: what is not known stands together, for it mostly comes of the same lines. */
export function originText(dish: AllergenRow, words: MatrixWords): string {
  const { text, format, language } = words;
  const { names, states } = ALLERGEN_WORDS[language];
  if (dish.foodDataVersion === null || (dish.lines.length === 0 && dish.unknown.length > 0)) return text('noLines');
  const origins = originsOf(dish);
  const known = origins.filter(({ state }) => state !== 'unknown');
  const from = (lines: readonly string[]): string => (lines.length === 0 ? text('stated') : format.list([...new Set(lines)]));
  const open = new Set(origins.filter(({ state }) => state === 'unknown').flatMap(({ lines }) => lines));
  const brought = [
    ...known.map(({ allergen, state, lines }) => {
      const said = state === 'contains' ? names[allergen] : text('mayBring', { allergen: names[allergen] });
      return `${said}: ${from(lines)}`;
    }),
    ...(open.size > 0 ? [`${states.unknown}: ${format.list([...open])}`] : []),
  ];
  const stated = dish.stated.map((allergen) => names[allergen]);
  return [
    ...(brought.length > 0 ? [`${brought.join('; ')}.`] : []),
    ...(stated.length > 0 ? [`${text('statedOf', { allergens: format.list(stated) })}.`] : []),
    ...(dish.signed ? [`${signedText(dish.signed, words)}.`] : []),
    ...(origins.length === 0 && stated.length === 0 ? [text('nothing')] : []),
  ].join(' ');
}

function signedText({ by, at }: NonNullable<AllergenRow['signed']>, { signing, format }: MatrixWords): string {
  const date = format.date(at);
  return by === null ? signing('standingNobody', { date }) : signing('standing', { name: by, date });
}

/** Whether everything is known of all dishes: nothing else may read as complete. */
export function openDishes({ dishes }: AllergenMatrix): number {
  return dishes.filter(({ unknown }) => unknown.length > 0).length;
}

/** When and where: "Matsalen Slussen · 26 November 2026", and the food data that it stands on. */
export function matrixFacts({ kitchen, at, dishes }: AllergenMatrix, { text, format }: MatrixWords): string[] {
  const versions = [...new Set(dishes.flatMap(({ foodDataVersion }) => foodDataVersion ?? []))].toSorted();
  return [
    text('head', { kitchen, date: format.date(at) }),
    ...(versions.length > 0 ? [text('data', { versions: versions.join(', ') })] : []),
  ];
}

/** How far the sheet reaches: whether it is whole, and what it never covers. */
export function reachText(matrix: AllergenMatrix, { text }: MatrixWords): string {
  const open = openDishes(matrix);
  const said = open > 0 ? text('open', { count: open }) : text('complete', { count: matrix.dishes.length });
  return `${said} ${text('boundary')}`;
}
