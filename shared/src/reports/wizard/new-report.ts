import type { Language } from '../../kernel/language.ts';
import { type Day, firstDayOf, isDay, isMonth, lastDayOf, monthOfDay } from '../../kernel/month.ts';
import type { Report, ReportDraft } from '../model/report.ts';
import { type ReportKind, rulesOf } from '../model/report-kind.ts';
import { ReportSettings, type SummaryBox } from '../model/report-settings.ts';
import type { StepData } from './data-check.ts';
import type { Timespan } from './timespan-check.ts';

/** A draft while its dates may still be open. */
export type DraftInWork = Omit<ReportDraft, 'startDate' | 'endDate'> & Timespan;

/** The first boxes of a report of purchases: it has no servings. */
export const BOXES_OF_PURCHASES: SummaryBox[] = ['carbon_footprint', 'products', 'low_co2_servings', 'hours_driving'];

/** A new report of a kind; `start` a month or a day that is asked for, such as a missing one. */
export function newReport(kind: ReportKind, language: Language, start: string | null = null): DraftInWork {
  return {
    name: '',
    ...kind,
    ...startingAt(kind, start),
    emissionDatabase: 'organization',
    settings: ReportSettings.parse({ language, ...(kind.variety === 'procurement' ? { totalBoxes: BOXES_OF_PURCHASES } : {}) }),
    recipes: [],
    menus: [],
    ingredients: [],
    restaurants: [],
    importedData: [],
    currentImportedDataLanguage: null,
  };
}

function startingAt(kind: ReportKind, start: string | null): Timespan {
  const day = start !== null && isMonth(start) ? firstDayOf(start) : start;
  if (day === null || !isDay(day)) return { startDate: null, endDate: null };
  const { timespan } = rulesOf(kind);
  return {
    startDate: timespan === 'month' ? firstDayOf(monthOfDay(day)) : day,
    endDate: timespan === 'period' && start !== null && isMonth(start) ? lastDayOf(start) : null,
  };
}

/** The draft to work on, of a saved report. */
export function draftOfReport(report: Report): DraftInWork {
  const { name, category, variety, type, startDate, endDate, emissionDatabase, settings } = report;
  const { recipes, menus, ingredients, importedData, currentImportedDataLanguage } = report;
  return {
    name,
    category,
    variety,
    type,
    startDate,
    endDate,
    emissionDatabase,
    settings,
    recipes,
    menus,
    ingredients,
    restaurants: report.restaurants.map((each) => ({ id: each.id, name: each.name })),
    importedData,
    currentImportedDataLanguage,
  };
}

/** The first and the last day a report speaks of: of a month both of it, of an event the same twice. */
export function daysOfReport({ type, category, variety, startDate, endDate }: ReportKind & Timespan): [Day, Day] | null {
  if (startDate === null || !isDay(startDate)) return null;
  const { timespan } = rulesOf({ type, category, variety });
  if (timespan === 'month') return [startDate, lastDayOf(monthOfDay(startDate))];
  if (timespan === 'day') return [startDate, startDate];
  return endDate !== null && isDay(endDate) ? [startDate, endDate] : null;
}

/** The body of a save: without the steps that its kind does not have (specification, point 7). */
export function payloadOf(draft: DraftInWork): ReportDraft {
  const { dataStep } = rulesOf(draft);
  const isSold = dataStep === 'sales_data';
  const isBought = dataStep === 'ingredients';
  return {
    ...draft,
    startDate: draft.startDate ?? '',
    endDate: rulesOf(draft).timespan === 'period' ? draft.endDate : null,
    recipes: isSold ? draft.recipes : [],
    menus: isSold ? draft.menus : [],
    ingredients: isBought ? draft.ingredients : [],
    importedData: isSold || isBought ? draft.importedData : [],
    restaurants: dataStep === 'restaurants' ? draft.restaurants.map(({ id, name }) => ({ id, name })) : [],
  };
}

/** The data for the check of step 2; `restaurants` with their months, as they are known. */
export function stepDataOf(draft: DraftInWork, restaurants: StepData['restaurants']): StepData {
  return { recipes: draft.recipes, menus: draft.menus, ingredients: draft.ingredients, restaurants };
}
