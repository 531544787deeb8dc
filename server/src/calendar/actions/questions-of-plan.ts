import { recipesOfPlan } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { type OpenQuestion, planQuestions } from '@plateprint/shared/calendar/published/plan-questions.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import type { Services } from '../../platform/services.ts';
import { draftOf } from '../menu-plan-row.ts';
import type { OwnedMenuPlan } from '../menu-plan-store.ts';
import { servedKitchen } from '../store/publication-store.ts';
import { servedDishes } from './plan-dishes.ts';

/** The questions on a plan, as it is saved, before guests see it under a name. */
export async function questionsOfPlan(
  services: Pick<Services, 'database' | 'foodData' | 'clock'>,
  { row, restaurant }: OwnedMenuPlan,
  title: string,
): Promise<OpenQuestion[]> {
  const draft = draftOf(row);
  const dishes = await servedDishes(services, restaurant, recipesOfPlan(draft));
  const country = (await servedKitchen(services.database, restaurant.id))?.location ?? '';
  const year = Number(dayAt(country, services.clock()).slice(0, 4));
  return planQuestions({ title, lines: draft.lines, cells: draft.cells, dishes, country, year });
}
