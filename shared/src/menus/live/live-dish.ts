import { ALLERGENS } from '../../ingredients/allergen.ts';
import type { Language } from '../../kernel/language.ts';
import type { RecipeBlock } from '../menu-block.ts';
import { signsOf } from '../allergen-signs.ts';
import { escaped, escapedLines } from './html.ts';
import { liveLabel } from './live-marks.ts';
import { dishOf, type LiveDish, type ShownMenu, textIn } from './live-menu.ts';
import { LIVE_WORDS } from './live-words.ts';
import type { LiveWords } from './words/words.ts';

/** What the filters of the page go by; an allergen that may be in a dish counts as in it, and so does one nobody knows of. */
function facts(dish: LiveDish | null): string {
  const isKnown = dish !== null && dish.allergensKnown;
  const inIt = dish && isKnown ? [...dish.allergens.contains, ...dish.allergens.mayContain] : ALLERGENS;
  const diet = dish?.diet === 'vegan' ? 'vegan vegetarian' : dish?.diet === 'vegetarian' ? 'vegetarian' : '';
  return `data-allergens="${inIt.join(' ')}" data-diet="${diet}"`;
}

function allergens(dish: LiveDish | null, words: LiveWords): string {
  const named = (sentence: string, list: readonly (typeof ALLERGENS)[number][]): string =>
    list.length === 0 ? '' : sentence.replace('{allergens}', list.map((each) => words.allergen[each]).join(', '));
  const said = [
    named(words.contains, dish?.allergens.contains ?? []),
    named(words.mayContain, dish?.allergens.mayContain ?? []),
    dish?.allergensKnown ? '' : words.allergensUnknown,
  ].filter((sentence) => sentence !== '');
  return said.length === 0 ? '' : `<p class="allergens">${signs(dish)}${escaped(said.join(' '))}</p>`;
}

/** The letters that the printed menu has beside the dish; the words after them say the same. */
function signs(dish: LiveDish | null): string {
  const [inIt, maybe] = [signsOf(dish?.allergens.contains ?? []), signsOf(dish?.allergens.mayContain ?? [])];
  const letters = [...inIt, ...(maybe.length > 0 ? [`(${maybe.join(' ')})`] : [])].join(' ');
  return letters && `<span class="signs" aria-hidden="true">${letters}</span> `;
}

function ownLabels(block: RecipeBlock, { customLabels, page }: ShownMenu, language: Language): string {
  const shown = block.customLabels.flatMap((id) => customLabels.filter((label) => label.id === id));
  return shown
    .map(({ names, sign }) => {
      const texts = names.map(({ language: written, name }) => ({ language: written, text: name }));
      const name = textIn(texts, language, page.settings.language);
      return `<li><span class="sign" aria-hidden="true">${escaped(sign)}</span> ${escaped(name || sign)}</li>`;
    })
    .join('');
}

/** A dish as a guest reads it; nothing when it has no name left. */
export function liveDish(block: RecipeBlock, menu: ShownMenu, language: Language): string {
  const found = dishOf(block, menu, language);
  if (!found) return '';
  const { name, dish } = found;
  const { settings } = menu.page;
  const words = LIVE_WORDS[language];
  const description = textIn(block.descriptions, language, settings.language);
  const price = settings.showPrices && block.price !== '' ? `<p class="price">${escaped(block.price)}</p>` : '';
  const isPlant = settings.showDiet && (dish?.diet === 'vegan' || dish?.diet === 'vegetarian');
  const marks = [
    isPlant && dish?.diet ? `<li class="diet">${escaped(words[dish.diet === 'vegan' ? 'vegan' : 'vegetarian'])}</li>` : '',
    ownLabels(block, menu, language),
  ].join('');
  return (
    `<article class="dish" ${facts(dish)}><div class="line"><h3>${escaped(name)}</h3>${price}</div>` +
    (description ? `<p class="about">${escapedLines(description)}</p>` : '') +
    `<div class="facts">${liveLabel(dish, block.label ?? settings.label, language)}${marks && `<ul class="marks">${marks}</ul>`}</div>` +
    `${settings.showAllergens ? allergens(dish, words) : ''}</article>`
  );
}
