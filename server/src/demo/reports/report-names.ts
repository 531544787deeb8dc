import { colonOf, type Language, localeOf } from '@plateprint/shared/kernel/language.ts';
import { monthOfDay, monthsBetween } from '@plateprint/shared/kernel/month.ts';
import type { PlannedReport } from './demo-report-plan.ts';

interface Words {
  sales: string;
  procurement: string;
  /** The name of the demo's event. */
  feast: string;
  year: string;
  quarter: string;
}

/** As the kitchens call their reports, each in its language. */
const WORDS: Partial<Record<Language, Words>> = {
  sv: { sales: 'Försäljning', procurement: 'Inköp', feast: 'Personalfest', year: 'tolv månader', quarter: 'tre månader' },
  da: { sales: 'Salg', procurement: 'Indkøb', feast: 'Personalefest', year: 'tolv måneder', quarter: 'tre måneder' },
  de: { sales: 'Verkauf', procurement: 'Einkauf', feast: 'Sommerfest', year: 'zwölf Monate', quarter: 'drei Monate' },
  fr: { sales: 'Ventes', procurement: 'Achats', feast: 'Banquet', year: 'douze mois', quarter: 'trois mois' },
};
const ENGLISH: Words = {
  sales: 'Sales',
  procurement: 'Purchases',
  feast: 'Conference dinner',
  year: 'twelve months',
  quarter: 'three months',
};

/** "Försäljning mars 2026", "Einkauf, drei Monate bis Oktober 2026". */
export function nameOf(
  { variety, type, category, startDate, endDate }: Pick<PlannedReport, 'variety' | 'type' | 'category' | 'startDate' | 'endDate'>,
  language: Language,
): string {
  const words = WORDS[language] ?? ENGLISH;
  const what = category === 'organization' ? `Norrsken${colonOf(language)} ${words[variety].toLowerCase()}` : words[variety];
  const dated = (day: string, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`));
  const monthOf = (day: string): string => dated(day, { month: 'long', year: 'numeric' });
  if (type === 'monthly') return `${what} ${monthOf(startDate)}`;
  if (type === 'event') {
    const called = category === 'restaurant' && variety === 'sales' ? words.feast : `${what} (${words.feast.toLowerCase()})`;
    return `${called}, ${dated(startDate, { day: 'numeric', month: 'long', year: 'numeric' })}`;
  }
  const last = endDate ?? startDate;
  const months = monthsBetween(monthOfDay(startDate), monthOfDay(last)).length;
  return `${what}, ${months > 3 ? words.year : words.quarter}${colonOf(language)} ${monthOf(startDate)} – ${monthOf(last)}`;
}
