import type { HandlerInput, ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { localeOf } from '@plateprint/shared/kernel/language.ts';
import type { postOpenSales } from '@plateprint/shared/integrations/open/open-row-api.ts';
import { newReport, payloadOf } from '@plateprint/shared/reports/wizard/new-report.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { MOST_ROWS, type ReportDraft } from '@plateprint/shared/reports/model/report.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { bodyOf } from '../../../reports/body-store.ts';
import { cleanDraft } from '../../../reports/save/clean-draft.ts';
import { demandEdit } from '../../../reports/actions/demand-report.ts';
import { summaryOf } from '../../../reports/report-overview-store.ts';
import type { StoredReport } from '../../../reports/report-row.ts';
import { type OwnedReport, type ReportHome, reportOf } from '../../../reports/report-reach.ts';
import { sameStart } from '../../../reports/report-store.ts';
import { createReport, updateReport } from '../../../reports/save/save-report.ts';
import type { OpenCaller } from '../gateway/caller-store.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { openSummaries } from './present-open-report.ts';

/** Rows that a program sent, understood. */
export interface SentRows {
  /** The draft with these rows as the program's own. */
  into: (draft: ReportDraft, program: string) => Promise<ReportDraft>;
  unmatched: { index: number; name: string }[];
  /** Which row that was sent a row of the draft came from; -1 for none. */
  placeOf: (draft: ReportDraft, row: number) => number;
}

type Into = Omit<HandlerInput<typeof postOpenSales>['body'], 'rows' | 'restaurantId'>;
type Reply = ReplyOf<typeof postOpenSales>;
/** Keeps the answer in the transaction of the rows. */
export type KeepAnswer = (transaction: Database, answer: Reply) => Promise<void>;

interface Put {
  restaurant: ReportHome;
  variety: ReportVariety;
  into: Into;
  sent: SentRows;
  keep: KeepAnswer;
}

/** Somebody else saved the same report in between: it is read again. */
const RACES = ['changed_meanwhile', 'report_exists', 'not_found'];
/** People at their pages may come in between so often. */
const MOST_TRIES = 20;

/**
 * Makes the report of a month or an event, or extends it. One call after the other over all processes, and anew where a person
 * saved it in between: nothing that two callers add at once is lost.
 * @throws report_exists for a completed report that is not to be completed anew, and as saving a report does
 */
export async function putRows(services: Services, caller: OpenCaller, put: Put): Promise<Reply> {
  const { restaurant, variety } = put;
  const start = startOf(put);
  demandEdit(caller.actor, { report: { ...start, restaurantIds: [] }, restaurant });
  const name = [restaurant.id, variety, start.type, start.startDate].join(' ');
  return oneAtATime(services.database, name, async () => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const answer = await tried(services, caller, put);
      if (answer) return answer;
    }
    throw new AppError('changed_meanwhile');
  });
}

/** What is answered, as the report stands within the transaction that keeps it. */
async function answerOf(
  transaction: Database,
  { sent }: Put,
  { id, organization_id: organizationId }: StoredReport,
): Promise<Reply> {
  const summary = await summaryOf(transaction, organizationId, id);
  const [report] = await openSummaries(transaction, organizationId, [summary]);
  const kept = await bodyOf(transaction, { id, organizationId }, 'rows');
  if (!report || !kept) throw new AppError('not_found');
  return { report, rows: kept.recipes.length + kept.menus.length + kept.ingredients.length, unmatched: sent.unmatched };
}

function startOf({ variety, into: { language, type, day } }: Put): ReportDraft {
  return cleanDraft(payloadOf(newReport({ category: 'restaurant', variety, type }, language, day)));
}

/** Null where somebody else was faster. */
async function tried(services: Services, { actor, integration }: OpenCaller, put: Put): Promise<Reply | null> {
  const { restaurant, into, sent } = put;
  const former = await formerReport(services, actor, put);
  const isCompleted = former?.row.status === 'completed';
  if (former && isCompleted && !into.complete) {
    throw new AppError('report_exists', [{ path: 'day', code: 'report_exists', message: former.row.id }]);
  }
  const base = former ? await draftOf(services, former, put) : { ...startOf(put), name: nameOf(put) };
  const draft = await sent.into(base, integration.name);
  refuseTooMany(draft);
  let answer: Reply | null = null;
  const alongside = async (transaction: Database, made: StoredReport): Promise<void> => {
    answer = await answerOf(transaction, put, made);
    await put.keep(transaction, answer);
  };
  const saving = { actor, key: undefined, isGone: () => false, alongside };
  const status = into.complete ? 'completed' : 'draft';
  try {
    if (former && !isCompleted) await updateReport(services, saving, { former, version: former.row.version, draft, status });
    else await createReport(services, saving, { restaurant, draft, status, replaces: former?.row.id });
    return answer;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (RACES.includes(error.code)) return null;
    throw asSent(error, draft, sent);
  }
}

async function formerReport({ database }: Services, actor: OpenCaller['actor'], put: Put): Promise<OwnedReport | null> {
  const id = await sameStart(database, put.restaurant, startOf(put));
  return id === null ? null : reportOf(database, actor, id);
}

/** What there is, or with `replace` what it is called and how it is shown. */
async function draftOf({ database }: Services, { row }: OwnedReport, put: Put): Promise<ReportDraft> {
  const place = { id: row.id, organizationId: row.organization_id };
  const rows = put.into.mode === 'add' ? await bodyOf(database, place, 'rows') : null;
  return {
    ...startOf(put),
    name: row.name,
    location: row.location as ReportDraft['location'],
    settings: row.settings as ReportDraft['settings'],
    currentImportedDataLanguage: put.into.language,
    ...(rows ? { ...rows, restaurants: [] } : {}),
  };
}

/** "Matsalen, november 2026": as a person would call it. */
function nameOf({ restaurant, into: { name, language, type, day } }: Put): string {
  if (name !== undefined) return name;
  const how = type === 'monthly' ? ({ month: 'long', year: 'numeric' } as const) : ({ dateStyle: 'long' } as const);
  const when = new Intl.DateTimeFormat(localeOf(language), { ...how, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  return `${restaurant.name}, ${when}`.slice(0, 200);
}

function refuseTooMany({ recipes, ingredients }: ReportDraft): void {
  if (Math.max(recipes.length, ingredients.length) <= MOST_ROWS) return;
  throw new AppError('invalid_input', [{ path: 'rows', code: 'too_big', message: `A report has at most ${MOST_ROWS} rows.` }]);
}

/** Refusals name the rows of the report: here those of the call, where the row came with it, and what is called so elsewhere. */
function asSent(error: AppError, draft: ReportDraft, sent: SentRows): AppError {
  const fields = error.fields.map((field) => {
    const [written, list = '', row = ''] = /^(recipes|ingredients)\.(\d+)/.exec(field.path) ?? [];
    if (written === undefined) return field;
    const rest = field.path.slice(written.length);
    const place = sent.placeOf(draft, Number(row));
    if (place !== -1) return { ...field, path: `rows.${place}${rest}` };
    const name = list === 'recipes' ? draft.recipes[Number(row)]?.name : draft.ingredients[Number(row)]?.written;
    return { ...field, path: 'report', message: `"${name ?? ''}", which the report has already: ${field.message}` };
  });
  return new AppError(error.code, fields);
}
