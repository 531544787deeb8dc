import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  title: 'Filen din lages',
  preparing: 'Forbereder …',
  page: 'Side {page, number} av {pages, number}',
  failedTitle: 'Det ble ingen fil',
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
} satisfies Texts<typeof enGb>;
