import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { LikelyBrand } from '@plateprint/shared/mapper/brand-api.ts';
import { type Brands, BrandSearch, brandsSaidBy, LEAST_FOODS, type PossibleBrand } from '@plateprint/shared/mapper/brands.ts';
import type { MappingDecision } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { inSlices } from '../../platform/slices/in-slices.ts';
import { searchOf } from '../../ingredients/actions/search-of.ts';
import type { Services } from '../../platform/services.ts';
import { wordsSaid } from '../brand-store.ts';
import { namesOf } from './map-names.ts';
import { namesByIds, waitingToCompare } from '../mapper-list-store.ts';
import { foodOfMatch, matchPurchasedAhead } from '../match-purchased.ts';
import { presentName } from './present-name.ts';

type LikelyServices = Pick<Services, 'database' | 'foodData'>;
type Compared = Awaited<ReturnType<typeof waitingToCompare>>[number];

/** Words that are asked about together, and names of one: an answer decides about a thousand at most. */
const MOST_BRANDS = 5;
const MOST_NAMES = 200;
/** Of the names with a brand at least one in three is surely understood without it. */
const LEAST_UNDERSTOOD = 1 / 3;
/** Names that a word is tried on first: most words are none. None at a glance is none. */
const GLANCED = 10;
const TRIED = 40;
/**
 * Words that are tried, the most frequent first: in a list of a language that is not its report's every word stands beside many
 * things, and trying all of them on 20,000 names takes minutes.
 */
const MOST_TRIED = 60;

interface Understood {
  name: Compared;
  match: NameMatch;
}

/**
 * The words that keep most waiting names from being understood: no food data knows them, they stand beside many things, and
 * without one names are surely understood as at least four different foods. A word of a food seldom does that, and a person is
 * asked. A name is shown under the first of its brands alone.
 * @param language of the foods' names; that of each name by default
 */
export async function likelyBrands(
  services: LikelyServices,
  organizationId: string,
  language: Language | undefined,
): Promise<LikelyBrand[]> {
  const { database, foodData } = services;
  const [waiting, said] = await Promise.all([waitingToCompare(database, organizationId), wordsSaid(database, organizationId)]);
  const asked = new Set(said.map(({ word }) => word));
  const without = said.map(({ word, is_brand: isBrand }) => ({ word, isBrand }));
  const [found, taken]: [LikelyBrand[], Set<string>] = [[], new Set()];
  const possibles = (await possibleIn(foodData, waiting)).filter(({ word }) => !asked.has(word));
  for (const { names, ...word } of possibles.slice(0, MOST_TRIED)) {
    if (found.length === MOST_BRANDS) break;
    const possible = { ...word, names: names.filter(({ id }) => !taken.has(id)) };
    const understood = await understoodWithout(
      foodData,
      possible,
      brandsSaidBy([...without, { word: word.word, isBrand: true }]),
    );
    if (!understood) continue;
    without.push({ word: word.word, isBrand: true });
    for (const { name } of understood) taken.add(name.id);
    found.push(await presented(services, { organizationId, language, possible, understood }));
  }
  return found;
}

async function possibleIn(foodData: FoodData, waiting: readonly Compared[]): Promise<PossibleBrand<Compared>[]> {
  const search = searchOf(foodData);
  const searches = new Map<Language, BrandSearch<Compared>>();
  await inSlices(waiting, (name) => {
    const language = name.language_iso as Language;
    const own = searches.get(language) ?? new BrandSearch<Compared>();
    searches.set(language, own);
    own.add(name);
  });
  return [...searches]
    .flatMap(([language, own]) => own.possible((word) => search.isWord(word, language)))
    .toSorted((a, b) => b.names.length - a.names.length);
}

async function understoodWithout(
  foodData: FoodData,
  { names }: PossibleBrand<Compared>,
  brands: Brands,
): Promise<Understood[] | null> {
  const understand = async (some: readonly Compared[]): Promise<Understood[]> => {
    const understood: Understood[] = [];
    for (const [language, own] of Map.groupBy(some, (name) => name.language_iso as Language)) {
      const matchOf = await matchPurchasedAhead(
        foodData,
        own.map(({ name }) => name),
        { language, brands },
      );
      understood.push(...(await inSlices(own, (name) => ({ name, match: matchOf(name.name) }))));
    }
    return understood.filter(({ match }) => match.matched);
  };
  const enough = (understood: readonly Understood[], of: number): boolean =>
    understood.length >= of * LEAST_UNDERSTOOD && foodsOf(understood) >= LEAST_FOODS;
  const glanced = await understand(names.slice(0, GLANCED));
  if (glanced.length === 0) return null;
  const first = [...glanced, ...(await understand(names.slice(GLANCED, TRIED)))];
  if (!enough(first, Math.min(names.length, TRIED))) return null;
  return [...first, ...(await understand(names.slice(TRIED, MOST_NAMES)))];
}

function foodsOf(understood: readonly Understood[]): number {
  return new Set(understood.map(({ match }) => match.ingredientId ?? match.categoryId)).size;
}

async function presented(
  { database, foodData }: LikelyServices,
  {
    organizationId,
    language: asked,
    possible,
    understood,
  }: {
    organizationId: string;
    language: Language | undefined;
    possible: PossibleBrand<Compared>;
    understood: readonly Understood[];
  },
): Promise<LikelyBrand> {
  const rows = await namesByIds(
    database,
    organizationId,
    understood.map(({ name }) => name.id),
  );
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const names = understood.flatMap(({ name, match }) => {
    const row = rowOf.get(name.id);
    if (!row) return [];
    const becomes = decisionOf(match);
    const language = asked ?? (name.language_iso as Language);
    return [{ name: presentName(foodData, row, asked), becomes, ...namesOf(foodData, becomes, language) }];
  });
  return {
    word: possible.word,
    written: possible.written,
    names,
    foods: foodsOf(understood),
    others: possible.names.length - names.length,
  };
}

/** A sure match as a person's decision; marks that the name does not state are unknown. */
function decisionOf(match: NameMatch): MappingDecision {
  return { ...foodOfMatch(match), origin_iso: match.origin_id, organic: match.organic ? true : null };
}
