import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/exports.ts';

export default {
  title: 'Ihre Datei wird erstellt',
  preparing: 'Wird vorbereitet …',
  page: 'Seite {page, number} von {pages, number}',
  failedTitle: 'Die Datei konnte nicht erstellt werden',
  problem: {
    failed:
      'Beim Erstellen der Datei ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal oder wählen Sie ein anderes Format.',
    invalid_format: 'Ungültiges Format.',
  },
  download: 'Herunterladen',
  textPdf: 'Text-PDF',
  hint: {
    pdf: 'Sieht genau aus wie die Seite, mit durchsuchbarem Text',
    text_pdf: 'Nur Text und Tabellen, kleine Datei',
    png: 'Bild in hoher Qualität',
    jpg: 'Kleinere Bilddatei',
    svg: 'Skalierbares Bild für Webseiten',
  },
  fullReport: 'ganzer Bericht',
  textFile: 'Text',
  csv: {
    title: 'CSV-Format',
    between: 'Trennzeichen',
    semicolon: 'Semikolon, Dezimalzahlen wie 1,5',
    comma: 'Komma, Dezimalzahlen wie 1.5',
    own: 'Das Format, das Tabellenprogramme in Ihrer Sprache erwarten.',
  },
} satisfies Texts<typeof enGb>;
