import { ALLERGENS } from '../../ingredients/allergen.ts';
import { ALLERGEN_WORDS } from '../../ingredients/allergens/allergen-words.ts';
import { type Language, LANGUAGES, localeOf } from '../../kernel/language.ts';
import { dishesNamed } from '../allergen-signs.ts';
import { escaped } from './html.ts';
import type { ShownMenu } from './live-menu.ts';
import { LANGUAGE_NAMES, LIVE_WORDS } from './live-words.ts';

/**
 * The page in each language, as links that open above all else, where a guest looks who cannot read on. They work without a script; the
 * script keeps a guest’s choices in the tab.
 */
export function languageLinks(language: Language, isScreen: boolean): string {
  const links = LANGUAGES.map((each) => {
    const current = each === language ? ' aria-current="true"' : '';
    const query = `?language=${each}${isScreen ? '&amp;screen=1' : ''}`;
    return `<a href="${query}" lang="${localeOf(each)}" hreflang="${localeOf(each)}"${current}>${LANGUAGE_NAMES[each]}</a>`;
  });
  const { language: word } = LIVE_WORDS[language];
  return (
    `<nav class="languages" aria-label="${escaped(word)}"><details><summary><span class="unseen">${escaped(word)} </span>` +
    `${LANGUAGE_NAMES[language]}</summary><div>${links.join('')}</div></details></nav>`
  );
}

function choice(id: string, text: string): string {
  return `<label><input type="checkbox" id="${id}" autocomplete="off"> ${escaped(text)}</label>`;
}

/** Choices that the stylesheet acts upon; the allergens are those that are not known to be in none of its dishes. */
export function liveFilters({ dishes, page }: ShownMenu, language: Language): string {
  const words = LIVE_WORDS[language];
  const found = new Set(
    dishesNamed(page, dishes).flatMap(({ allergens: { contains, mayContain, unknown } }) => [
      ...contains,
      ...mayContain,
      ...unknown,
    ]),
  );
  const { names, without } = ALLERGEN_WORDS[language];
  const choosable = ALLERGENS.filter((allergen) => found.has(allergen));
  if (dishes.length === 0) return '';
  return (
    `<details class="filters"><summary>${escaped(words.filters)}</summary>` +
    `<div class="choices">${choice('only-vegetarian', words.vegetarian)}${choice('only-vegan', words.vegan)}</div>` +
    (choosable.length === 0
      ? ''
      : `<fieldset><legend>${escaped(without)}</legend><div class="choices">` +
        choosable.map((allergen) => choice(`without-${allergen}`, names[allergen])).join('') +
        `</div></fieldset><p class="hint">${escaped(words.filterHint)}</p>`) +
    `</details><p class="shown" role="status" data-words="${escaped(words.shown)}" data-none="${escaped(words.noneShown)}"></p>`
  );
}
