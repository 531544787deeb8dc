import { claimsOfTexts, type PlacedClaim, type PlacedText } from '../claims/check/claims-of-texts.ts';
import type { DishFigure } from '../claims/offers/offer-of.ts';
import type { TextPlace } from '../claims/text-place.ts';
import type { Language } from '../kernel/language.ts';
import type { MenuBlock } from './menu-block.ts';
import type { CustomLabel, MenuDish, MenuPage } from './menu.ts';
import { co2ForGuests } from './shown-label.ts';

/** A menu as guests read it. */
export interface ClaimingMenu extends Pick<MenuPage, 'settings' | 'blocks' | 'secondBlocks'> {
  name: string;
  recipes: readonly MenuDish[];
  customLabels: readonly CustomLabel[];
}

/**
 * The claims of everything that guests may read on a menu, in whatever language. Whether its dishes are organic is not known here, so
 * every organic word is asked about.
 */
export function claimsOfMenu(menu: ClaimingMenu, where: { country: string; year: number }): PlacedClaim[] {
  return claimsOfTexts(textsOfMenu(menu), where);
}

function textsOfMenu({ name, settings, blocks, secondBlocks, recipes, customLabels }: ClaimingMenu): PlacedText[] {
  const all = [...blocks, ...secondBlocks];
  const shown = new Set(all.flatMap((block) => (block.kind === 'recipe' ? block.customLabels : [])));
  return [
    { place: 'name', language: settings.language, text: name },
    ...all.flatMap((block) => textsOfBlock(block, recipes)),
    ...customLabels
      .filter(({ id }) => shown.has(id))
      .flatMap(({ names }) => names.map((each) => textOf('own_label', { language: each.language, text: each.name }))),
    ...settings.labelTitles.flatMap(({ language, name: title, subtitle }) => [
      textOf('label_title', { language, text: title }),
      textOf('label_title', { language, text: subtitle }),
    ]),
  ];
}

function textsOfBlock(block: MenuBlock, recipes: readonly MenuDish[]): PlacedText[] {
  switch (block.kind) {
    case 'title':
    case 'text':
    case 'course':
      return block.texts.map((each) => textOf('block', each));
    case 'recipe': {
      const dish = recipes.find(({ id }) => id === block.recipeId);
      const figure = dish && figureOf(dish);
      return [
        ...block.names.map((each) => ({ ...textOf('dish', each), figure })),
        ...(dish?.names ?? []).map(({ language, name }) => ({ ...textOf('dish', { language, text: name }), figure })),
        ...block.descriptions.map((each) => ({ ...textOf('description', each), figure })),
      ];
    }
    case 'image':
      return block.alternatives.map((each) => textOf('block', each));
    case 'divider':
    case 'spacer':
    case 'legend':
    case 'page_break':
      return [];
  }
}

/** The figure of a dish that guests may read; undefined where there is none. */
function figureOf(dish: MenuDish): DishFigure | undefined {
  const co2PerPortion = co2ForGuests(dish);
  const { calculatedOn } = dish;
  return co2PerPortion === null || calculatedOn === undefined || !dish.complete ? undefined : { co2PerPortion, calculatedOn };
}

function textOf(place: TextPlace, { language, text }: { language: Language; text: string }): PlacedText {
  return { place, language, text };
}
