import { firstDayOf, isDay, lastDayOf, monthOfDay } from '@plateprint/shared/kernel/month.ts';
import { rulesOf } from '@plateprint/shared/reports/report-kind.ts';
import type { ReportDraft } from '@plateprint/shared/reports/report.ts';

/**
 * What does not belong to a report of its kind is left out, and a month begins with its first day. What is made of monthly
 * reports holds whole months, and so says its dates: from the 15th to the 15th it would claim days as left out that are in it.
 */
export function cleanDraft(draft: ReportDraft): ReportDraft {
  const { dataStep, timespan, madeOf } = rulesOf(draft);
  const isOfMonths = timespan === 'month' || (timespan === 'period' && madeOf !== 'rows');
  const { startDate, endDate, recipes, menus, ingredients, restaurants, importedData } = draft;
  return {
    ...draft,
    startDate: isOfMonths && isDay(startDate) ? firstDayOf(monthOfDay(startDate)) : startDate,
    endDate:
      timespan === 'period'
        ? isOfMonths && endDate !== null && isDay(endDate)
          ? lastDayOf(monthOfDay(endDate))
          : endDate
        : null,
    recipes: dataStep === 'sales_data' ? recipes : [],
    menus: dataStep === 'sales_data' ? menus : [],
    ingredients: dataStep === 'ingredients' ? ingredients : [],
    restaurants: dataStep === 'restaurants' ? restaurants.map(({ id, name }) => ({ id, name })) : [],
    importedData: dataStep === 'sales_data' || dataStep === 'ingredients' ? importedData : [],
  };
}
