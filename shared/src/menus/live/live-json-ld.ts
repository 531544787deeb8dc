import { allergenSentences } from '../../ingredients/allergens/allergen-sentences.ts';
import { NOTHING_KNOWN } from '../../ingredients/food-allergens.ts';
import { type Language, localeOf } from '../../kernel/language.ts';
import type { MenuBlock } from '../menu-block.ts';
import { blocksInOrder, dishOf, type ShownMenu, textIn, titleOf } from './live-menu.ts';

const DIETS = { vegan: 'https://schema.org/VeganDiet', vegetarian: 'https://schema.org/VegetarianDiet' } as const;

/** Only of a dish for which a person signed. */
const GLUTEN_FREE = 'https://schema.org/GlutenFreeDiet';

interface Section {
  '@type': 'MenuSection';
  name?: string;
  hasMenuItem: object[];
}

function item(block: MenuBlock & { kind: 'recipe' }, menu: ShownMenu, language: Language): object | null {
  const found = dishOf(block, menu, language);
  if (!found) return null;
  const { settings } = menu.page;
  // schema.org has no property for allergens: they stand in words, the same as on the page.
  const allergens = settings.showAllergens
    ? allergenSentences(found.dish?.allergens ?? NOTHING_KNOWN, language, { asks: true })
    : [];
  const description = [textIn(block.descriptions, language, settings.language), ...allergens].filter(Boolean).join(' ');
  const diet = found.dish?.diet;
  const suits = [
    ...(diet === 'vegan' || diet === 'vegetarian' ? [DIETS[diet]] : []),
    ...(found.dish?.glutenFree ? [GLUTEN_FREE] : []),
  ];
  return {
    '@type': 'MenuItem',
    name: found.name,
    ...(description && { description }),
    // As printed: a guest's price is words, its currency is no part that could be read.
    ...(settings.showPrices && block.price && { offers: { '@type': 'Offer', description: block.price } }),
    ...(suits.length > 0 && { suitableForDiet: suits.length === 1 ? suits[0] : suits }),
  };
}

/** The menu as schema.org has it: courses are sections. */
export function menuJsonLd(menu: ShownMenu, language: Language): object {
  const sections: Section[] = [{ '@type': 'MenuSection', hasMenuItem: [] }];
  for (const block of blocksInOrder(menu.page)) {
    if (block.kind === 'course') {
      const name = textIn(block.texts, language, menu.page.settings.language);
      sections.push({ '@type': 'MenuSection', ...(name && { name }), hasMenuItem: [] });
    }
    const shown = block.kind === 'recipe' ? item(block, menu, language) : null;
    if (shown) sections.at(-1)?.hasMenuItem.push(shown);
  }
  const name = titleOf(menu, language);
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    ...(name && { name }),
    inLanguage: localeOf(language),
    hasMenuSection: sections.filter(({ hasMenuItem }) => hasMenuItem.length > 0),
  };
}
