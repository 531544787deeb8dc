import * as z from 'zod/mini';
import { ReasonToGoOut } from '../../claims/claims-answer.ts';
import { LABELS_SHOWN } from '../../footprint/label/labels-shown.ts';
import { PrintedTotal } from '../../footprint/printed-total.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { ReportEvidence } from '../evidence/report-evidence.ts';
import { Report, ReportSummary } from '../model/report.ts';
import { MonthsChange } from './change-api.ts';
import { UNIT_SYSTEMS } from '../../kernel/language.ts';

/** For how many days a link can be open. */
export const LINK_DAYS = [7, 30, 90, 365] as const;

export const ReportLink = z.object({
  id: z.string(),
  createdBy: z.object({ firstname: z.string(), lastname: z.string() }),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** When somebody last opened it; null: nobody did. */
  openedAt: z.nullable(z.string()),
  /** Whose mail it stands in; null: somebody opened it by hand. */
  mailedTo: z.nullable(z.string()),
});
export type ReportLink = z.infer<typeof ReportLink>;

/** A report as somebody without an account reads it: no rows, no costs, and all that its pages say. */
export const SharedReport = z.object({
  report: Report,
  organization: z.string(),
  restaurant: z.string(),
  printed: PrintedTotal,
  /** Without letters no level stands in it, and its pages say none. */
  labels: z.enum(LABELS_SHOWN),
  /** The units of the organization's country: nobody is signed in who could choose. */
  units: z.enum(UNIT_SYSTEMS),
  /** The path of the logo's picture; null for none. */
  logo: z.nullable(z.string()),
  /** The months before, of a monthly report. */
  months: z.array(ReportSummary),
  /** The reports that it is made of, where it is made of others. */
  parts: ReportEvidence.shape.parts,
  change: z.nullable(MonthsChange),
  expiresAt: z.string(),
});
export type SharedReport = z.infer<typeof SharedReport>;

/** The secret part of a link's address, `/shared-report/{token}`. */
const Token = z.string().check(z.regex(/^[\w-]{43}$/));

export const listReportLinks = endpoint({
  method: 'GET',
  path: '/reports/links/{id}',
  callers: 'signed-in',
  summary: 'List the open read-only links of a report, the latest first',
  params: z.object({ id: Id }),
  reply: z.object({ items: z.array(ReportLink), next: z.null() }),
});

export const createReportLink = endpoint({
  method: 'POST',
  path: '/reports/links/{id}',
  callers: 'signed-in',
  summary: 'Open a read-only link to a completed report; its secret is answered this once',
  params: z.object({ id: Id }),
  body: z.object({ days: z.union(LINK_DAYS.map((days) => z.literal(days))), reason: ReasonToGoOut }),
  reply: z.object({ ...ReportLink.shape, token: z.string() }),
});

export const revokeReportLink = endpoint({
  method: 'DELETE',
  path: '/reports/links/{id}/{linkId}',
  callers: 'signed-in',
  summary: 'Close a read-only link of a report: its address shows nothing any more',
  params: z.object({ id: Id, linkId: Id }),
  reply: z.object({ id: z.string() }),
});

export const readSharedReport = endpoint({
  method: 'GET',
  path: '/reports/shared/{token}',
  callers: 'anyone',
  summary: 'Read the report of a link: what its pages say, without its rows and without costs',
  params: z.object({ token: Token }),
  reply: SharedReport,
});
