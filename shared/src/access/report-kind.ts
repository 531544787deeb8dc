/** A report has one of twelve kinds: its place, what it counts, and its time. */
export const REPORT_CATEGORIES = ['restaurant', 'organization'] as const;
export type ReportCategory = (typeof REPORT_CATEGORIES)[number];

export const REPORT_VARIETIES = ['sales', 'procurement'] as const;
export type ReportVariety = (typeof REPORT_VARIETIES)[number];

export const REPORT_TYPES = ['monthly', 'period', 'event'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

/** Those of a single date: a month or the day of an event. Reports of longer times are made of them. */
export const SINGLE_DATE_TYPES = ['monthly', 'event'] as const satisfies readonly ReportType[];
export type SingleDateType = (typeof SINGLE_DATE_TYPES)[number];
