import type { Diet } from '../../ingredients/allergen.ts';
import { DISH_TAGS, type DishTag } from './menu-plan-rules.ts';

/** The tags that follow from the food classes of a dish's lines. @source Red meat: WHO/IARC 2015, the muscle meat of mammals. */
const TAGS_OF_CATEGORY = new Map<string, readonly DishTag[]>([
  ['beef', ['beef', 'red_meat']],
  ['pork', ['pork', 'red_meat']],
  ['lamb-game', ['lamb_game', 'red_meat']],
  ['processed-meat', ['red_meat']],
  ['poultry', ['poultry']],
]);

const TAGS_OF_DIET: Readonly<Record<Diet, readonly DishTag[]>> = {
  vegan: ['vegan', 'vegetarian'],
  vegetarian: ['vegetarian'],
  fish: ['fish'],
  meat: ['meat'],
};

/** Foods that their class says too much or too little of. */
const TAGS_OF_FOOD = new Map<string, readonly DishTag[]>([
  ['mixed-mince', ['beef', 'pork', 'red_meat']],
  ['chicken-kebab', ['poultry']],
  ['chicken-meatballs', ['poultry']],
  ['chicken-sausage', ['poultry']],
  ['foie-gras-ready', ['poultry']],
  ['gelatine', []],
]);

/** A food of a dish: the ingredient, null where only its class is known, and the class. */
export interface FoodOfDish {
  ingredient: string | null;
  category: string;
  /** Null where its class is known alone, and has foods of several diets. */
  diet: Diet | null;
}

/** A cube of stock is in the class of sauces: only meat itself makes a dish red meat, however little of it. */
export function dishTags({ diet, foods }: { diet: Diet | null; foods: readonly FoodOfDish[] }): DishTag[] {
  const tags = new Set<DishTag>(diet === null ? [] : TAGS_OF_DIET[diet]);
  for (const { ingredient, category } of foods) {
    const ofFood = ingredient === null ? undefined : TAGS_OF_FOOD.get(ingredient);
    for (const tag of ofFood ?? TAGS_OF_CATEGORY.get(category) ?? []) tags.add(tag);
  }
  return DISH_TAGS.filter((tag) => tags.has(tag));
}

interface OpenDish {
  diet: Diet | null;
  foods: readonly FoodOfDish[];
  /** Whether each of its lines is a food whose kind is known. */
  isUnderstood: boolean;
  /** Whether it would be vegetarian but for the rennet of a cheese. */
  animalRennet?: boolean | undefined;
}

/**
 * The tags that a dish may have besides its own, of which nobody knows. A line that is not understood may be anything that the others do not
 * rule out. Where all are understood it is no meat: nobody knows of a cheese's rennet, or of fish in a sauce.
 */
export function openTags({ diet, foods, isUnderstood, animalRennet = false }: OpenDish): DishTag[] {
  if (diet !== null) return [];
  if (animalRennet) return ['vegetarian'];
  const own = dishTags({ diet, foods });
  const isPlant = foods.every((food) => food.diet === null || food.diet === 'vegan');
  const isMeatless = foods.every((food) => food.diet !== 'meat' && food.diet !== 'fish');
  const open: readonly DishTag[] = isUnderstood ? ['vegan', 'vegetarian', 'fish'] : DISH_TAGS;
  return open.filter((tag) => !own.includes(tag) && (tag !== 'vegan' || isPlant) && (tag !== 'vegetarian' || isMeatless));
}
