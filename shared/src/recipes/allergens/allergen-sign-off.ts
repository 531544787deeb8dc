import * as z from 'zod/mini';
import { Allergen, ALLERGENS } from '../../ingredients/allergen.ts';
import type { FoodAllergens } from '../../ingredients/food-allergens.ts';
import type { RecipeAllergens } from './allergen-statement.ts';
import { stateIn } from './recipe-allergens.ts';

/** That a person answers for what is said of the fourteen, or for the dish being gluten-free by the law's own measure. */
export const SIGN_OFF_KINDS = ['allergens', 'gluten_free'] as const;
export const SignOffKind = z.enum(SIGN_OFF_KINDS);
export type SignOffKind = z.infer<typeof SignOffKind>;

/** The content of a signature: each of the fourteen stands in one of the lists. */
export const SignedContent = z.object({
  version: z.number(),
  foodDataVersion: z.string(),
  /** The lines as they were written then. */
  lines: z.array(z.string()),
  contains: z.array(Allergen),
  mayContain: z.array(Allergen),
  notAmong: z.array(Allergen),
  /** Those of `notAmong` for which nothing but the signature speaks. */
  bySignature: z.array(Allergen),
});
export type SignedContent = z.infer<typeof SignedContent>;

/** The present signatures on a dish. */
export interface StandingSignOffs {
  allergens: Pick<SignedContent, 'notAmong'> | null;
  glutenFree: boolean;
}

/** The content to sign for a dish: open allergens are said not to be among the ingredients. */
export function contentToSign(
  { contains, mayContain, unknown }: FoodAllergens,
  of: Pick<SignedContent, 'version' | 'foodDataVersion' | 'lines'>,
): SignedContent {
  const notAmong = ALLERGENS.filter((each) => !contains.includes(each) && !mayContain.includes(each));
  return { ...of, contains, mayContain, notAmong, bySignature: unknown };
}

/**
 * What is said of a dish with what was signed of it. A signature closes what was open and never takes away what a line brings: food
 * data that know more since are believed.
 */
export function withSignOffs<A extends FoodAllergens>(
  allergens: A,
  signOffs: StandingSignOffs | undefined,
): A & { glutenFree: boolean } {
  const closed = signOffs?.allergens?.notAmong ?? [];
  const signed = { ...allergens, unknown: allergens.unknown.filter((each) => !closed.includes(each)) };
  return { ...signed, glutenFree: (signOffs?.glutenFree ?? false) && mayBeGlutenFree(signed) };
}

/** The allergens of a recipe with what was signed of it: what only the signature says counts as stated by a person. */
export function signedAllergens(allergens: RecipeAllergens, signOffs: StandingSignOffs | undefined): RecipeAllergens {
  const { unknown } = withSignOffs(allergens, signOffs);
  const closed = allergens.unknown.filter((each) => !unknown.includes(each));
  if (closed.length === 0) return allergens;
  const among = (list: readonly Allergen[]): Allergen[] =>
    ALLERGENS.filter((each) => list.includes(each) || closed.includes(each));
  return { ...allergens, unknown, notAmong: among(allergens.notAmong), stated: among(allergens.stated) };
}

/** Whether "gluten-free" may be signed: no line, and nobody, says or leaves open that a cereal with gluten is in it. */
export function mayBeGlutenFree(allergens: FoodAllergens): boolean {
  return stateIn(allergens, 'gluten') === 'not_among';
}
