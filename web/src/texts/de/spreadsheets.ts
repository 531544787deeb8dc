import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/spreadsheets.ts';

export default {
  reading: 'Datei wird gelesen …',
  begins: 'Die Tabelle beginnt in',
  beginning: 'Zeile {row, number}: {words}',
  hasHeader: 'Ihre erste Zeile benennt die Spalten',
  preview: 'Die ersten Zeilen der Datei',
  column: 'Spalte {number, number}',
  holds: 'Was „{column}“ enthält',
  numbersOf: 'Wie die Zahlen in „{column}“ geschrieben sind',
  leftOut: 'Weglassen',
  comma: '1.234,50',
  point: '1,234.50',
  unsure: 'Bitte prüfen: Die Spalte lässt sich auf beide Arten lesen.',
  rows: '{rows, plural, one {# Zeile} other {# Zeilen}}, die ersten {shown, number} sind zu sehen.',
  columnsLeft:
    'Die ersten {read, number} Spalten werden gelesen, {left, plural, one {eine weitere bleibt} other {# weitere bleiben}} weg.',
  sheet: 'Blatt',
  delimiter: {
    label: 'Zellen sind getrennt durch',
    comma: 'Kommas',
    semicolon: 'Semikolons',
    tab: 'Tabulatoren',
  },
  problem: {
    too_large: 'Diese Datei ist zu groß. Bis 30 MB werden angenommen.',
    unpacks_too_large: 'Dieses Archiv ist entpackt größer als 200 MB und wird deshalb nicht geöffnet.',
    too_many_files: 'Dieses Archiv enthält zu viele Dateien.',
    unreadable: 'Diese Datei ist beschädigt oder nicht das, was ihr Name sagt.',
    old_excel: 'Das ist das alte Excel-Format (.xls). Bitte als .xlsx oder CSV speichern.',
    empty: 'In dieser Datei steht nichts.',
    too_many_rows: 'Diese Datei hat mehr als 200.000 Zeilen. Bitte teilen Sie sie auf.',
    wrong_format: 'Hochladen fehlgeschlagen: Das Dateiformat wird nicht unterstützt.',
    nothing_found: 'In dieser Datei wurde kein Rezept gefunden.',
  },
} satisfies Texts<typeof enGb>;
