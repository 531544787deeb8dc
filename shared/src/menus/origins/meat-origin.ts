import * as z from 'zod/mini';
import { described } from '../../kernel/api/described.ts';
import { Id } from '../../kernel/id.ts';
import { plainText } from '../../kernel/plain-text.ts';
import { MEATS, type Meat, type MeatStage } from './meat-law.ts';

/** ISO 3166 alpha-2; more than one where animals of an article come from several. */
const Countries = z._default(z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.maxLength(5)), []);

/** Where the animals of an article come from, as its label or invoice says. */
export const MeatArticle = z.object({
  id: described(Id, 'Your own id of the article, unique in the kitchen.'),
  name: described(plainText(120), 'The article as it is bought; empty for all that the kitchen buys of it.'),
  meat: described(z.enum(MEATS), 'The animal.'),
  ingredientId: described(z.nullable(Id), 'The food of the recipes that it is bought for; null for all meat of the animal.'),
  born: described(Countries, 'Where the animal was born, as ISO 3166 alpha-2; asked of beef alone.'),
  raised: described(Countries, 'Where it was raised.'),
  slaughtered: described(Countries, 'Where it was slaughtered.'),
});
export type MeatArticle = z.infer<typeof MeatArticle>;

export const MOST_ARTICLES = 200;
export const MeatArticles = z
  .array(MeatArticle)
  .check(z.maxLength(MOST_ARTICLES))
  .check(z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'article_twice'));

const Origin = z.object({ born: Countries, raised: Countries, slaughtered: Countries });
export type Origin = z.infer<typeof Origin>;

/** A meat of a dish with its origins; null while they are not wholly known: then nothing is printed, and the kitchen is asked. */
export const DishMeat = z.object({
  meat: z.enum(MEATS),
  ingredientId: z.nullable(z.string()),
  origins: z.nullable(z.array(Origin)),
});
export type DishMeat = z.infer<typeof DishMeat>;

type Stages = Readonly<Record<Meat, readonly MeatStage[]>>;

function isOriginKnown(article: Origin & { meat: Meat }, stages: Stages): boolean {
  return stages[article.meat].every((stage) => article[stage].length > 0);
}

/**
 * The origins of a meat: of the articles that are bought for its food, else of those for all meat of the animal. One of them that is not
 * known leaves all open, for any of them may be in the dish.
 */
export function originsOf(
  { meat, ingredientId }: Pick<DishMeat, 'meat' | 'ingredientId'>,
  articles: readonly MeatArticle[],
  stages: Stages,
): Origin[] | null {
  const ofMeat = articles.filter((article) => article.meat === meat);
  const ofFood = ofMeat.filter((article) => article.ingredientId !== null && article.ingredientId === ingredientId);
  const bought = ofFood.length > 0 ? ofFood : ofMeat.filter((article) => article.ingredientId === null);
  if (bought.length === 0 || !bought.every((article) => isOriginKnown(article, stages))) return null;
  const origins = bought.map(({ born, raised, slaughtered }) => ({
    born: stages[meat].includes('born') ? born : [],
    raised,
    slaughtered,
  }));
  return [...new Map(origins.map((each) => [JSON.stringify(each), each])).values()];
}

/** Whether a kitchen is asked for the origin of a meat. */
export function isOriginOpen({ origins }: DishMeat): boolean {
  return origins === null;
}
