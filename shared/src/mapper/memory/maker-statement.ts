import * as z from 'zod/mini';
import { Allergen, ALLERGENS, type AllergenState } from '../../ingredients/allergen.ts';
import type { FoodAllergens } from '../../ingredients/food-allergens.ts';
import { described } from '../../kernel/api/described.ts';
import { type Day, isDay } from '../../kernel/month.ts';
import { plainText } from '../../kernel/plain-text.ts';

/** What a maker may say of an allergen. `free`: neither an ingredient nor in traces, in the maker's own words. */
export const MAKER_STATES = ['contains', 'may_contain', 'free'] as const;
const MakerState = z.enum(MAKER_STATES);
type MakerState = z.infer<typeof MakerState>;

/** A pack of several dishes lists some three thousand characters. */
const MOST_INGREDIENTS = 6000;
const MOST_SOURCE = 200;
const MOST_LINK = 1000;

/** No packaging of another century is in a store. */
const isStatedDay = (day: string): boolean => isDay(day) && day >= '2000-01-01' && day <= '2099-12-31';
const isPage = (text: string): boolean => /^https?:\/\/[^\s@]+$/i.test(text);

const MakerAllergen = z.object({ allergen: Allergen, state: MakerState });
export type MakerAllergen = z.infer<typeof MakerAllergen>;

const eachOnce = (said: readonly MakerAllergen[]): boolean => new Set(said.map(({ allergen }) => allergen)).size === said.length;

const StatementFields = z.object({
  allergens: described(
    z.array(MakerAllergen).check(z.maxLength(ALLERGENS.length), z.refine(eachOnce, 'repeated')),
    'Each of the fourteen that the maker speaks of, once; of the others nothing is said, which is not "free".',
  ),
  ingredients: described(
    plainText(MOST_INGREDIENTS, { lines: true }),
    'The list of ingredients as the maker writes it; empty where nobody copied it.',
  ),
  statedOn: described(z.string().check(z.refine(isStatedDay, 'not_a_day')), 'The day of the statement.'),
  source: described(
    plainText(MOST_SOURCE).check(z.refine((text) => text.trim() !== '', 'required')),
    'Where it stands: on the packaging, in a data sheet, on the maker’s site.',
  ),
  link: described(
    z.nullable(plainText(MOST_LINK).check(z.refine(isPage, 'not_an_address'))),
    'The page or file where it stands.',
  ),
});

const saysNothing = ({ allergens, ingredients }: z.infer<typeof StatementFields>): boolean =>
  allergens.length === 0 && ingredients.trim() === '';

/** What the maker of an article says of it: allergens, ingredients or both. */
export const MakerStatement = StatementFields.check(
  z.refine((statement) => !saysNothing(statement), { error: 'required', path: ['allergens'] }),
);
export type MakerStatement = z.infer<typeof MakerStatement>;

/** A statement as it is remembered of an article. */
export const MakerStatementEntry = z.extend(StatementFields, {
  savedBy: described(z.nullable(z.string()), 'Who copied it, by name; null where a program did or the account is gone.'),
  savedAt: z.string(),
});
export type MakerStatementEntry = z.infer<typeof MakerStatementEntry>;

/** The fields that a form asks for; what is wrong with one is said beside it. */
export type StatementField = 'allergens' | 'ingredients' | 'statedOn' | 'source' | 'link';
export type StatementProblem = 'required' | 'not_a_day' | 'in_future' | 'not_an_address' | 'too_long';

/** What a form has wrong, each by its field, before anything is sent. `today`: nobody has read what is yet to be printed. */
export function statementProblems(statement: MakerStatement, today: Day): Partial<Record<StatementField, StatementProblem>> {
  const { ingredients, statedOn, source, link } = statement;
  return {
    ...(saysNothing(statement) && { allergens: 'required' }),
    ...(ingredients.length > MOST_INGREDIENTS && { ingredients: 'too_long' }),
    ...(statedOn > today && { statedOn: 'in_future' }),
    ...(!isStatedDay(statedOn) && { statedOn: statedOn === '' ? 'required' : 'not_a_day' }),
    ...(source.length > MOST_SOURCE && { source: 'too_long' }),
    ...(source.trim() === '' && { source: 'required' }),
    ...(link !== null && !isPage(link) && { link: 'not_an_address' }),
    ...(link !== null && link.length > MOST_LINK && { link: 'too_long' }),
  };
}

/** The stronger first: what is in one article is in what is cooked of all; only what none has is not among them. */
const STRONGEST: readonly AllergenState[] = ['contains', 'may_contain', 'unknown', 'not_among'];

type MakerAllergens = Pick<MakerStatement, 'allergens'>;

/**
 * The allergens of what was bought of a food, by its makers: the maker's word goes before the food's, and where a maker says nothing of an
 * allergen the food's own answer stands. Only where each article has a statement (null: it has none) do they speak for the food; else the food
 * does. Nothing is ever free because nobody spoke of it.
 */
export function asMakersSay(food: FoodAllergens, articles: readonly (MakerAllergens | null)[]): FoodAllergens {
  const statements = articles.filter((each) => each !== null);
  if (articles.length === 0 || statements.length < articles.length) return food;
  const states = new Map(
    ALLERGENS.map((allergen) => {
      const said = new Set(statements.map((statement) => stateOfArticle(statement, food, allergen)));
      return [allergen, STRONGEST.find((state) => said.has(state)) ?? 'unknown'] as const;
    }),
  );
  const those = (state: AllergenState): Allergen[] => ALLERGENS.filter((allergen) => states.get(allergen) === state);
  return { contains: those('contains'), mayContain: those('may_contain'), unknown: those('unknown') };
}

function stateOfArticle({ allergens }: MakerAllergens, food: FoodAllergens, allergen: Allergen): AllergenState {
  const said = allergens.find((each) => each.allergen === allergen)?.state;
  if (said !== undefined) return said === 'free' ? 'not_among' : said;
  if (food.contains.includes(allergen)) return 'contains';
  if (food.mayContain.includes(allergen)) return 'may_contain';
  return food.unknown.includes(allergen) ? 'unknown' : 'not_among';
}

/** The allergens of which a statement says one state, in the order of the regulation. */
export function allergensSaid({ allergens }: MakerAllergens, state: MakerState): Allergen[] {
  return ALLERGENS.filter((allergen) => allergens.some((each) => each.allergen === allergen && each.state === state));
}

/** Those of which it says nothing. */
export function allergensNotSaid({ allergens }: MakerAllergens): Allergen[] {
  return ALLERGENS.filter((allergen) => !allergens.some((each) => each.allergen === allergen));
}
