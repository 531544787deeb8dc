import type { SingleDateType } from '@plateprint/shared/access/report-kind.ts';
import { restaurantsInReport } from '@plateprint/shared/access/abilities.ts';
import { organizationOf } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { type Day, firstDayOf, lastDayOf, type Month, monthOfDay } from '@plateprint/shared/kernel/month.ts';
import { dataProblem } from '@plateprint/shared/reports/wizard/data-check.ts';
import type { EvidencePart } from '@plateprint/shared/reports/evidence/report-evidence.ts';
import { restaurantRow, type ReportingRestaurant } from '@plateprint/shared/reports/model/restaurant-row.ts';
import type { ReportDraft } from '@plateprint/shared/reports/model/report.ts';
import { partsOfOrganization, totalsOfRestaurants } from '../store/organization-totals-store.ts';
import { restaurantsAmong } from '../store/report-restaurant-store.ts';
import type { Generated, Generation, ReportFigures } from './generated.ts';
import { generateOfReports } from './generate-of-reports.ts';

/**
 * The sales of an organization's restaurants, from the totals of their completed reports: of months, or of the events of a
 * day. No document is opened, so that a thousand restaurants take no longer than their rows. One that was deleted stays with
 * what it reported.
 */
export async function generateOrganization(generation: Generation): Promise<Generated> {
  const { database, draft, restaurant, progress } = generation;
  const chosen = await chosenRestaurants(generation);
  const names = new Map(chosen.map(({ id, name }) => [id, name]));
  const { organizationId } = restaurant;
  const asked = { organizationId, restaurantIds: [...names.keys()], variety: 'sales' as const, ...rangeOf(draft) };
  await progress.step('reading', 0, 1);
  const each = await totalsOfRestaurants(database, asked, names);
  const parts = await partsOfOrganization(database, { ...asked, emissionDatabase: draft.emissionDatabase }, names);
  const restaurants = withMonths(chosen, draft, parts);
  const problem = dataProblem(draft, { recipes: [], menus: [], ingredients: [], restaurants }, 'completed');
  if (problem) throw new AppError('invalid_input', [{ path: 'report', code: problem, message: 'No restaurant has a report.' }]);
  return generateOfReports(generation, {
    of: { restaurants: each },
    foods: { of: parts.map(({ reportId }) => reportId) },
    evidence: { recipes: [], rows: [], sources: [], parts },
    restaurants,
    unmatchedRows: 0,
  });
}

/** @throws invalid_input naming the rows that are none of the organization's restaurants, or none that the actor sees */
async function chosenRestaurants({ database, draft, restaurant, actor }: Generation): Promise<ReportingRestaurant[]> {
  const ids = draft.restaurants.map(({ id }) => id);
  const found = await restaurantsAmong(database, restaurant.organizationId, ids);
  const seen = new Map(restaurantsInReport(actor, organizationOf(restaurant), found).map((each) => [each.id, each]));
  const unknown = ids.flatMap((id, place) => (seen.has(id) ? [] : [place]));
  if (unknown.length > 0) {
    throw new AppError(
      'invalid_input',
      unknown.slice(0, 50).map((place) => ({
        path: `restaurants.${place}.id`,
        code: 'unknown_restaurant',
        message: 'There is no such restaurant.',
      })),
    );
  }
  return [...new Set(ids)].flatMap((id) => seen.get(id) ?? []);
}

/** The days that the reports begin on which a report of the organization is made of. */
function rangeOf({ type, startDate, endDate }: ReportDraft): { from: string; to: string; type: SingleDateType } {
  if (type === 'event') return { from: startDate, to: startDate, type };
  const first = monthOfDay(startDate as Day);
  const last = type === 'monthly' || endDate === null ? first : monthOfDay(endDate as Day);
  return { from: firstDayOf(first), to: lastDayOf(last), type: 'monthly' };
}

function withMonths(
  chosen: readonly ReportingRestaurant[],
  draft: ReportDraft,
  parts: readonly EvidencePart[],
): ReportFigures['restaurants'] {
  const completed = new Map<string, Set<Month>>();
  for (const { restaurantId, startDate } of parts) {
    completed.set(restaurantId, (completed.get(restaurantId) ?? new Set()).add(startDate.slice(0, 7) as Month));
  }
  const days = [draft.startDate as Day, (draft.endDate ?? draft.startDate) as Day] as const;
  return chosen.map((restaurant) => restaurantRow(restaurant, days, completed.get(restaurant.id) ?? new Set()));
}
