import { firstDayOf, isDay, monthOfDay } from '@plateprint/shared/kernel/month.ts';
import { rulesOf } from '@plateprint/shared/reports/model/report-kind.ts';
import type { ReportDraft } from '@plateprint/shared/reports/model/report.ts';

/** A draft without the parts that its kind does not have; a month begins with its first day. */
export function cleanDraft(draft: ReportDraft): ReportDraft {
  const { dataStep, timespan } = rulesOf(draft);
  const { startDate, endDate, recipes, menus, ingredients, restaurants, importedData } = draft;
  return {
    ...draft,
    startDate: timespan === 'month' && isDay(startDate) ? firstDayOf(monthOfDay(startDate)) : startDate,
    endDate: timespan === 'period' ? endDate : null,
    recipes: dataStep === 'sales_data' ? recipes : [],
    menus: dataStep === 'sales_data' ? menus : [],
    ingredients: dataStep === 'ingredients' ? ingredients : [],
    restaurants: dataStep === 'restaurants' ? restaurants.map(({ id, name }) => ({ id, name })) : [],
    importedData: dataStep === 'sales_data' || dataStep === 'ingredients' ? importedData : [],
  };
}
