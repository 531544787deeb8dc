import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/exports.ts';

export default {
  title: 'Din fil laves',
  preparing: 'Forbereder …',
  page: 'Side {page, number} af {pages, number}',
  failedTitle: 'Filen kunne ikke laves',
  problem: {
    failed: 'Noget gik galt, da filen blev lavet. Prøv igen, eller vælg et andet format.',
    invalid_format: 'Ugyldigt format.',
  },
  download: 'Hent',
  textPdf: 'Tekst-PDF',
  hint: {
    pdf: 'Ser ud præcis som siden, med søgbar tekst',
    text_pdf: 'Ren tekst og tabeller, lille fil',
    png: 'Billede i høj kvalitet',
    jpg: 'Mindre billedfil',
    svg: 'Skalerbart billede til websider',
  },
  fullReport: 'hele rapporten',
  textFile: 'tekst',
  csv: {
    title: 'CSV-format',
    between: 'Skilletegn',
    semicolon: 'Semikolon, decimaler som 1,5',
    comma: 'Komma, decimaler som 1.5',
    own: 'Det format, som regnearksprogrammer på dit sprog forventer.',
  },
} satisfies Texts<typeof enGb>;
