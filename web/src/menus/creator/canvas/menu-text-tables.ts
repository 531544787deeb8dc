import { carbonLabelText } from '@plateprint/shared/footprint/label/carbon-label-text.ts';
import { figureText } from '@plateprint/shared/footprint/label/figure-text.ts';
import { ALLERGEN_WORDS } from '@plateprint/shared/ingredients/allergens/allergen-words.ts';
import { type FoodAllergens, NOTHING_KNOWN } from '@plateprint/shared/ingredients/food-allergens.ts';
import { askBesideSigns, dishSigns } from '@plateprint/shared/menus/allergen-signs.ts';
import { textIn } from '@plateprint/shared/menus/local-text.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { DishLabel, RecipeBlock } from '@plateprint/shared/menus/menu-block.ts';
import type { MenuDish, MenuPage } from '@plateprint/shared/menus/menu.ts';
import { co2ForGuests, isPartlyCounted, shownLabel } from '@plateprint/shared/menus/shown-label.ts';
import { originText } from '@plateprint/shared/menus/origins/origin-words.ts';
import { nameIn } from '@plateprint/shared/recipes/names/recipe-name-in.ts';
import type { TextTable } from '../../../exports/export-page.ts';
import type { Text } from '../../../platform/i18n/use-text.ts';
import type { MenuLook } from '../../page/menu-look.ts';

export type PageText = Text<'menus/page'>;

interface Filling {
  heading?: string;
  paragraphs: string[];
  rows: string[][];
}

/** A menu in words: a table to each course, what stands between as paragraphs. All that the page shows of a dish is said. */
export function menuTextTables(page: MenuPage, look: MenuLook, text: PageText): TextTable[] {
  const { settings } = look;
  const { language } = settings;
  const tables: Filling[] = [{ paragraphs: [], rows: [] }];
  const last = (): Filling => tables.at(-1) ?? { paragraphs: [], rows: [] };
  for (const block of [...page.blocks, ...page.secondBlocks]) {
    if (block.kind === 'title' || block.kind === 'course')
      tables.push({ heading: textIn(block.texts, language), paragraphs: [], rows: [] });
    // A text after dishes stands below them.
    if (block.kind === 'text' && last().rows.length > 0) tables.push({ paragraphs: [], rows: [] });
    if (block.kind === 'text') last().paragraphs.push(textIn(block.texts, language));
    if (block.kind === 'recipe') last().rows.push(dishRow(block, look, text));
  }
  // Also of a menu without a legend: a sign that nobody explains says nothing.
  if (settings.showAllergens) tables.push({ heading: ALLERGEN_WORDS[language].legend, paragraphs: [legendText(look)], rows: [] });
  const head = [
    text('dish'),
    ...(settings.showAllergens ? [ALLERGEN_WORDS[language].legend] : []),
    text(look.hasLetters ? 'footprint' : 'footprintFigure'),
  ];
  const widths = settings.showAllergens ? [0.46, 0.14, 0.26, 0.14] : [0.58, 0.28, 0.14];
  const priced = settings.showPrices ? [...head, text('price')] : head;
  return tables
    .filter(({ heading, paragraphs, rows }) => heading || paragraphs.some((each) => each !== '') || rows.length > 0)
    .map(({ rows, ...rest }) => ({
      ...rest,
      ...(rows.length > 0 && { head: priced, rows, widths, ...(settings.showPrices && { numeric: [priced.length - 1] }) }),
    }));
}

function dishRow(block: RecipeBlock, look: MenuLook, text: PageText): string[] {
  const { dishes, ownLabels, settings } = look;
  const { language, showAllergens, showDiet, showPrices } = settings;
  const dish = dishes.get(block.recipeId);
  const name = textIn(block.names, language) || (dish ? nameIn(dish.names, language) : text('dishGone'));
  const isMarked = showDiet && (dish?.diet === 'vegan' || dish?.diet === 'vegetarian');
  const own = block.customLabels.flatMap((id) => {
    const names = ownLabels.get(id)?.names ?? [];
    return (names.find((each) => each.language === language) ?? names[0])?.name ?? [];
  });
  const marks = [
    ...(isMarked && dish?.diet ? [text(dish.diet as 'vegan' | 'vegetarian')] : []),
    ...(showDiet && dish?.glutenFree ? [ALLERGEN_WORDS[language].glutenFree] : []),
    ...own,
  ];
  const named = marks.length > 0 ? `${name} (${marks.join(', ')})` : name;
  const description = textIn(block.descriptions, language);
  const label = shownLabel(block, look);
  const footprint = dish && label !== 'none' ? labelText(dish, label, language) : '–';
  const partly = dish && isPartlyCounted(dish) && label !== 'none' ? `\n${text('partly')}` : '';
  return [
    [named, description, originText(dish?.meats ?? [], language)].filter((each) => each !== '').join('\n'),
    ...(showAllergens ? [signsText(dish?.allergens ?? NOTHING_KNOWN, language)] : []),
    `${footprint}${partly}`,
    ...(showPrices ? [block.price] : []),
  ];
}

/** `G (L) ?`, and below it whom to ask. */
function signsText(allergens: FoodAllergens, language: Language): string {
  return [dishSigns(allergens), askBesideSigns(allergens, language)].filter((each) => each !== '').join('\n');
}

function labelText(dish: MenuDish, label: DishLabel, language: Language): string {
  const co2 = co2ForGuests(dish);
  return label === 'figure' ? figureText(co2, language) : carbonLabelText({ level: dish.level, co2, language });
}

/** `G milk, L celery, ( ) may contain`. */
function legendText({ legend }: MenuLook): string {
  return legend.map(({ sign, words }) => (sign === '' ? words : `${sign} ${words}`)).join(', ');
}
