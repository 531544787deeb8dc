import * as z from 'zod/mini';
import { REPORT_CATEGORIES, REPORT_TYPES, REPORT_VARIETIES } from '../../access/report-kind.ts';

export const ReportCategory = z.enum(REPORT_CATEGORIES);
export type ReportCategory = z.infer<typeof ReportCategory>;
export const ReportVariety = z.enum(REPORT_VARIETIES);
export type ReportVariety = z.infer<typeof ReportVariety>;
export const ReportType = z.enum(REPORT_TYPES);
export type ReportType = z.infer<typeof ReportType>;

/** Category × variety × type: every report is of one of twelve kinds. */
export interface ReportKind {
  category: ReportCategory;
  variety: ReportVariety;
  type: ReportType;
}

/** The data that step 2 asks for; null where the middle step is skipped (specification, point 2). */
export type ReportDataStep = 'sales_data' | 'restaurants' | 'ingredients' | null;

export interface KindRules {
  dataStep: ReportDataStep;
  /** A month, one day, or a first and a last day. */
  timespan: 'month' | 'day' | 'period';
  mayBeDraft: boolean;
  /** A report of the same start may exist only once: a second one asks to edit or to replace (specification, point 5). */
  oncePerStart: boolean;
  /** Made of the completed monthly reports of its range (restaurant) or of its restaurants (organization). */
  madeOf: 'rows' | 'monthly_reports' | 'restaurants';
}

const rules = (rule: KindRules): KindRules => rule;
const drafted = { mayBeDraft: true, madeOf: 'rows', oncePerStart: true } as const;
const ofOrganization = { mayBeDraft: false, madeOf: 'restaurants', oncePerStart: false, dataStep: 'restaurants' } as const;
const bought = { mayBeDraft: true, madeOf: 'rows', dataStep: 'ingredients' } as const;

/** Every kind with what differs between them (specification, points 2, 4, 5 and 6). */
const KINDS: Record<`${ReportCategory}.${ReportVariety}.${ReportType}`, KindRules> = {
  'restaurant.sales.monthly': rules({
    ...drafted,
    dataStep: 'sales_data',
    timespan: 'month',
  }),
  'restaurant.sales.event': rules({
    ...drafted,
    dataStep: 'sales_data',
    timespan: 'day',
  }),
  'restaurant.sales.period': rules({
    dataStep: null,
    timespan: 'period',
    mayBeDraft: false,
    madeOf: 'monthly_reports',
    oncePerStart: false,
  }),
  'restaurant.procurement.monthly': rules({
    ...bought,
    oncePerStart: true,
    timespan: 'month',
  }),
  'restaurant.procurement.event': rules({
    ...bought,
    oncePerStart: true,
    timespan: 'day',
  }),
  'restaurant.procurement.period': rules({
    ...bought,
    oncePerStart: false,
    timespan: 'period',
  }),
  'organization.sales.monthly': rules({ ...ofOrganization, timespan: 'month' }),
  'organization.sales.event': rules({ ...ofOrganization, timespan: 'day' }),
  'organization.sales.period': rules({ ...ofOrganization, timespan: 'period' }),
  'organization.procurement.monthly': rules({
    ...bought,
    oncePerStart: false,
    timespan: 'month',
  }),
  'organization.procurement.event': rules({
    ...bought,
    oncePerStart: false,
    timespan: 'day',
  }),
  'organization.procurement.period': rules({
    ...bought,
    oncePerStart: false,
    timespan: 'period',
  }),
};

export const REPORT_KINDS: readonly ReportKind[] = Object.keys(KINDS).map((key) => {
  const [category, variety, type] = key.split('.');
  return { category: ReportCategory.parse(category), variety: ReportVariety.parse(variety), type: ReportType.parse(type) };
});

export function rulesOf({ category, variety, type }: ReportKind): KindRules {
  return KINDS[`${category}.${variety}.${type}`];
}
