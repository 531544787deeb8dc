import type { LabelsShown } from '../../footprint/label/labels-shown.ts';
import { localeOf, type Language } from '../../kernel/language.ts';
import { nameIn } from '../../recipes/names/recipe-name-in.ts';
import type { MenuPlanDraft } from '../model/menu-plan.ts';
import { dayOfPlan, daysOfSpan } from '../model/plan-dates.ts';
import type { PlanDish } from '../model/plan-dish.ts';

/** A menu plan as it was published: what is changed in it since is not shown to anybody. */
export interface PublishedPlan {
  id: string;
  /** Its title for guests. */
  title: string;
  /** Counts the publications, from 0. */
  revision: number;
  publishedAt: Date;
  draft: MenuPlanDraft;
}

/** The facts of a dish that guests may know. */
export type ServedDish = Pick<
  PlanDish,
  'id' | 'names' | 'co2PerPortion' | 'level' | 'coverageState' | 'allergens' | 'diet' | 'nutrition'
>;

export interface ServedMeal {
  date: string;
  plan: PublishedPlan;
  courses: { line: string; dish: ServedDish }[];
}

export interface DatedMeal extends ServedMeal {
  /** When it last became another: the plan was published, or one of its dishes changed, went or came back. */
  changedAt: Date;
}

interface ServedSpan {
  from: string;
  to: string;
}

/** Where the meals are served, and in which language. */
export interface ServedAt {
  restaurant: { id: string; name: string; organization: string; country: string };
  language: Language;
  labels: LabelsShown;
}

/** The meals of published plans between two days, in their order; a dish whose recipe is gone is not served. */
export function servedMeals(
  plans: readonly PublishedPlan[],
  dishes: ReadonlyMap<string, ServedDish>,
  { from, to }: ServedSpan,
): ServedMeal[] {
  return plans
    .flatMap((plan) =>
      daysOfSpan(plan.draft, from, to).map(({ date, week, weekday }) => {
        const cells = plan.draft.cells.filter((cell) => cell.week === week && cell.weekday === weekday);
        return {
          date,
          plan,
          courses: plan.draft.lines.flatMap(({ id, name }) =>
            cells.flatMap((cell) => {
              const dish = dishes.get(cell.recipeId);
              return cell.lineId === id && dish ? [{ line: name, dish }] : [];
            }),
          ),
        };
      }),
    )
    .filter(({ courses }) => courses.length > 0)
    .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

/** Meals with their last change, by when dishes last changed: those that are gone, too, for their going changes what is read. */
export function datedMeals(meals: readonly ServedMeal[], changes: ReadonlyMap<string, Date>): DatedMeal[] {
  return meals.map((meal) => {
    const { draft, publishedAt } = meal.plan;
    const day = dayOfPlan(draft, meal.date);
    const changedAt = draft.cells.reduce((latest, { week, weekday, recipeId }) => {
      const changed = week === day?.week && weekday === day.weekday ? changes.get(recipeId) : undefined;
      return changed && changed > latest ? changed : latest;
    }, publishedAt);
    return { ...meal, changedAt };
  });
}

/** The days of a span on which the plans in force serve food else: they are closed, or nothing was put on them. */
export function daysWithoutMeals(
  plans: readonly Pick<PublishedPlan, 'draft'>[],
  meals: readonly Pick<ServedMeal, 'date'>[],
  { from, to }: { from: string; to: string },
): string[] {
  const served = new Set(meals.map(({ date }) => date));
  const days = plans.flatMap(({ draft }) => daysOfSpan({ ...draft, closed: [] }, from, to).map(({ date }) => date));
  return [...new Set(days)].filter((date) => !served.has(date)).toSorted();
}

/** The name of a dish in a language, else in the first that it was written in. */
export function dishName({ names }: Pick<ServedDish, 'names'>, language: Language): string {
  return nameIn(names, language);
}

/** kg CO2e of a portion with two decimals, without its range; null where too little of the dish is known. */
export function servedCo2({ co2PerPortion, coverageState }: ServedDish): number | null {
  if (co2PerPortion === null || coverageState === 'too_little') return null;
  return Number((co2PerPortion.value / 1000).toFixed(2));
}

/** Two letters: what both English languages have in common. */
export function languageCode(language: Language): string {
  return localeOf(language).slice(0, 2);
}
