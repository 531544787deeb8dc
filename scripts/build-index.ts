import { loadFoodData } from '../server/src/ingredients/actions/load-food-data.ts';
import { packedIndex } from '../server/src/ingredients/actions/search-of.ts';
import { NAME_LANGUAGES } from '@plateprint/shared/kernel/language.ts';

/** Makes the search index of each language, unless it is kept already: an image is built with them. */
const foodData = await loadFoodData();
for (const language of NAME_LANGUAGES) packedIndex(foodData, language);
