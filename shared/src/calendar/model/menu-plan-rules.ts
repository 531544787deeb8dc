import * as z from 'zod/mini';
import { described } from '../../kernel/api/described.ts';

/** The tags by which a kitchen's rules know a dish. `red_meat` is beef, pork, lamb and game; `vegetarian` has the vegan ones, too. */
export const DISH_TAGS = ['vegan', 'vegetarian', 'fish', 'meat', 'red_meat', 'beef', 'pork', 'lamb_game', 'poultry'] as const;
export const DishTag = z.enum(DISH_TAGS);
export type DishTag = z.infer<typeof DishTag>;

/** A kitchen's rules as data: the plan shows where they break, and a shuffle keeps them. */
export const MenuPlanRules = z.object({
  eachDay: described(
    z._default(z.array(DishTag).check(z.maxLength(DISH_TAGS.length)), []),
    'Tags of which every day has a dish.',
  ),
  notTwiceADay: described(
    z._default(z.array(DishTag).check(z.maxLength(DISH_TAGS.length)), []),
    'Tags of which no day has two dishes.',
  ),
  mostPerWeek: described(
    z._default(
      z
        .array(
          z.object({
            tag: described(DishTag, 'What is counted.'),
            most: described(z.number().check(z.int(), z.minimum(0), z.maximum(84)), 'Dishes of a week that have it at most.'),
          }),
        )
        .check(z.maxLength(DISH_TAGS.length)),
      [],
    ),
    'How many dishes of a week have a tag at most.',
  ),
  mostDaysPerWeek: described(
    z.optional(
      z
        .array(
          z.object({
            tag: described(DishTag, 'What is counted.'),
            most: described(z.number().check(z.int(), z.minimum(0), z.maximum(7)), 'Days of a week that have it at most.'),
          }),
        )
        .check(z.maxLength(DISH_TAGS.length)),
    ),
    'On how many days of a week something with a tag is served at most, however many dishes of a day have it; left out: on any.',
  ),
  leastPerWeek: described(
    z.optional(
      z
        .array(
          z.object({
            tag: described(DishTag, 'What is counted.'),
            least: described(z.number().check(z.int(), z.minimum(0), z.maximum(84)), 'Dishes of a week that have it at least.'),
          }),
        )
        .check(z.maxLength(DISH_TAGS.length)),
    ),
    'How many dishes of a week have a tag at least; left out: any number.',
  ),
  budget: described(
    z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1_000_000)))),
    'What the food of a guest and day may cost, in the kitchen’s currency; null where nobody says. Of and from callers who may see costs alone.',
  ),
});
export type MenuPlanRules = z.infer<typeof MenuPlanRules>;

/** A plan with another budget, or without any: it is the money of one kitchen, for those who may see costs. */
export function withBudget<Plan extends { rules: MenuPlanRules }>(plan: Plan, budget: MenuPlanRules['budget']): Plan {
  const { budget: _theirs, ...rules } = plan.rules;
  return { ...plan, rules: budget === undefined ? rules : { ...rules, budget } };
}

/** The rules that a search for better days keeps by their names. */
const SEARCHED_RULES = ['eachDay', 'notTwiceADay', 'mostPerWeek', 'mostDaysPerWeek'] as const;

/** The kitchen's own rule of a broken one's name, `eachDay.vegan`; null for what a search adds to keep dishes apart. */
export function kitchenRule(name: string): { rule: (typeof SEARCHED_RULES)[number]; tag: DishTag } | null {
  for (const rule of SEARCHED_RULES) {
    const tag = DISH_TAGS.find((each) => name === `${rule}.${each}`);
    if (tag !== undefined) return { rule, tag };
  }
  return null;
}
