import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/exports.ts';

export default {
  title: 'Uw bestand wordt gemaakt',
  preparing: 'Voorbereiden …',
  page: 'Pagina {page, number} van {pages, number}',
  failedTitle: 'Er is geen bestand gemaakt',
  problem: {
    failed: 'Er ging onderweg iets mis. Probeer het opnieuw; gebeurt het nog eens, kies dan een ander formaat.',
    invalid_format: 'Ongeldig formaat.',
  },
  download: 'Downloaden',
  textPdf: 'Tekst-pdf',
  hint: {
    pdf: 'Precies zoals op de pagina; de tekst is doorzoekbaar',
    text_pdf: 'Alleen tekst en tabellen, klein bestand',
    png: 'Een scherpe afbeelding',
    jpg: 'Een kleinere afbeelding',
    svg: 'Een afbeelding zonder vaste grootte, voor websites',
  },
  fullReport: 'volledig rapport',
  textFile: 'tekst',
  csv: {
    title: 'Welke CSV?',
    between: 'Tussen de cellen',
    semicolon: 'Puntkomma, decimalen als 1,5',
    comma: 'Komma, decimalen als 1.5',
    own: 'Zoals een spreadsheet in uw taal het leest.',
  },
} satisfies Texts<typeof enGb>;
