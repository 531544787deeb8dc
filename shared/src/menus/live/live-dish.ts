import { ALLERGEN_WORDS } from '../../ingredients/allergens/allergen-words.ts';
import { allergenSentences } from '../../ingredients/allergens/allergen-sentences.ts';
import { type FoodAllergens, NOTHING_KNOWN } from '../../ingredients/food-allergens.ts';
import type { Language } from '../../kernel/language.ts';
import { originText } from '../origins/origin-words.ts';
import type { RecipeBlock } from '../menu-block.ts';
import { dishSigns } from '../allergen-signs.ts';
import { shownLabel } from '../shown-label.ts';
import { escaped, escapedLines } from './html.ts';
import { liveLabel } from './live-marks.ts';
import { dishBlocks, dishOf, type LiveDish, type ShownMenu, textIn } from './live-menu.ts';
import { LIVE_WORDS } from './live-words.ts';

/** The facts that the page's filters go by; an allergen that may be in a dish counts as in it, and so does an unknown one. */
function facts({ contains, mayContain, unknown }: FoodAllergens, dish: LiveDish | null): string {
  const diet = dish?.diet === 'vegan' ? 'vegan vegetarian' : dish?.diet === 'vegetarian' ? 'vegetarian' : '';
  return `data-allergens="${[...contains, ...mayContain, ...unknown].join(' ')}" data-diet="${diet}"`;
}

/** The letters that the printed menu has beside the dish, and the words for them. */
function allergenWords(allergens: FoodAllergens, language: Language): string {
  const signs = dishSigns(allergens);
  const letters = signs && `<span class="signs" aria-hidden="true">${signs}</span> `;
  return `<p class="allergens">${letters}${escaped(allergenSentences(allergens, language, { asks: true }).join(' '))}</p>`;
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

export interface Reading {
  language: Language;
  /** Of the page; undefined: dishes have no pages of their own. */
  address: string | undefined;
}

/** Leads from a dish to what its figure stands on. */
function evidenceLink(block: RecipeBlock, { page }: ShownMenu, { language, address }: Reading): string {
  if (address === undefined) return '';
  const { how } = LIVE_WORDS[language];
  const place = dishBlocks(page).indexOf(block) + 1;
  return ` <a class="how" href="${escaped(`${address}/dish/${place}`)}?language=${language}">${escaped(how)}</a>`;
}

/** It stands beside its name: a guest who hears the page loses nothing. */
function photoOf(dish: LiveDish | null): string {
  return dish?.photo ? `<img class="dish-photo" src="${escaped(dish.photo)}" alt="" loading="lazy" decoding="async">` : '';
}

/** A dish as a guest reads it; nothing when it has no name left. */
export function liveDish(block: RecipeBlock, menu: ShownMenu, { language, address }: Reading): string {
  const found = dishOf(block, menu, language);
  if (!found) return '';
  const { name, dish } = found;
  const allergens = dish?.allergens ?? NOTHING_KNOWN; // of a recipe that is gone
  const { settings } = menu.page;
  const words = LIVE_WORDS[language];
  const description = textIn(block.descriptions, language, settings.language);
  const price = settings.showPrices && block.price !== '' ? `<p class="price">${escaped(block.price)}</p>` : '';
  const isPlant = settings.showDiet && (dish?.diet === 'vegan' || dish?.diet === 'vegetarian');
  const label = shownLabel(block, { settings, labels: menu.labels });
  const how = dish && label !== 'none' ? evidenceLink(block, menu, { language, address }) : '';
  const origins = originText(dish?.meats ?? [], language);
  const marks = [
    isPlant && dish?.diet ? `<li class="diet">${escaped(words[dish.diet === 'vegan' ? 'vegan' : 'vegetarian'])}</li>` : '',
    settings.showDiet && dish?.glutenFree ? `<li class="diet">${escaped(ALLERGEN_WORDS[language].glutenFree)}</li>` : '',
    ownLabels(block, menu, language),
  ].join('');
  return (
    `<article class="dish" ${facts(allergens, dish)}>${photoOf(dish)}<div class="line"><h3>${escaped(name)}</h3>${price}</div>` +
    (description ? `<p class="about">${escapedLines(description)}</p>` : '') +
    `<div class="facts">${liveLabel(dish, label, language)}${how}${marks && `<ul class="marks">${marks}</ul>`}</div>` +
    `${settings.showAllergens ? allergenWords(allergens, language) : ''}${origins && `<p class="origins">${escaped(origins)}</p>`}</article>`
  );
}
