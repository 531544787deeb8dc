import * as z from 'zod/mini';
import type { MonthCoverage } from './month-coverage.ts';
import { type ReportKind, rulesOf } from './report-kind.ts';

export const ReportStatus = z.enum(['draft', 'completed']);
export type ReportStatus = z.infer<typeof ReportStatus>;

/** A draft may be saved unless the report is completed already or its kind cannot be drafted (specification, point 4). */
export function mayBeDraft(kind: ReportKind, status: ReportStatus | null): boolean {
  return status !== 'completed' && rulesOf(kind).mayBeDraft;
}

export type SaveMessage = 'creating_report' | 'report_draft_saved' | 'updating_report';

/** The message while a report is saved: 'creating a report' on a change of status (specification, point 4). */
export function saveMessage(former: ReportStatus | null, target: ReportStatus): SaveMessage {
  if (target === 'draft') return 'report_draft_saved';
  return former === 'completed' ? 'updating_report' : 'creating_report';
}

export const RESTAURANT_ROW_STATUSES = ['completed', 'no_reports', 'missing', 'restaurant_deleted'] as const;
export type RestaurantRowStatus = (typeof RESTAURANT_ROW_STATUSES)[number];

/** The status of a restaurant's row in an organization report (specification, point 4). */
export function restaurantRowStatus({ monthsIncluded, monthsMissing }: Partial<MonthCoverage>): RestaurantRowStatus {
  if (monthsIncluded === undefined && monthsMissing === undefined) return 'restaurant_deleted';
  if ((monthsMissing ?? []).length === 0) return 'completed';
  return (monthsIncluded ?? []).length === 0 ? 'no_reports' : 'missing';
}
