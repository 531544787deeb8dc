import type { TargetPlace } from '@plateprint/shared/access/report-abilities.ts';
import { namedDifference } from '@plateprint/shared/footprint/difference/said-difference.ts';
import { foodNames } from '@plateprint/shared/ingredients/food-names.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { Day } from '@plateprint/shared/kernel/month.ts';
import type { TargetDraft } from '@plateprint/shared/targets/model/target.ts';
import { judgedMonths, monthsOfPath } from '@plateprint/shared/targets/path/judged-months.ts';
import { pathOfTarget } from '@plateprint/shared/targets/path/path-of-target.ts';
import type { TargetPath } from '@plateprint/shared/targets/path/target-path.ts';
import type { Database } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { countedMonths, type MonthAtRelease } from './counted-month-store.ts';
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
  const { months, version } = await monthsAtRelease(database, { place, target, today, release: foodData.version });
  const { against, latest } = judgedMonths(target, months, today);
  const sides = { against: against.map(({ month }) => month), latest: latest.map(({ month }) => month), version };
  const foods = await memory.of(database, { place, target }, sides);
  const path = pathOfTarget({ target, months, today, foods });
  return { ...path, foodDataVersion: version, verdict: namedDifference(path.verdict, foodNames(foodData, language)) };
}

/**
 * As they were published where they are of one release of the food data, else all of them at that of today, as far as a job has worked it
 * out: a release is no success. Without land-use change they stay as they were published.
 */
async function monthsAtRelease(
  database: Database,
  { place, target, today, release }: Pick<PathRequest, 'place' | 'target'> & { today: Day; release: string },
): Promise<{ months: MonthAtRelease[]; version: string | null }> {
  const asked = monthsOfPath(target, today);
  const published = await countedMonths(database, { place, target }, { months: asked });
  const releases = new Set(published.flatMap(({ versions }) => versions));
  if (releases.size <= 1 || target.landUse === 'without') return { months: published, version: null };
  const restated = await countedMonths(database, { place, target }, { months: asked, version: release });
  return restated.every(({ isKnown }) => isKnown) ? { months: restated, version: release } : { months: published, version: null };
}
