import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/spreadsheets.ts';

export default {
  reading: 'Datei wird gelesen …',
  begins: 'Die Tabelle beginnt in',
  beginning: 'Zeile {row, number}: {words}',
  hasHeader: 'Die erste Zeile enthält die Spaltennamen',
  preview: 'Erste Zeilen der Datei',
  column: 'Spalte {number, number}',
  holds: 'Inhalt von „{column}“',
  numbersOf: 'Zahlenformat von „{column}“',
  leftOut: 'Ausgelassen',
  comma: '1.234,50',
  point: '1,234.50',
  unsure: 'Bitte prüfen: Diese Spalte lässt sich auf beide Arten lesen.',
  rows: '{rows, plural, one {# Zeile} other {# Zeilen}}, die ersten {shown, number} angezeigt.',
  columnsLeft:
    'Die ersten {read, number} Spalten werden gelesen, {left, plural, one {eine weitere wird} other {# weitere werden}} ignoriert.',
  sheet: 'Blatt',
  delimiter: {
    label: 'Trennzeichen',
    comma: 'Kommas',
    semicolon: 'Semikolons',
    tab: 'Tabulatoren',
  },
  problem: {
    too_large: 'Diese Datei ist zu groß. Die Grenze liegt bei 30 MB.',
    unpacks_too_large: 'Dieses Archiv ist entpackt größer als 200 MB und kann nicht geöffnet werden.',
    too_many_files: 'Dieses Archiv enthält zu viele Dateien.',
    unreadable: 'Diese Datei ist beschädigt oder hat einen anderen Typ, als ihr Name sagt.',
    old_excel: 'Das ist das alte Excel-Format (.xls). Bitte speichern Sie die Datei als .xlsx oder CSV.',
    empty: 'Diese Datei ist leer.',
    too_many_rows: 'Diese Datei hat mehr als 200.000 Zeilen. Bitte teilen Sie sie auf.',
    wrong_format: 'Hochladen fehlgeschlagen: Das Dateiformat wird nicht unterstützt.',
    nothing_found: 'In dieser Datei wurde kein Rezept gefunden.',
  },
} satisfies Texts<typeof enGb>;
