import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/exports.ts';

export default {
  title: 'Filen din lages',
  preparing: 'Forbereder …',
  page: 'Side {page, number} av {pages, number}',
  failedTitle: 'Filen kunne ikke lages',
  problem: {
    failed: 'Noe gikk galt underveis. Prøv igjen; skjer det en gang til, velg et annet format.',
    invalid_format: 'Ugyldig format.',
  },
  download: 'Last ned',
  textPdf: 'Tekst-PDF',
  hint: {
    pdf: 'Akkurat som på siden; teksten kan søkes i',
    text_pdf: 'Ren tekst og tabeller, liten fil',
    png: 'Et skarpt bilde',
    jpg: 'Et mindre bilde',
    svg: 'Et bilde uten fast størrelse, for nettsider',
  },
  fullReport: 'hele rapporten',
  textFile: 'tekst',
  csv: {
    title: 'Hvilken CSV?',
    between: 'Mellom cellene',
    semicolon: 'Semikolon, desimaler som 1,5',
    comma: 'Komma, desimaler som 1.5',
    own: 'Slik regneark på språket ditt leser den.',
  },
} satisfies Texts<typeof enGb>;
