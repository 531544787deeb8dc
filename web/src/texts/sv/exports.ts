import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/exports.ts';

export default {
  title: 'Din fil skapas',
  preparing: 'Förbereder …',
  page: 'Sida {page, number} av {pages, number}',
  failedTitle: 'Filen kunde inte skapas',
  problem: {
    failed: 'Något gick fel när filen skapades. Försök igen eller välj ett annat format.',
    invalid_format: 'Ogiltigt format.',
  },
  download: 'Ladda ner',
  textPdf: 'Text-PDF',
  hint: {
    pdf: 'Ser ut precis som sidan, med sökbar text',
    text_pdf: 'Ren text och tabeller, liten fil',
    png: 'Bild i hög kvalitet',
    jpg: 'Mindre bildfil',
    svg: 'Skalbar bild för webbsidor',
  },
  fullReport: 'hela rapporten',
  textFile: 'text',
  csv: {
    title: 'CSV-format',
    between: 'Avgränsare',
    semicolon: 'Semikolon, decimaler som 1,5',
    comma: 'Komma, decimaler som 1.5',
    own: 'Det format som kalkylprogram på ditt språk använder.',
  },
} satisfies Texts<typeof enGb>;
