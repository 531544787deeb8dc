import { allergenList } from '@plateprint/shared/ingredients/allergens/allergen-sentences.ts';
import type { AllergenNotice as Noticed } from '@plateprint/shared/menus/menu-allergen-api.ts';
import { nameIn } from '@plateprint/shared/recipes/names/recipe-name-in.ts';
import { useLanguage } from '../platform/i18n/language-context.tsx';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';

/** The first goes on from a colon, the next begins anew. */
const begun = (sentence: string, at: number): string =>
  at === 0 ? sentence : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;

/** What a change added to a dish, as an item of a list; `where` says more of where guests read of it. */
export function AllergenNotice({ notice: { names, added, opened, at }, where }: { notice: Noticed; where?: string }) {
  const text = useText('menus/allergens');
  const format = useFormat();
  const language = useLanguage();
  const sentences = [
    ...(added.length > 0 ? [text('notice.added', { allergens: allergenList(added, language) })] : []),
    ...(opened.length > 0 ? [text('notice.opened', { allergens: allergenList(opened, language, 'disjunction') })] : []),
    ...(where === undefined ? [] : [where]),
  ];
  return <li>{`${nameIn(names, language)}${format.colon} ${sentences.map(begun).join(' ')} (${format.moment(at)})`}</li>;
}
