import { newWords, type QuestionedWords } from '@plateprint/shared/claims/questioned-words.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import type { MenuDraft, MenuPage } from '@plateprint/shared/menus/menu.ts';
import { brokenWords, wordsOfMenu } from '@plateprint/shared/menus/promises/words-of-menu.ts';
import type { GoingOut } from '../../claims/going-out.ts';
import type { Database } from '../../platform/database/database.ts';
import { type LivePlace, livePlacesOf } from '../../recipes/allergen-notice-store.ts';
import { labelIdsOf, pageOf, recipeIdsOf, type StoredMenu } from '../menu-row.ts';
import type { OwnedMenu } from '../menu-store.ts';
import { dishesOf, ownLabelsOf } from './present-menu.ts';

/** Where a menu is read. */
interface MenuPlace {
  organizationId: string;
  country: string;
  now: Date;
}

/** The promises of blocks that their dishes surely do not keep, by the recipes as they are kept now. */
export async function brokenWordsOf(
  database: Database,
  organizationId: string,
  page: Pick<MenuPage, 'blocks' | 'secondBlocks'>,
): Promise<QuestionedWords[]> {
  return brokenWords({ ...page, recipes: await dishesOf(database, organizationId, recipeIdsOf(page)) });
}

/** The words of a menu that somebody has to answer for, by the recipes and own labels as they are kept now. */
export async function wordsOfPage(
  database: Database,
  { organizationId, country, now }: MenuPlace,
  { name, page }: { name: string; page: Pick<MenuPage, 'settings' | 'blocks' | 'secondBlocks'> },
): Promise<QuestionedWords[]> {
  const [recipes, customLabels] = await Promise.all([
    dishesOf(database, organizationId, recipeIdsOf(page)),
    ownLabelsOf(database, organizationId, labelIdsOf(page)),
  ]);
  const year = Number(dayAt(country, now).slice(0, 4));
  return wordsOfMenu({ ...page, name, recipes, customLabels }, { country, year });
}

interface OnLinks {
  places: readonly LivePlace[];
  now: Date;
}

/** The words of a kept menu in each country where it is live. */
export async function wordsOnLinks(database: Database, row: StoredMenu, { places, now }: OnLinks): Promise<QuestionedWords[]> {
  return inCountries(places, async (country) =>
    wordsOfPage(database, { organizationId: row.organization_id, country, now }, { name: row.name, page: pageOf(row) }),
  );
}

async function inCountries(
  places: readonly LivePlace[],
  wordsIn: (country: string) => Promise<QuestionedWords[]>,
): Promise<QuestionedWords[]> {
  const countries = [...new Set(places.map(({ country }) => country))];
  const words: QuestionedWords[] = [];
  for (const country of countries) words.push(...(await wordsIn(country)));
  return words;
}

/** What a change brings onto the live links that its menu is on: words that stood there before were answered for. */
export async function changeGoingOut(
  database: Database,
  { row }: Pick<OwnedMenu, 'row'>,
  { draft, reason, now }: { draft: MenuDraft; reason: string; now: Date },
): Promise<GoingOut> {
  const organizationId = row.organization_id;
  const places = await livePlacesOf(database, [row.id]);
  const next = await inCountries(places, async (country) =>
    wordsOfPage(database, { organizationId, country, now }, { name: draft.name, page: draft }),
  );
  // Most changes leave nothing to answer for, and need no look at what stood there.
  const words = next.length === 0 ? [] : newWords(next, await wordsOnLinks(database, row, { places, now }));
  const thing = { kind: 'menu', id: row.id, name: draft.name } as const;
  const restaurantIds = [...new Set(places.map(({ restaurantId }) => restaurantId))];
  const shown = { ...thing, organizationId, restaurantIds };
  return { organizationId, thing, occasion: 'share', shown, words, reason };
}
