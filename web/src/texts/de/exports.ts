import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/exports.ts';

export default {
  title: 'Ihre Datei wird erstellt',
  preparing: 'Wird vorbereitet …',
  page: 'Seite {page, number} von {pages, number}',
  failedTitle: 'Es ist keine Datei entstanden',
  problem: {
    failed:
      'Unterwegs ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal; hilft das nicht, wählen Sie ein anderes Format.',
    invalid_format: 'Ungültiges Format.',
  },
  download: 'Herunterladen',
  textPdf: 'Text-PDF',
  hint: {
    pdf: 'Genau wie auf der Seite; der Text ist durchsuchbar',
    text_pdf: 'Nur Text und Tabellen, kleine Datei',
    png: 'Ein scharfes Bild',
    jpg: 'Ein kleineres Bild',
    svg: 'Ein Bild ohne feste Größe, für Webseiten',
  },
  fullReport: 'ganzer Bericht',
  textFile: 'Text',
  csv: {
    title: 'Welche CSV?',
    between: 'Zwischen den Zellen',
    semicolon: 'Semikolon, Dezimalzahlen wie 1,5',
    comma: 'Komma, Dezimalzahlen wie 1.5',
    own: 'So lesen es Tabellenprogramme in Ihrer Sprache.',
  },
} satisfies Texts<typeof enGb>;
