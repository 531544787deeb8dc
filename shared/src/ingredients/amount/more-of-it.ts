import { nameLanguageOf, type Language } from '../../kernel/language.ts';
import type { IngredientPhrase } from '../phrase/ingredient-phrase.ts';
import { phraseTables } from '../phrase/words/phrase-tables.ts';
import { readAmount } from '../phrase/read-amount.ts';

/** "25 g butter, plus 50 g for the mash" is 75 g of it: a further amount in the same unit, of which no other food is said. */
export function withMoreOfIt(phrase: IngredientPhrase, language: Language): IngredientPhrase {
  const { quantity, unit, note } = phrase;
  if (typeof quantity !== 'number' || note === null) return phrase;
  const tables = phraseTables(nameLanguageOf(language));
  const at = note.search(/(?:^|, )(?:\+|plus|pluss) ?\d/iu);
  const plus = at === -1 ? null : tables.starts.plus.exec(note.slice(at).replace(/^, /u, ''));
  if (!plus) return phrase;
  const more = readAmount(note.slice(at).replace(/^, /u, '').slice(plus[0].length).trim(), tables);
  if (!more || typeof more.value.quantity !== 'number' || more.value.unit !== unit) return phrase;
  const isOfTheSame = /^(?:$|[\s,]*(?:extra|more|for|till|til|für|pour|voor|mer|mere|mehr|meer)(?!\p{L}))/iu.test(
    more.rest.trim(),
  );
  return isOfTheSame ? { ...phrase, quantity: Number((quantity + more.value.quantity).toPrecision(9)) } : phrase;
}
