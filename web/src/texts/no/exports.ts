import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/exports.ts';

export default {
  title: 'Filen din lages',
  preparing: 'Forbereder …',
  page: 'Side {page, number} av {pages, number}',
  failedTitle: 'Filen kunne ikke lages',
  problem: {
    failed: 'Noe gikk galt da filen ble laget. Prøv igjen eller velg et annet format.',
    invalid_format: 'Ugyldig format.',
  },
  download: 'Last ned',
  textPdf: 'Tekst-PDF',
  hint: {
    pdf: 'Ser ut akkurat som siden, med søkbar tekst',
    text_pdf: 'Ren tekst og tabeller, liten fil',
    png: 'Bilde i høy kvalitet',
    jpg: 'Mindre bildefil',
    svg: 'Skalerbart bilde for nettsider',
  },
  fullReport: 'hele rapporten',
  textFile: 'tekst',
  csv: {
    title: 'CSV-format',
    between: 'Skilletegn',
    semicolon: 'Semikolon, desimaler som 1,5',
    comma: 'Komma, desimaler som 1.5',
    own: 'Formatet som regnearkprogrammer på språket ditt forventer.',
  },
} satisfies Texts<typeof enGb>;
