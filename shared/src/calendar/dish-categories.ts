import { chosenMealSize } from '../recipes/model/meal-size.ts';
import type { MealSize, RecipeSummary } from '../recipes/model/recipe.ts';

export type DishOfKitchen = Pick<RecipeSummary, 'category' | 'weightPerPortion'>;

export interface DishCategory {
  /** As the kitchen writes it; empty for dishes without one. */
  name: string;
  dishes: number;
  /** Whether its dishes are mostly served by themselves: sides, starters and cakes are called so or weigh less. True where nothing says it. */
  isMain: boolean;
}

/** The least share of a main course that a dish served by itself is (`meal-size.ts`). */
const BY_ITSELF = 0.5;

export const categoryOf = ({ category }: Pick<DishOfKitchen, 'category'>): string => category.trim();

/** The categories of a kitchen's dishes, those with most dishes first. */
export function dishCategories(dishes: readonly DishOfKitchen[]): DishCategory[] {
  return [...Map.groupBy(dishes, categoryOf)]
    .map(([name, all]) => ({ name, dishes: all.length, isMain: !isSmallCourse(name) && isServedAlone(all) }))
    .toSorted((one, other) => Number(one.name === '') - Number(other.name === '') || other.dishes - one.dishes);
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u).filter((word) => word !== ''));

/** Courses beside or around a main one, in all languages. "Entree" without its accent is a main course in America. */
const SMALL_COURSES = words(`
  starter starters appetizer appetizers appetiser appetisers side sides dessert desserts pudding puddings cake cakes snack snacks sauce sauces dip dips
  dressing dressings drink drinks beverage beverages bread breads pastry pastries cookies biscuits condiments garnish garnishes canapés canapes
  förrätt förrätter tillbehör efterrätt efterrätter desserter fika mellanmål kaka kakor bakverk sås såser dryck drycker bröd tilltugg garnityr
  forrett forretter tilbehør mellommåltid kake kaker bakst saus sauser drikke drikker brød
  forret forretter mellemmåltid kage kager bagværk sovs sovse drikkevare drikkevarer
  vorspeise vorspeisen beilage beilagen nachspeise nachspeisen nachtisch zwischengang kuchen gebäck soße soßen saucen getränk getränke brot brote
  entrée entrées accompagnement accompagnements garniture garnitures goûter goûters apéritif apéritifs apéro gâteau gâteaux boisson boissons pain pains
  voorgerecht voorgerechten bijgerecht bijgerechten nagerecht nagerechten toetje toetjes tussengerecht tussengerechten tussendoortje tussendoortjes
  gebak saus sauzen drank dranken brood`);

/** Beside one of these a small course is no more than a part: "Mains and sides". */
const MAIN_COURSES = words(`
  main mains lunch dinner varmrätt varmrätter huvudrätt huvudrätter middag hovedrett hovedretter lunsj hovedret hovedretter frokost
  hauptgang hauptgericht hauptgerichte hauptspeise hauptspeisen mittagessen plat plats déjeuner dîner hoofdgerecht hoofdgerechten`);

/** Whether the kitchen's own word says that its dishes are no mains. */
function isSmallCourse(category: string): boolean {
  const said =
    category
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return said.some((word) => SMALL_COURSES.has(word)) && !said.some((word) => MAIN_COURSES.has(word));
}

/**
 * Whether a dish is served beside or around a main one: by the size that a person chose, else by its category. Its weight says nothing: a main dish
 * may weigh 220 g, and only the food whose weight is known is weighed. False where nothing says it.
 */
export function isSmallDish({ mealsize, category }: { mealsize: MealSize; category: string }): boolean {
  return mealsize === 0 ? isSmallCourse(category.trim()) : mealsize < BY_ITSELF;
}

/** By the middle of its portions: a heavy cake among light ones is still no lunch. */
function isServedAlone(dishes: readonly DishOfKitchen[]): boolean {
  const weights = dishes.flatMap(({ weightPerPortion }) => (weightPerPortion > 0 ? [weightPerPortion] : []));
  const middle = weights.toSorted((one, other) => one - other)[Math.floor(weights.length / 2)];
  return middle === undefined || chosenMealSize(0, middle) >= BY_ITSELF;
}
