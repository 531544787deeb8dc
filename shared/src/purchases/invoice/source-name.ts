import type { Language } from '../../kernel/language.ts';

/** The name of rows from dropped-in invoices in a report, in the place of a file's name. */
const NAMES: Readonly<Record<Language, string>> = {
  en_gb: 'E-invoices',
  en_us: 'E-invoices',
  sv: 'E-fakturor',
  no: 'E-fakturaer',
  da: 'E-fakturaer',
  de: 'E-Rechnungen',
  fr: 'Factures électroniques',
  nl: 'E-facturen',
};

export const SOURCE_NAMES: ReadonlySet<string> = new Set(Object.values(NAMES));

export const sourceName = (language: Language): string => NAMES[language];
