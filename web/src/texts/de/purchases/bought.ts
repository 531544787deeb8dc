import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/purchases/bought.ts';

export default {
  title: 'Alle Einkäufe',
  all: 'Alle',
  family: 'Warengruppe',
  supplier: 'Lieferant',
  sort: 'Reihenfolge',
  sorts: {
    co2: 'Höchste CO₂e-Menge zuerst',
    kg: 'Größtes Gewicht zuerst',
    money: 'Höchster Betrag zuerst',
    name: 'Nach Namen',
  },
  article: 'Artikel',
  food: 'Zugeordnet zu',
  weight: 'Gewicht',
  co2: 'kg CO₂e',
  low: 'Untergrenze',
  high: 'Obergrenze',
  share: 'Anteil',
  money: 'Nettobetrag',
  rows: 'Zeilen',
  unknown: 'nicht bekannt',
  sentBack: 'Mehr zurückgegeben als eingekauft',
  waiting: 'Noch nicht zugeordnet',
  nothing: 'Kein Einkauf passt zu dieser Auswahl.',
  partly: 'aus {known} von {rows, plural, one {# Zeile} other {# Zeilen}}',
  covered:
    'CO₂e ist für {covered} von {rows, plural, one {# Zeile} other {# Zeilen}} bekannt; die übrigen sind nicht in der Summe enthalten.',
  basis:
    'CO₂e vom Hof bis zur Küchentür mit Landnutzungsänderung; klein daneben die Spanne, in der neun von zehn Werten liegen. Lebensmittel und Getränke, ohne Mehrwertsteuer; Ausgeschlossenes zählt nicht.',
  download: 'Als Excel-Datei herunterladen',
  sheet: {
    time: 'Monate',
    reported: 'Monate mit Einkaufsbericht',
    covered: 'Zeilen mit CO₂e',
    basis: 'Grundlage',
  },
} satisfies Texts<typeof enGb>;
