import type { TargetPlace } from '@plateprint/shared/access/report-abilities.ts';
import { namedDifference } from '@plateprint/shared/footprint/difference/said-difference.ts';
import { foodNames } from '@plateprint/shared/ingredients/food-names.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { Day } from '@plateprint/shared/kernel/month.ts';
import type { TargetDraft } from '@plateprint/shared/targets/model/target.ts';
import { judgedMonths, monthsOfPath } from '@plateprint/shared/targets/path/judged-months.ts';
import { pathOfTarget } from '@plateprint/shared/targets/path/path-of-target.ts';
import type { TargetPath } from '@plateprint/shared/targets/path/target-path.ts';
import type { Services } from '../platform/services.ts';
import { countedMonths } from './counted-month-store.ts';
import type { FoodsMemory } from './remembered-foods.ts';

interface PathRequest {
  place: TargetPlace;
  target: TargetDraft;
  language: Language;
}

/** The path of a target as its place's reports have it today: sums by month, and the foods of two spans, however many kitchens there are. */
export async function pathOfPlace(
  { database, clock, foodData, memory }: Pick<Services, 'database' | 'clock' | 'foodData'> & { memory: FoodsMemory },
  { place, target, language }: PathRequest,
): Promise<TargetPath> {
  const today = clock().toISOString().slice(0, 10) as Day;
  const months = await countedMonths(database, { place, target }, monthsOfPath(target, today));
  const { against, latest } = judgedMonths(target, months, today);
  const sides = { against: against.map(({ month }) => month), latest: latest.map(({ month }) => month) };
  const foods = await memory.of(database, { place, target }, sides);
  const path = pathOfTarget({ target, months, today, foods });
  return { ...path, verdict: namedDifference(path.verdict, foodNames(foodData, language)) };
}
