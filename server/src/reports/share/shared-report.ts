import type { Actor } from '@plateprint/shared/access/actor.ts';
import { withoutVerdicts } from '@plateprint/shared/footprint/label/without-verdicts.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { unitSystemOf } from '@plateprint/shared/kernel/language.ts';
import { type Day, monthLater, monthOfDay } from '@plateprint/shared/kernel/month.ts';
import type { SharedReport } from '@plateprint/shared/reports/api/report-link-api.ts';
import { labelsWithoutAsking } from '@plateprint/shared/organizations/label-basis.ts';
import { rulesOf } from '@plateprint/shared/reports/model/report-kind.ts';
import { BOXES_OF_LEVELS } from '@plateprint/shared/reports/model/report-settings.ts';
import type { Report } from '@plateprint/shared/reports/model/report.ts';
import { withoutCosts } from '@plateprint/shared/reports/totals/without-costs.ts';
import { labelBasisIn } from '../../organizations/label-basis-row.ts';
import { organizationOf } from '../../organizations/organization-store.ts';
import type { Services } from '../../platform/services.ts';
import { restaurantIfReached } from '../../restaurants/restaurant-store.ts';
import { actorOfPerson } from '../../users/actor-of-person.ts';
import { hashOfToken } from '../../platform/secrets/token.ts';
import { bodyOf, storedRows } from '../body-store.ts';
import { monthsChange } from '../compare/months-change.ts';
import { reportsOfRestaurant } from '../report-overview-store.ts';
import { type OwnedReport, reportOf } from '../report-reach.ts';
import { openLink } from '../store/report-link-store.ts';
import { demandRead } from '../actions/demand-report.ts';
import { NO_ROWS, presentReport } from '../actions/present-report.ts';

type Kitchen = Pick<Services, 'database' | 'files' | 'foodData' | 'clock'>;

/**
 * The report of a link, read with the rights of who opened it: what they may see no longer, the link does not show either.
 * @throws not_found for a secret that opens nothing, whatever the reason
 */
export async function sharedReport(kitchen: Kitchen, token: string): Promise<SharedReport> {
  const { database } = kitchen;
  const link = await openLink(database, hashOfToken(token), kitchen.clock());
  const actor = link && (await actorOfPerson(database, link.createdBy));
  if (!link || !actor) throw new AppError('not_found');
  const kept = await reportOf(database, actor, link.reportId);
  if (kept.row.status !== 'completed') throw new AppError('not_found');
  demandRead(actor, kept);
  const [report, surroundings, labelBasis] = await Promise.all([
    readable(kitchen, kept),
    surroundingsOf(kitchen, actor, kept),
    labelBasisIn(database, kept.row.organization_id),
  ]);
  const labels = labelsWithoutAsking({ location: kept.restaurant.location, labelBasis }, kitchen.clock());
  const shared = { report, ...surroundings, labels, expiresAt: link.expires.toISOString() };
  return labels === 'figures' ? inFigures(shared) : shared;
}

/** Without a level, and without boxes that count what is of the best. */
function inFigures(shared: SharedReport): SharedReport {
  const { report, ...around } = withoutVerdicts(shared);
  const totalBoxes = report.settings.totalBoxes.filter((box) => !BOXES_OF_LEVELS.includes(box));
  return { ...around, report: { ...report, settings: { ...report.settings, totalBoxes } } };
}

/** Its pages without a row of what was sold or bought, and without costs. */
async function readable(kitchen: Kitchen, { row }: OwnedReport): Promise<Report> {
  const place = { id: row.id, organizationId: row.organization_id };
  const [rows, document] = await Promise.all([storedRows(kitchen.database, place), bodyOf(kitchen, place, 'document')]);
  const { restaurants = [] } = rows ?? {};
  const atHand = { rows: { ...NO_ROWS, restaurants }, document };
  const report = await presentReport(kitchen, row, { atHand });
  return { ...report, thumbnailUrl: null, data: report.data && withoutCosts(report.data) };
}

async function surroundingsOf(
  kitchen: Kitchen,
  actor: Actor,
  { row, report, restaurant }: OwnedReport,
): Promise<Omit<SharedReport, 'report' | 'labels' | 'expiresAt'>> {
  const { database } = kitchen;
  const isMonthly = report.type === 'monthly';
  const to = monthOfDay(row.start_date as Day);
  const { variety, category } = report;
  const home = await restaurantIfReached(database, actor, row.restaurant_id);
  const [organization, evidence, months, change] = await Promise.all([
    organizationOf(database, actor, row.organization_id),
    rulesOf(report).madeOf === 'rows' ? null : bodyOf(kitchen, { id: row.id, organizationId: row.organization_id }, 'evidence'),
    isMonthly && home
      ? reportsOfRestaurant(database, actor, home, {
          category,
          variety,
          type: 'monthly',
          status: 'completed',
          limit: 200,
          inBinAt: null,
        })
      : null,
    isMonthly && category === 'restaurant' && home
      ? monthsChange(kitchen, actor, {
          params: { restaurantId: home.id },
          query: { variety, from: monthLater(to, -1), to, basis: 'average' },
        })
      : null,
  ]);
  const { logoType } = row.settings as Report['settings'];
  return {
    organization: restaurant.organizationName,
    restaurant: restaurant.name,
    printed: organization.printedTotal,
    units: unitSystemOf(organization.location),
    logo: logoType === 'none' ? null : ((logoType === 'restaurant' ? home?.logo : organization.logo) ?? null),
    // Nothing of after the report, and nobody's name or picture.
    months: (months?.items ?? [])
      .filter(({ startDate }) => monthOfDay(startDate as Day) <= to)
      .map((month) => ({ ...month, thumbnailUrl: null, creator: null })),
    parts: evidence?.parts ?? [],
    change,
  };
}
