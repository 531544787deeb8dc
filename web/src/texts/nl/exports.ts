import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/exports.ts';

export default {
  title: 'Uw bestand wordt gemaakt',
  preparing: 'Voorbereiden …',
  page: 'Pagina {page, number} van {pages, number}',
  failedTitle: 'Het bestand kon niet worden gemaakt',
  problem: {
    failed: 'Er ging iets mis bij het maken van het bestand. Probeer het opnieuw of kies een ander formaat.',
    invalid_format: 'Ongeldig formaat.',
  },
  download: 'Downloaden',
  textPdf: 'Tekst-pdf',
  hint: {
    pdf: 'Ziet er precies uit als de pagina, met doorzoekbare tekst',
    text_pdf: 'Alleen tekst en tabellen, klein bestand',
    png: 'Afbeelding in hoge kwaliteit',
    jpg: 'Kleiner afbeeldingsbestand',
    svg: 'Schaalbare afbeelding voor websites',
  },
  fullReport: 'volledig rapport',
  textFile: 'tekst',
  csv: {
    title: 'CSV-formaat',
    between: 'Scheidingsteken',
    semicolon: 'Puntkomma, decimalen als 1,5',
    comma: 'Komma, decimalen als 1.5',
    own: 'Het formaat dat spreadsheetprogramma’s in uw taal verwachten.',
  },
} satisfies Texts<typeof enGb>;
