import type { Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import { allergenList } from '@plateprint/shared/ingredients/allergens/allergen-sentences.ts';
import { grammarOf, colonOf, type Language, localeOf } from '@plateprint/shared/kernel/language.ts';
import { nameIn } from '@plateprint/shared/recipes/names/recipe-name-in.ts';
import { mailOf } from '../../platform/mail/letter.ts';
import { filled, mailTexts } from '../../platform/mail/mail-texts.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Admin } from '../../users/admins-of.ts';
import type { ShownNotice } from '../shown-notice.ts';

/** Dishes, menus and plans that a mail names; how many more there are it says, and the menus and plans name them all. */
const MOST_NAMED = 40;
/** Days of a plan that it names. */
const MOST_DAYS = 3;

/** A dish that changed, with the menus and plans on which guests read of it. */
export type ChangedDish = Omit<ShownNotice, 'id'>;

export async function addedMail(publicUrl: string, dishes: readonly ChangedDish[], person: Admin): Promise<Mail> {
  const { email, firstname, language } = person;
  const texts = await mailTexts(language);
  const words = texts.allergens_added;
  const [only] = dishes;
  const isOne = dishes.length === 1 && only !== undefined;
  const isLive = dishes.some(({ places }) => places.some(({ days }) => days === null));
  const values = { dish: only ? nameIn(only.names, language) : '', count: String(dishes.length) };
  const said = dishes.slice(0, MOST_NAMED).flatMap((dish) => {
    const sentences = sentencesOf(dish, words, language);
    return isOne ? sentences : [[`${nameIn(dish.names, language)}${colonOf(language)}`, ...sentences].join(' ')];
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
      ...placeParagraphs(dishes, words, language),
    ],
    action: isOne
      ? { label: words.action, address: `${publicUrl}/recipes/recipe/${only.recipeId}` }
      : isLive
        ? { label: words.actionMany, address: `${publicUrl}/menus` }
        : { label: words.actionPlans, address: `${publicUrl}/menu-plans` },
    linkBelow: texts.linkBelow,
    closing: [],
    from: texts.greetings,
  });
}

/** The menus that show the dishes, and the plans that serve them; where there are several dishes a plan's days are those of each. */
function placeParagraphs(
  dishes: readonly ChangedDish[],
  words: Record<'live' | 'planned' | 'later' | 'more', string>,
  language: Language,
): string[] {
  const isOne = dishes.length === 1;
  const places = dishes.flatMap((dish) => dish.places.map((place) => ({ ...place, dish: nameIn(dish.names, language) })));
  const menus = places.flatMap(({ days, name, restaurant }) => (days === null ? [`${name} (${restaurant})`] : []));
  const plans = places.flatMap(({ days, name, restaurant, dish }) => {
    if (days === null) return [];
    const served = isOne ? `${name} (${restaurant})` : `${name} (${restaurant}), ${dish}`;
    return [`${served}${colonOf(language)} ${daysNamed(days, words.later, language)}`];
  });
  const said = (list: readonly string[], sentenceOf: (named: string[]) => string): string[] => {
    const named = [...new Set(list)];
    if (named.length === 0) return [];
    const more = named.length > MOST_NAMED ? [filled(words.more, { count: String(named.length - MOST_NAMED) })] : [];
    return [sentenceOf(named.slice(0, MOST_NAMED)), ...more];
  };
  return [
    ...said(menus, (named) => filled(words.live, { menus: named.join(', ') })),
    ...said(plans, (named) =>
      filled(words.planned, { plans: named.join(`${grammarOf(language).spaceBeforeMarks ? '\u{a0}' : ''}; `) }),
    ),
  ];
}

function daysNamed(days: readonly string[], later: string, language: Language): string {
  const locale = localeOf(language);
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const named = days.slice(0, MOST_DAYS).map((date) => day.format(new Date(date)));
  if (days.length > MOST_DAYS) return filled(later, { days: named.join(' · ') });
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(named);
}

function sentencesOf({ added, opened }: ChangedDish, words: Record<'added' | 'opened', string>, language: Language): string[] {
  const said = (sentence: string, allergens: readonly Allergen[]): string[] =>
    allergens.length === 0 ? [] : [filled(sentence, { allergens: allergenList(allergens, language) })];
  return [...said(words.added, added), ...said(words.opened, opened)];
}
