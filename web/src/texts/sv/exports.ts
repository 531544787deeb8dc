import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/exports.ts';

export default {
  title: 'Din fil görs i ordning',
  preparing: 'Förbereder …',
  page: 'Sida {page, number} av {pages, number}',
  failedTitle: 'Filen kunde inte skapas',
  problem: {
    failed: 'Något gick fel på vägen. Försök igen; händer det en gång till, välj ett annat format.',
    invalid_format: 'Ogiltigt format.',
  },
  download: 'Ladda ner',
  textPdf: 'Text-PDF',
  hint: {
    pdf: 'Precis som på sidan; texten går att söka i',
    text_pdf: 'Ren text och tabeller, liten fil',
    png: 'En skarp bild',
    jpg: 'En mindre bild',
    svg: 'En bild utan fast storlek, för webben',
  },
  fullReport: 'hela rapporten',
  textFile: 'text',
  csv: {
    title: 'Vilken CSV?',
    between: 'Mellan cellerna',
    semicolon: 'Semikolon, decimaler som 1,5',
    comma: 'Komma, decimaler som 1.5',
    own: 'Så som kalkylprogram på ditt språk läser den.',
  },
} satisfies Texts<typeof enGb>;
