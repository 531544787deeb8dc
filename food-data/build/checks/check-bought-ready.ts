import type { FoodDataRelease } from '@plateprint/shared/ingredients/food-data-release.ts';
import { SURE_CONFIDENCE } from '@plateprint/shared/ingredients/search/confidence.ts';
import { IngredientSearch } from '@plateprint/shared/ingredients/search/ingredient-search.ts';
import { NAME_LANGUAGES, type NameLanguage } from '@plateprint/shared/kernel/language.ts';
import type { Tables } from '../crosswalk/crosswalk.ts';
import { failure, type Finding } from './findings.ts';

/** So many of what caterers buy ready have a food of their own. */
const LEAST = 300;

/** Whether each dish of the list is found by its names, alone and as frozen, and never taken for what it is made of. */
export function checkBoughtReady(release: FoodDataRelease, { dishes }: Tables['bought-ready']): Finding[] {
  const search = new IngredientSearch(release);
  const frozen = release.states.find(({ id }) => id === 'frozen');
  const known = new Set(release.ingredients.map(({ id }) => id));
  const foods = new Set(dishes.map(({ food }) => food));
  return [
    ...(foods.size >= LEAST
      ? []
      : [failure('bought ready', `${foods.size} of at least ${LEAST} dishes have a food of their own`)]),
    ...dishes.flatMap(({ food, names }) =>
      known.has(food)
        ? NAME_LANGUAGES.flatMap((language) =>
            names[language].flatMap((name) =>
              notFound(search, { food, name, language, frozen: frozen?.words[language][0] ?? '' }),
            ),
          )
        : [failure('bought ready', `${food} is no food`)],
    ),
  ];
}

interface Dish {
  food: string;
  name: string;
  language: NameLanguage;
  /** The language's word for what is frozen. */
  frozen: string;
}

function notFound(search: IngredientSearch, { food, name, language, frozen }: Dish): Finding[] {
  return [name, `${name}, ${frozen}`].flatMap((written) => {
    const [first] = search.find(written, { language: language === 'en' ? 'en_gb' : language, limit: 1 });
    const isFound = first?.ingredient.id === food && first.confidence >= SURE_CONFIDENCE;
    return isFound
      ? []
      : [failure('bought ready', `${language} “${written}” is ${first?.ingredient.id ?? 'nothing'}, not ${food}`)];
  });
}
