import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { type Language, localeOf } from '@plateprint/shared/kernel/language.ts';
import { newReport, payloadOf } from '@plateprint/shared/reports/wizard/new-report.ts';
import type { ReportType, ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { MOST_ROWS, type ReportDraft } from '@plateprint/shared/reports/model/report.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { storedRows } from '../body-store.ts';
import { cleanDraft } from '../save/clean-draft.ts';
import { demandEdit } from '../actions/demand-report.ts';
import type { StoredReport } from '../report-row.ts';
import { type OwnedReport, type ReportHome, reportOf } from '../report-reach.ts';
import { sameStart } from '../report-store.ts';
import { createReport, updateReport } from '../save/save-report.ts';
import { oneAtATime } from '../../platform/database/one-at-a-time.ts';

/** Rows that a program sent, understood. */
export interface SentRows {
  /** The draft with these rows as the program's own. */
  into: (draft: ReportDraft, program: string) => Promise<ReportDraft>;
  unmatched: { index: number; name: string }[];
  /** Rows that are matched and have no weight that counts. */
  unweighed: { index: number; name: string; code: 'unknown_weight' | 'no_amount' }[];
  /** Which row that was sent a row of the draft came from; -1 for none. */
  placeOf: (draft: ReportDraft, row: number) => number;
}

/** The sender of the rows, and their name in the report: a program's name, or where they came from. */
export interface RowSender {
  actor: Actor;
  source: string;
}

/** Which report they go into, and how. */
export interface IntoReport {
  language: Language;
  type: ReportType;
  /** A day of it. */
  day: string;
  name?: string | undefined;
  mode: 'add' | 'replace';
  /** Completes the report, replacing a completed one if need be; `as_it_was` replaces only a completed one. */
  complete: boolean | 'as_it_was';
}

interface Put {
  restaurant: ReportHome;
  variety: ReportVariety;
  into: IntoReport;
  sent: SentRows;
  /** Further writes in the transaction of the rows, on the report as it stands then. */
  keep: (transaction: Database, report: StoredReport) => Promise<void>;
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
export async function putRows(services: Services, sender: RowSender, put: Put): Promise<void> {
  const { restaurant, variety } = put;
  const start = startOf(put);
  demandEdit(sender.actor, { report: { ...start, restaurantIds: [] }, restaurant });
  const name = [restaurant.id, variety, start.type, start.startDate].join(' ');
  await oneAtATime(services.database, name, async () => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) if (await isPut(services, sender, put)) return;
    throw new AppError('changed_meanwhile');
  });
}

function startOf({ variety, into: { language, type, day } }: Put): ReportDraft {
  return cleanDraft(payloadOf(newReport({ category: 'restaurant', variety, type }, language, day)));
}

/** False where somebody else was faster. */
async function isPut(services: Services, { actor, source }: RowSender, put: Put): Promise<boolean> {
  const { restaurant, into, sent, keep } = put;
  const former = await formerReport(services, actor, put);
  const isCompleted = former?.row.status === 'completed';
  const completes = into.complete === 'as_it_was' ? isCompleted : into.complete;
  if (former && isCompleted && !completes) {
    throw new AppError('report_exists', [{ path: 'day', code: 'report_exists', message: former.row.id }]);
  }
  const base = former ? await draftOf(services, former, put) : { ...startOf(put), name: nameOf(put) };
  const draft = await sent.into(base, source);
  refuseTooMany(draft);
  const saving = { actor, key: undefined, isGone: () => false, alongside: keep };
  const status = completes ? 'completed' : 'draft';
  try {
    if (former && !isCompleted) await updateReport(services, saving, { former, version: former.row.version, draft, status });
    else await createReport(services, saving, { restaurant, draft, status, replaces: former?.row.id });
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (RACES.includes(error.code)) return false;
    throw asSent(error, draft, sent);
  }
}

async function formerReport({ database }: Services, actor: Actor, put: Put): Promise<OwnedReport | null> {
  const id = await sameStart(database, put.restaurant, startOf(put));
  return id === null ? null : reportOf(database, actor, id);
}

/** The present draft, or with `replace` its name and its settings alone. */
async function draftOf({ database }: Services, { row }: OwnedReport, put: Put): Promise<ReportDraft> {
  const place = { id: row.id, organizationId: row.organization_id };
  const rows = put.into.mode === 'add' ? await storedRows(database, place) : null;
  return {
    ...startOf(put),
    name: row.name,
    emissionDatabase: row.location as ReportDraft['emissionDatabase'],
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
