import type { FileNameParts } from '@plateprint/shared/exports/file-name.ts';
import { co2InFull } from '@plateprint/shared/footprint/co2-display.ts';
import type { LabelsShown } from '@plateprint/shared/footprint/label/labels-shown.ts';
import type { Figure } from '@plateprint/shared/footprint/figure.ts';
import { thousandKcal } from '@plateprint/shared/footprint/per-thousand-kcal.ts';
import { twoTotals, type TwoTotals } from '@plateprint/shared/footprint/printed-total.ts';
import { monthOfDay, type Day } from '@plateprint/shared/kernel/month.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { Report } from '@plateprint/shared/reports/model/report.ts';
import type { ReportTotals } from '@plateprint/shared/reports/model/report-data.ts';
import { type Counted, countedOf } from '@plateprint/shared/reports/document/counted.ts';
import type { HistoryMonth } from '@plateprint/shared/reports/document/report-history.ts';
import type { Average } from '@plateprint/shared/reports/document/report-average.ts';
import type { SoldPortions } from '@plateprint/shared/reports/document/sold-portions.ts';
import { leftOutOf } from '@plateprint/shared/reports/document/left-out.ts';
import { missingMonths } from '@plateprint/shared/reports/document/missing-months.ts';
import { coverageOfReport } from '@plateprint/shared/reports/totals/coverage-of-report.ts';
import type { SummaryFigure } from '@plateprint/shared/reports/document/summary-figure.ts';
import { areaDisplay, volumeDisplay } from '@plateprint/shared/units/measure-display.ts';
import { useMemo } from 'react';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { type Format, useFormat } from '../../platform/i18n/use-format.ts';
import { type Text, useText } from '../../platform/i18n/use-text.ts';
import { type DifferenceWords, differenceWords } from '../../footprint/difference-words.ts';
import { otherTotalText } from '../../footprint/other-total-text.ts';
import { co2Weight, weightFigure } from '../../units/weight-figure.ts';
import type { ReportDoc } from './report-doc.ts';

/** The means to write a report's words, in its own language. */
export interface DocumentWords {
  text: Text<'reports/document'>;
  /** Of the average that a report is headed by. */
  average: Text<'reports/average'>;
  levels: Text<'footprint'>;
  change: Text<'reports/change'>;
  landUse: Text<'footprint/land-use'>;
  difference: DifferenceWords;
  format: Format;
  language: Language;
}

export function useDocumentWords(): DocumentWords {
  const text = useText('reports/document');
  const average = useText('reports/average');
  const levels = useText('footprint');
  const change = useText('reports/change');
  const said = useText('footprint/difference');
  const landUse = useText('footprint/land-use');
  const format = useFormat();
  const language = useLanguage();
  return useMemo(() => {
    const difference = differenceWords(said, format);
    return { text, average, levels, change, landUse, difference, format, language };
  }, [text, average, levels, change, landUse, said, format, language]);
}

/** "November 2026", a day, or "1 Jan 2026 to 31 Mar 2026". */
export function timespanText({ type, startDate, endDate }: Report, { text, format }: DocumentWords): string {
  if (type === 'monthly') return format.month(monthOfDay(startDate as Day));
  if (type === 'event' || endDate === null) return format.date(startDate);
  return text('range', { first: format.date(startDate), last: format.date(endDate) });
}

/** The title that a person gave, else the report's name. */
export function titleOf({ name, settings }: Report): string {
  return settings.title.trim() || name;
}

/** The name of a report's files: by the name that it has in the lists, for several may be given the same title. */
export function reportFileName(report: Report, words: DocumentWords): Pick<FileNameParts, 'kind' | 'name' | 'period'> {
  const { variety, type, name } = report;
  return { kind: words.text(`name.${variety}.${type}`), name, period: timespanText(report, words) };
}

/** An amount of CO2e in the unit that suits its size: "1.25 t CO₂e". */
export function amountText(grams: number | null, { format }: DocumentWords): string {
  return co2Weight(grams, format);
}

/** kg CO2e as it is, without unit: with two decimals, or with two digits where that would be nothing. */
export function kgText(grams: number | null, { format }: DocumentWords): string {
  const isSmall = grams !== null && Math.abs(grams) <= 10;
  return grams === null || isSmall ? co2InFull(grams, format.locale) : format.number(grams / 1000, { decimals: 2 });
}

export function betweenText({ low, high }: Figure, words: DocumentWords): string {
  return words.text('between', { low: kgText(low, words), high: kgText(high, words) });
}

/** "1,199 of 1,574 servings counted". */
export function countedText({ unit, counted, all }: Counted, { text, format }: DocumentWords): string {
  return text('countedOf', { unit, counted: format.number(counted, { most: 1 }), all: format.number(all, { most: 1 }) });
}

/** The whole of a report with land-use change and without, the one that its organization chose large. */
export function totalsOf({ data, printed }: Pick<ReportDoc, 'data' | 'printed'>): TwoTotals {
  return twoTotals(data.co2, data.co2WithoutLandUseChange, printed);
}

/** The name of an average: a portion is a main course where smaller dishes count as part of one. */
export function averageTitle(per: Average['per'], sold: SoldPortions, words: DocumentWords): string {
  return per === 'per_portion' && !sold.isSame ? words.average('perMainCourse') : words.average(`of.${per}`);
}

