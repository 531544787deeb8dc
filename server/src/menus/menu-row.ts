import { isLanguage } from '@plateprint/shared/kernel/language.ts';
import { convertLegacyMenu, LegacyMenu } from '@plateprint/shared/menus/legacy-menu.ts';
import type { MenuBlock } from '@plateprint/shared/menus/menu-block.ts';
import { type MenuDraft, MenuPage, type MenuSummary } from '@plateprint/shared/menus/menu.ts';
import { DEFAULT_USER_SETTINGS } from '@plateprint/shared/users/user.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../platform/database/tables/tables.ts';

export type StoredMenu = Selectable<Tables['menu']>;

/** The blocks of both columns, in the order a guest reads them. */
export function blocksOf({ blocks, secondBlocks }: Pick<MenuPage, 'blocks' | 'secondBlocks'>): MenuBlock[] {
  return [...blocks, ...secondBlocks];
}

/** The recipes that a page names, each once. */
export function recipeIdsOf(page: Pick<MenuPage, 'blocks' | 'secondBlocks'>): string[] {
  return [...new Set(blocksOf(page).flatMap((block) => (block.kind === 'recipe' ? [block.recipeId] : [])))];
}

/** The own labels that its dishes carry, each once. */
export function labelIdsOf(page: Pick<MenuPage, 'blocks' | 'secondBlocks'>): string[] {
  return [...new Set(blocksOf(page).flatMap((block) => (block.kind === 'recipe' ? block.customLabels : [])))];
}

/** A kept document as a page: one of the former form as its conversion would be, its words taken to be in `language`. */
export function pageOfDocument(document: unknown, former: { isLegacy: boolean; language: string }): MenuPage {
  if (!former.isLegacy) return MenuPage.parse(document);
  const language = isLanguage(former.language) ? former.language : DEFAULT_USER_SETTINGS.appLanguage;
  return convertLegacyMenu(LegacyMenu.parse(document), language);
}

/** The page of a kept menu. */
export function pageOf({ document, legacy, language }: Pick<StoredMenu, 'document' | 'legacy' | 'language'>): MenuPage {
  return pageOfDocument(document, { isLegacy: legacy, language });
}

/** The document of a draft, without its name and scope. */
function documentOf({ name: _name, libraryScope: _scope, ...page }: MenuDraft): MenuPage {
  return page;
}

/** The columns for a row of the overview, beside the document. */
export function menuColumns(draft: MenuDraft) {
  const page = documentOf(draft);
  return {
    name: draft.name.trim(),
    name_search: draft.name.trim().toLowerCase(),
    library_scope: draft.libraryScope,
    orientation: page.options.orientation,
    language: page.settings.language,
    dishes: blocksOf(page).filter(({ kind }) => kind === 'recipe').length,
    legacy: false,
    document: JSON.stringify(page),
  };
}

export type SummaryRow = Pick<
  StoredMenu,
  'id' | 'name' | 'library_scope' | 'orientation' | 'language' | 'dishes' | 'legacy' | 'thumbnail' | 'updated_at'
>;

export function toSummary(row: SummaryRow, linkNumbers: readonly number[]): MenuSummary {
  return {
    id: row.id,
    name: row.name,
    libraryScope: row.library_scope as MenuSummary['libraryScope'],
    orientation: row.orientation as MenuSummary['orientation'],
    language: row.language as MenuSummary['language'],
    dishes: row.dishes,
    legacy: row.legacy,
    linkNumbers: [...linkNumbers],
    thumbnailUrl: row.thumbnail,
    updatedAt: row.updated_at.toISOString(),
  };
}
