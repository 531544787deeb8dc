import type { QuestionedWords } from '@plateprint/shared/claims/questioned-words.ts';
import { recipesOfPlan } from '@plateprint/shared/calendar/model/menu-plan.ts';
import {
  type OpenQuestion,
  type PlanInQuestion,
  planQuestions,
  wordsOfPlan,
} from '@plateprint/shared/calendar/published/plan-questions.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import type { Services } from '../../platform/services.ts';
import { draftOf } from '../menu-plan-row.ts';
import type { OwnedMenuPlan } from '../menu-plan-store.ts';
import { servedKitchen } from '../store/publication-store.ts';
import { servedDishes } from './plan-dishes.ts';

type Needs = Pick<Services, 'database' | 'foodData' | 'clock'>;

/** The questions on a plan, as it is saved, before guests see it under a name. */
export async function questionsOfPlan(services: Needs, kept: OwnedMenuPlan, title: string): Promise<OpenQuestion[]> {
  return planQuestions(await planInQuestion(services, kept, title));
}

/** The words of a plan that somebody has to answer for. */
export async function questionedWordsOfPlan(services: Needs, kept: OwnedMenuPlan, title: string): Promise<QuestionedWords[]> {
  return wordsOfPlan(await planInQuestion(services, kept, title));
}

async function planInQuestion(services: Needs, { row, restaurant }: OwnedMenuPlan, title: string): Promise<PlanInQuestion> {
  const draft = draftOf(row);
  const dishes = await servedDishes(services, restaurant, recipesOfPlan(draft));
  const country = (await servedKitchen(services.database, restaurant.id))?.location ?? '';
  const year = Number(dayAt(country, services.clock()).slice(0, 4));
  return { title, lines: draft.lines, cells: draft.cells, dishes, country, year };
}
