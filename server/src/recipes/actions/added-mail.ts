import type { Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import { allergenList } from '@plateprint/shared/ingredients/allergens/allergen-sentences.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { nameIn } from '@plateprint/shared/recipes/names/recipe-name-in.ts';
import { mailOf } from '../../platform/mail/letter.ts';
import { filled, mailTexts } from '../../platform/mail/mail-texts.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Admin } from '../../users/admins-of.ts';
import type { AllergenNotice, LivePlace } from '../allergen-notice-store.ts';

/** Dishes that a mail names; how many more there are it says, and the menus name them all. */
const MOST_NAMED = 40;

/** A dish that changed, on the menus where it is live. */
export interface ChangedDish extends Pick<AllergenNotice, 'recipeId' | 'names' | 'added' | 'opened'> {
  menus: LivePlace[];
}

export async function addedMail(publicUrl: string, dishes: readonly ChangedDish[], person: Admin): Promise<Mail> {
  const { email, firstname, language } = person;
  const texts = await mailTexts(language);
  const words = texts.allergens_added;
  const [only] = dishes;
  const isOne = dishes.length === 1 && only !== undefined;
  const values = { dish: only ? nameIn(only.names, language) : '', count: String(dishes.length) };
  const places = [...new Set(dishes.flatMap(({ menus }) => menus.map(({ menu, restaurant }) => `${menu} (${restaurant})`)))];
  const said = dishes.slice(0, MOST_NAMED).flatMap((dish) => {
    const sentences = sentencesOf(dish, words, language);
    return isOne ? sentences : [[`${nameIn(dish.names, language)}:`, ...sentences].join(' ')];
  });
  const left = dishes.length - MOST_NAMED;
  return mailOf({
    language,
    to: email,
    subject: filled(isOne ? words.subject : words.subjectMany, values),
    paragraphs: [
      filled(texts.hello, { name: firstname }),
      filled(isOne ? words.body : words.bodyMany, values),
      ...said,
      ...(left > 0 ? [filled(words.more, { count: String(left) })] : []),
      filled(words.live, { menus: places.join(', ') }),
    ],
    action: isOne
      ? { label: words.action, address: `${publicUrl}/recipes/recipe/${only.recipeId}` }
      : { label: words.actionMany, address: `${publicUrl}/menus` },
    linkBelow: texts.linkBelow,
    closing: [],
    from: texts.greetings,
  });
}

function sentencesOf({ added, opened }: ChangedDish, words: Record<'added' | 'opened', string>, language: Language): string[] {
  const said = (sentence: string, allergens: readonly Allergen[]): string[] =>
    allergens.length === 0 ? [] : [filled(sentence, { allergens: allergenList(allergens, language) })];
  return [...said(words.added, added), ...said(words.opened, opened)];
}
