import type { LabelsShown } from '../../footprint/label/labels-shown.ts';
import { isBlank } from '../../kernel/text.ts';
import type { Language } from '../../kernel/language.ts';
import { nameIn } from '../../recipes/names/recipe-name-in.ts';
import type { LocalText, MenuBlock, RecipeBlock } from '../menu-block.ts';
import type { CustomLabel, MenuDish, MenuPage } from '../menu.ts';

/** A dish as a guest sees it. */
export type LiveDish = MenuDish;

/** All that a live page may show: of the tenant the restaurant's name and logo, and the one menu. */
export interface LiveMenu {
  restaurant: { name: string; logo: string | null };
  /** Null while no menu is on the link. */
  menu: null | {
    page: MenuPage;
    /** The labels that it may show, by the organization's label basis. */
    labels: LabelsShown;
    dishes: readonly LiveDish[];
    customLabels: readonly CustomLabel[];
    backgroundUrl: string | null;
  };
}

export type ShownMenu = NonNullable<LiveMenu['menu']>;

/** Words in a reader's language, else in the menu's, else the first. */
export function textIn(texts: readonly LocalText[], language: Language, menus: Language): string {
  const written = texts.filter(({ text }) => !isBlank(text));
  const sibling = language === 'en_gb' ? 'en_us' : language === 'en_us' ? 'en_gb' : language;
  const found = [language, sibling, menus].map((wanted) => written.find((each) => each.language === wanted));
  return (found.find((each) => each !== undefined) ?? written[0])?.text ?? '';
}

/** The title of the menu for guests: its first title; its name in the organization may be meant for the organization alone. */
export function titleOf({ page }: ShownMenu, language: Language): string {
  const title = blocksInOrder(page).find((block) => block.kind === 'title');
  return title?.kind === 'title' ? textIn(title.texts, language, page.settings.language) : '';
}

/** The key of the break between the first and the second column. */
export const SECOND = 'second';

/** Both columns in the order a guest reads them; the second begins a page of its own. */
export function blocksInOrder({ blocks, secondBlocks }: MenuPage): MenuBlock[] {
  if (secondBlocks.length === 0) return blocks;
  return [...blocks, { kind: 'page_break', _id: SECOND }, ...secondBlocks];
}

/** The dishes of a page in their order: a guest’s address of one is its place, for ids stay inside. */
export function dishBlocks(page: MenuPage): RecipeBlock[] {
  return blocksInOrder(page).filter((block) => block.kind === 'recipe');
}

/** The dish of a block with its name in a language; null when its recipe is gone and the menu itself has no name for it. */
export function dishOf(
  block: RecipeBlock,
  { dishes, page }: ShownMenu,
  language: Language,
): { name: string; dish: LiveDish | null } | null {
  const dish = dishes.find(({ id }) => id === block.recipeId) ?? null;
  const name = textIn(block.names, language, page.settings.language) || nameIn(dish?.names ?? [], language);
  return isBlank(name) ? null : { name, dish };
}
