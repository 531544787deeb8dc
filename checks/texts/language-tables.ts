import { phraseTables } from '../../shared/src/ingredients/phrase/words/phrase-tables.ts';
import { NAME_LANGUAGES } from '../../shared/src/kernel/language.ts';
import { yieldInSentence } from '../../shared/src/recipes/paste/yields/pasted-mention.ts';
import { titleWithServings } from '../../shared/src/recipes/paste/yields/pasted-servings.ts';
import { yieldOf } from '../../shared/src/recipes/paste/yields/pasted-yield.ts';
import { RECIPE_WORDS } from '../../shared/src/recipes/paste/recipe-words.ts';

/** Has every language's expressions put together: readers do so when a language is first met. */
export function buildLanguageTables(): void {
  for (const language of NAME_LANGUAGES) {
    phraseTables(language);
    const words = RECIPE_WORDS[language];
    titleWithServings('Soup, 4 portions', words);
    yieldInSentence('It is for four.', words);
    yieldOf('4 portions', words);
  }
}
