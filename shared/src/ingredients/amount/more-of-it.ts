import type { Language } from '../../kernel/language.ts';
import type { IngredientPhrase } from '../phrase/ingredient-phrase.ts';
import { tablesIn } from '../phrase/words/phrase-tables.ts';
import { readAmount, type Amount } from '../phrase/read-amount.ts';

/** Behind a further amount these say what it is for, and no other food. */
const FOR_WHAT =
  /^(?:$|[\s,]*(?:extra|ekstra|more|for|to|till|til|für|zum|zur|pour|voor|om|att|mer|mere|mehr|meer)(?![\p{L}]))/iu;

/** "25 g butter, plus 50 g for the mash" is 75 g of it: a further amount in the same unit, of which no other food is said. */
export function withMoreOfIt(phrase: IngredientPhrase, language: Language): IngredientPhrase {
  const more = furtherAmount(phrase, language);
  const { quantity, unit } = phrase;
  if (typeof more?.quantity !== 'number' || typeof quantity !== 'number' || more.unit !== unit) return phrase;
  return { ...phrase, quantity: Number((quantity + more.quantity).toPrecision(9)) };
}

/** The same in another unit, "300 g flour, plus 2 tbsp for dusting": what is added, as a phrase of its own. Null where nothing is. */
export function moreInAnotherUnit(phrase: IngredientPhrase, language: Language): IngredientPhrase | null {
  const more = furtherAmount(phrase, language);
  if (more === null || more.unit === null || more.unit === phrase.unit) return null;
  const { quantity, unit, unitText } = more;
  return { ...phrase, quantity, unit, unitText, note: null, counted: null, lacksUnit: false };
}

function furtherAmount({ quantity, note }: IngredientPhrase, language: Language): Amount | null {
  if (quantity === null || note === null) return null;
  const tables = tablesIn(language);
  const at = note.search(/(?:^|, )(?=(?:\+ ?|\p{L}{1,5} )[\d½¼¾⅓⅔])/iu);
  const rest = at === -1 ? '' : note.slice(at).replace(/^, /u, '');
  const joining = tables.starts.plus.exec(rest) ?? tables.starts.and.exec(rest);
  const more = joining ? readAmount(rest.slice(joining[0].length).trim(), tables) : null;
  return more && FOR_WHAT.test(more.rest.trim()) ? more.value : null;
}
