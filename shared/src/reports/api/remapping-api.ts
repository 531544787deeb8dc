import * as z from 'zod/mini';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { ReportCategory, ReportType } from '../model/report-kind.ts';
import { ReportStatus } from '../model/report-status.ts';

const Names = z.array(Id).check(z.minLength(1), z.maxLength(1000));

/** A report with rows of names that were decided about. */
export const AffectedReport = z.object({
  id: z.string(),
  name: z.string(),
  category: ReportCategory,
  type: ReportType,
  startDate: z.string(),
  status: ReportStatus,
  version: z.number(),
  /** Rows that what is decided now would change; of a completed report they stay as they are. */
  rows: z.number(),
  /** Rows that a person gave something else in the report itself: they are left so. */
  kept: z.number(),
});
export type AffectedReport = z.infer<typeof AffectedReport>;

export const affectedReports = endpoint({
  method: 'POST',
  path: '/reports/affected',
  callers: 'signed-in',
  changes: false,
  summary: 'List the procurement reports that what is decided about names now would change, the latest start first',
  description: 'The 500 latest procurement reports of the organization are looked through.',
  body: z.object({
    organization_id: z.optional(Id),
    /** Ids of mapped ingredients. */
    names: Names,
  }),
  reply: z.object({ items: z.array(AffectedReport) }),
});

export const redraftReports = endpoint({
  method: 'PUT',
  path: '/reports/redraft',
  callers: 'signed-in',
  summary: 'Bring drafts to what is decided about names: all of them or none; refused when one was saved meanwhile',
  description:
    'Completed reports are refused by their place: `reports.0.id`. Its progress is read, or it is cancelled, under its key.',
  body: z.object({
    organization_id: z.optional(Id),
    key: z.optional(Id),
    names: Names,
    reports: z
      .array(z.object({ id: Id, version: z.number().check(z.int(), z.minimum(1)) }))
      .check(z.minLength(1), z.maxLength(200)),
  }),
  reply: z.object({ items: z.array(AffectedReport) }),
});
