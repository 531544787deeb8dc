import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/exports.ts';

export default {
  title: 'Din fil bliver lavet',
  preparing: 'Forbereder …',
  page: 'Side {page, number} af {pages, number}',
  failedTitle: 'Filen kunne ikke laves',
  problem: {
    failed: 'Noget gik galt undervejs. Prøv igen; sker det en gang til, så vælg et andet format.',
    invalid_format: 'Ugyldigt format.',
  },
  download: 'Hent',
  textPdf: 'Tekst-PDF',
  hint: {
    pdf: 'Præcis som på siden; teksten kan søges',
    text_pdf: 'Ren tekst og tabeller, lille fil',
    png: 'Et skarpt billede',
    jpg: 'Et mindre billede',
    svg: 'Et billede uden fast størrelse, til hjemmesider',
  },
  fullReport: 'hele rapporten',
  textFile: 'tekst',
  csv: {
    title: 'Hvilken CSV?',
    between: 'Mellem cellerne',
    semicolon: 'Semikolon, decimaler som 1,5',
    comma: 'Komma, decimaler som 1.5',
    own: 'Sådan som regneark på dit sprog læser den.',
  },
} satisfies Texts<typeof enGb>;
