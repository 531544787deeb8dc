import { authorOf } from '@plateprint/shared/access/actor.ts';
import { waitFor } from '../../mapper/actions/wait-for.ts';
import { noteArticles } from '../../mapper/mapper-store.ts';
import { keepMatched } from '../../mapper/matched-purchase-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { rememberSold } from '../../recipes/sold-name-store.ts';
import { keepBodies } from '../body-store.ts';
import type { StoredReport } from '../report-row.ts';
import type { SaveProgress } from '../store/save-progress.ts';
import { dishesOfLines, keepDishes } from '../report-dish-store.ts';
import { takeDueOf } from '../store/due-report-store.ts';
import { keepBought } from '../bought-article-store.ts';
import { keepFoods } from '../store/food-store.ts';
import { keepSoldDays } from '../sold-day-store.ts';
import { keepTotals } from '../store/total-store.ts';
import { auditCompleted, figureBefore } from '../actions/audit-report.ts';
import type { PreparedReport } from './prepare-report.ts';
import type { ReportToSave, SaveRequest } from './save-request.ts';
import { recordReportEvent } from '../actions/record-report-event.ts';

/** A report whose row is written, within the transaction that stores everything else of it. */
export interface ReportSave {
  stored: StoredReport;
  prepared: PreparedReport;
  toSave: ReportToSave;
  request: SaveRequest;
  progress: SaveProgress;
}

type Step = (transaction: Database, save: ReportSave) => Promise<void>;

/** Stores everything that belongs to a report with it, in this order; when one step fails, nothing is stored. */
export async function afterSave(transaction: Database, save: ReportSave): Promise<void> {
  for (const step of STEPS) await step(transaction, save);
}

const storeContents: Step = (transaction, { stored, prepared }) => keepBodies(transaction, placeOf(stored), prepared.packed);

/** Former figures are read before the new ones take their place. */
const auditAndStoreTotals: Step = async (transaction, { stored, prepared: { generated, report }, toSave, request }) => {
  await takeDueOf(transaction, placeOf(stored));
  const before = await figureBefore(transaction, toSave.former);
  await keepTotals(transaction, placeOf(stored), generated?.totals ?? null);
  if (!generated) return;
  await keepFoods(transaction, placeOf(stored), generated.foods);
  const isOfKitchen = stored.category === 'restaurant' && stored.variety === 'sales';
  await keepDishes(transaction, placeOf(stored), isOfKitchen ? dishesOfLines(generated.totals.organization.data.lines) : []);
  const report_footprint = generated.totals[report.draft.emissionDatabase].data.co2?.value ?? null;
  const after = { report_footprint, food_data_version: report.foodDataVersion };
  await auditCompleted(transaction, { actor: request.actor, at: report.now, report: stored, before, after });
};

const queueWaitingNames: Step = (transaction, { stored, prepared: { waitingNames } }) =>
  waitFor(transaction, { reportId: stored.id, organizationId: stored.organization_id, names: waitingNames });

/** After the names that wait: an article is noted with those that are there. */
const noteArticleNames: Step = (transaction, { stored, prepared: { articles } }) =>
  noteArticles(transaction, stored.organization_id, articles);

const storeMatchedNames: Step = async (transaction, { stored, prepared: { matched } }) => {
  if (matched) await keepMatched(transaction, { reportId: stored.id, organizationId: stored.organization_id, matched });
};

const rememberSoldNames: Step = (transaction, { stored, prepared: { report }, toSave, request }) => {
  const decided = {
    organizationId: stored.organization_id,
    restaurantId: toSave.restaurant.id,
    personId: authorOf(request.actor).personId,
    now: report.now,
  };
  return rememberSold(transaction, decided, report.draft.recipes);
};

const storeBought: Step = async (transaction, { stored, prepared: { bought } }) => {
  if (bought) await keepBought(transaction, placeOf(stored), bought);
};

const storeSoldDays: Step = async (transaction, { stored, prepared: { report } }) => {
  const { restaurant_id: restaurantId, variety } = stored;
  if (restaurantId === null || variety !== 'sales') return;
  await keepSoldDays(transaction, { ...placeOf(stored), restaurantId }, report.draft);
};

const sendEvents: Step = (transaction, { stored, prepared: { report, waitingNames } }) =>
  recordReportEvent(transaction, { report: stored, names: waitingNames, at: report.now });

const finishProgress: Step = (transaction, { progress }) => progress.done(transaction);

const storeAlongside: Step = async (transaction, { stored, request }) => request.alongside?.(transaction, stored);

const STEPS: readonly Step[] = [
  storeContents,
  auditAndStoreTotals,
  queueWaitingNames,
  noteArticleNames,
  storeMatchedNames,
  rememberSoldNames,
  storeBought,
  storeSoldDays,
  sendEvents,
  finishProgress,
  storeAlongside,
];

function placeOf({ id, organization_id: organizationId }: StoredReport): { id: string; organizationId: string } {
  return { id, organizationId };
}