/** "1,234,000 kcal", with what food of unknown energy is taken to have. */
export function energyText({ energy }: Pick<ReportTotals, 'energy'>, { format }: DocumentWords): string {
  const thousands = thousandKcal(energy);
  return thousands === null ? '–' : `${format.number(thousands * 1000, { most: 0 })}\u00a0kcal`;
}

/** The number to quote, with what it speaks of: per portion sold it is another one where smaller dishes were sold. */
export function quoteText(
  { figure, sold, labels }: { figure: Figure; sold: SoldPortions; labels: LabelsShown },
  words: DocumentWords,
): string {
  const kg = kgText(figure.value, words);
  return sold.isSame || !sold.perSold
    ? words.average('quote', { kg, labels })
    : words.average('quoteMain', { kg, each: kgText(sold.perSold.value, words), labels });
}

/** The average that is not large, or that nobody knows it. */
export function averageBeside(totals: TwoTotals, words: DocumentWords, hasLevel: boolean): string {
  const amount = (grams: number): string => `${kgText(grams, words)} ${words.text('unit')}`;
  return otherTotalText(totals, { text: words.landUse, amount, hasLevel });
}

/** The same of a whole, in the unit that suits its size; of one of which too little is counted as the lower bound that it is. */
export function amountBeside(totals: TwoTotals, words: DocumentWords, { isAtLeast }: Pick<SummaryFigure, 'isAtLeast'>): string {
  const lowest = isAtLeast ? `${words.levels('tooLittle.atLeast')} ` : '';
  return otherTotalText(totals, {
    text: words.landUse,
    amount: (grams) => `${lowest}${amountText(grams, words)}`,
    hasLevel: false,
  });
}

/** How much of everything sold or bought the figures cover. */
export function coversText(
  { data, report }: { data: ReportTotals; report: Pick<Report, 'variety'> },
  words: DocumentWords,
): string {
  const { text, format } = words;
  const { of, share } = coverageOfReport(data, report.variety);
  const counted = countedOf(data, report.variety);
  if (share === null) return counted.all > 0 ? `${countedText(counted, words)}. ${text('coversUnknown')}` : text('coversUnknown');
  const percent = format.covered(share);
  if (of === 'servings') return `${countedText(counted, words)} (${percent}).`;
  return `${counted.isWhole ? '' : `${countedText(counted, words)}. `}${of === 'weight' ? text('covers', { percent }) : text('coversUnknown')}`;
}

/** The rows that a person left out of the files, beside the share that does not hold them; empty where there are none. */
export function leftOutText(report: Parameters<typeof leftOutOf>[0], { average, format }: DocumentWords): string {
  const { rows, servings } = leftOutOf(report);
  if (rows === 0) return '';
  if (servings === null || servings.all <= 0) return average('leftOutRows', { rows });
  const { taken, all } = servings;
  return average('leftOutPortions', {
    rows,
    taken: format.number(taken, { most: 1 }),
    all: format.number(all, { most: 1 }),
  });
}

/** The CO2e of a month or a restaurant; of too little at least what is counted so far. */
export function countedAmount({ co2, covered }: Pick<HistoryMonth, 'co2' | 'covered'>, words: DocumentWords): string {
  const amount = amountText(co2?.value ?? null, words);
  return co2 && covered?.state === 'too_little' ? `${words.levels('tooLittle.atLeast')} ${amount}` : amount;
}

/** As many months are named; of more their number says enough, and the table of restaurants names them. */
const MOST_MONTHS_NAMED = 6;

/** Which months of its time a report has no figures for; empty where it lacks none. */
export function missingText({ restaurants, category }: Report, { text, format }: DocumentWords): string {
  const missing = missingMonths(restaurants);
  if (missing === null) return '';
  const { months, lacking, restaurants: all } = missing;
  const named =
    months.length > MOST_MONTHS_NAMED
      ? text('missing.many', { count: months.length })
      : format.list(months.map((month) => format.month(month)));
  return category === 'organization'
    ? text('missing.restaurants', { count: lacking, all: format.number(all), months: named })
    : text('missing.own', { months: named });
}

/** A summary box's figure in words: by the display rules of masses, areas and volumes (specification, point 9). */
export function summaryText(
  { value, unit, isAtLeast = false }: Pick<SummaryFigure, 'value' | 'unit'> & Partial<Pick<SummaryFigure, 'isAtLeast'>>,
  words: DocumentWords,
): string {
  const { text, format } = words;
  if (value === null) return '–';
  if (isAtLeast) return `${words.levels('tooLittle.atLeast')} ${summaryText({ value, unit }, words)}`;
  switch (unit) {
    case 'grams_co2e':
      return amountText(value, words);
    case 'count':
      // Half portions are sold as well.
      return format.number(value, { most: 1 });
    case 'kilograms':
      return weightFigure(value * 1000, format);
    case 'percent':
      return format.percent(value / 100);
    case 'hours':
      return text('hours', { count: format.number(value, { most: value < 10 ? 1 : 0 }) });
    case 'litres': {
      const volume = volumeDisplay(value);
      return `${format.number(volume.value, { most: volume.unit === 'Ml' ? 2 : 0 })} ${volume.unit}`;
    }
    case 'square_metres': {
      const area = areaDisplay(value);
      return `${format.number(area.value, { most: area.unit === 'ha' ? 2 : 0 })} ${area.unit === 'm2' ? 'm²' : 'ha'}`;
    }
  }
}
