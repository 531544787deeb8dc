import { labelIn } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { ingredientName, variationName } from '@plateprint/shared/ingredients/name-in.ts';
import { fold } from '@plateprint/shared/ingredients/search/fold.ts';
import { type Language, nameLanguageOf } from '@plateprint/shared/kernel/language.ts';
import type { MappedName, MappingDecision } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { nameKeyOf } from '@plateprint/shared/mapper/purchased-name.ts';
import { readsLikeNoFood } from '@plateprint/shared/mapper/words/no-food.ts';
import {
  articleIdentities,
  articleIdentityKey,
  type Remembered,
  rememberedOf,
  type SaidArticle,
} from '@plateprint/shared/mapper/memory/remembered.ts';
import type { Database } from '../../platform/database/database.ts';
import { WordsOfNoFood } from '@plateprint/shared/mapper/unknown-words.ts';
import { inSlices } from '../../platform/slices/in-slices.ts';
import { searchOf } from '../../ingredients/actions/search-of.ts';
import { brandsOf } from '../brand-store.ts';
import { decidedByArticle, decidedByKey } from '../mapper-store.ts';
import { foodOfMatch, matchPurchasedAhead } from '../match-purchased.ts';

export interface NamesToMap {
  organizationId: string;
  language: Language;
  names: readonly ({ name: string } & SaidArticle)[];
  /** Ends it. */
  signal?: AbortSignal;
}

/** The meaning of names, in order: the organization's decision about the article, else about the name, else a sure match in the food data, else candidates alone. */
export async function namesMapped(
  { database, foodData }: { database: Database; foodData: FoodData },
  { organizationId, language, names, signal }: NamesToMap,
): Promise<MappedName[]> {
  const keyed = names.map((said) => ({ ...said, key: nameKeyOf(said.name), articles: articleIdentities(said) }));
  const keys = [...new Set(keyed.map(({ key }) => key))];
  const [memory, ofArticles, brands] = await Promise.all([
    decidedByKey(database, organizationId, keys),
    decidedByArticle(
      database,
      organizationId,
      keyed.flatMap(({ articles }) => articles),
    ),
    brandsOf(database, organizationId),
  ]);
  const stillKnown = (decided: readonly Remembered[] = []) => decided.filter((each) => isKnown(foodData, each));
  const ofList = await tellingWords(foodData, { language, names });
  const matchOf = await matchPurchasedAhead(
    foodData,
    names.map(({ name }) => name),
    { language, brands, ofList, signal },
  );
  return inSlices(
    keyed,
    ({ name, externalId, key, articles }) => {
      const ofArticle = articles.flatMap((article) => stillKnown(ofArticles.get(articleIdentityKey(article))));
      const known = rememberedOf({ ofArticle, ofName: stillKnown(memory.get(key)) }, externalId);
      return mapped(foodData, { match: matchOf(name), name, known, language });
    },
    signal,
  );
}

/** Makers and grades that the list itself tells by where they stand. */
async function tellingWords(
  foodData: FoodData,
  { language, names }: Pick<NamesToMap, 'language' | 'names'>,
): Promise<ReadonlySet<string>> {
  const search = new WordsOfNoFood();
  await inSlices([...new Set(names.map(({ name }) => name))], (name) => search.add(name));
  const known = searchOf(foodData);
  return search.found((word) => known.isWord(word, language));
}

/** Whether the food data still has what was decided. */
export function isKnown(foodData: FoodData, { notFood, variationId, categoryId }: MappingDecision): boolean {
  if (notFood) return true;
  return variationId === null
    ? categoryId !== null && foodData.category(categoryId) !== null
    : foodData.variation(variationId) !== null;
}

function mapped(
  foodData: FoodData,
  { match, name, known, language }: { match: NameMatch; name: string; known: Remembered | null; language: Language },
): MappedName {
  const looksLikeNoFood = readsLikeNoFood(fold(name), nameLanguageOf(language));
  const { candidates, confidence, organic, origin_id: origin_iso } = match;
  if (known) {
    const { externalId: _, organic: decided, ...decision } = known;
    // Where nobody decided on an origin, that which the name says holds, as in a match.
    const said = decision.notFood ? null : origin_iso;
    return {
      name,
      ...decision,
      origin_iso: decision.origin_iso ?? said,
      organic: decided ?? organic,
      ...namesOf(foodData, decision, language),
      by: 'memory',
      confidence: 1,
      looksLikeNoFood,
      candidates,
    };
  }
  const food = match.matched ? foodOfMatch(match) : { ingredientId: null, variationId: null, categoryId: null, notFood: false };
  const decision = { ...food, origin_iso, organic };
  const best = match.matched ? confidence : (candidates[0]?.confidence ?? 0);
  const by = match.matched ? 'match' : 'none';
  return { name, ...decision, ...namesOf(foodData, decision, language), by, confidence: best, looksLikeNoFood, candidates };
}

/** The names of what was decided, in a language; null for what is no food or not known any more. */
export function namesOf(
  foodData: FoodData,
  { variationId, categoryId }: Pick<MappingDecision, 'variationId' | 'categoryId'>,
  language: Language,
): { mapped_name: string | null; variationName: string | null } {
  const found = variationId === null ? null : foodData.variation(variationId);
  if (found)
    return {
      mapped_name: ingredientName(found.ingredient, language),
      variationName: variationName(foodData.release, found.variation, language),
    };
  const category = categoryId === null ? null : foodData.category(categoryId);
  return { mapped_name: category && labelIn(language, category.names), variationName: null };
}
