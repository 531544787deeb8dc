import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/purchases/bought.ts';

export default {
  title: 'Alles Eingekaufte',
  all: 'Alle',
  family: 'Lebensmittelgruppe',
  supplier: 'Lieferant',
  sort: 'Reihenfolge',
  sorts: {
    co2: 'Höchste CO₂e-Menge zuerst',
    kg: 'Schwerstes zuerst',
    money: 'Teuerstes zuerst',
    name: 'Nach Namen',
  },
  article: 'Artikel',
  food: 'Steht für',
  weight: 'Gewicht',
  co2: 'kg CO₂e',
  low: 'Niedrigster Wert',
  high: 'Höchster Wert',
  share: 'Anteil',
  money: 'Nettopreis',
  rows: 'Zeilen',
  unknown: 'unbekannt',
  sentBack: 'Mehr zurückgekommen als gekauft',
  waiting: 'Noch hat niemand gesagt, was das ist',
  nothing: 'Nichts Eingekauftes passt zu dieser Auswahl.',
  partly: 'aus {known} von {rows, plural, one {# Zeile} other {# Zeilen}}',
  covered:
    'CO₂e ist von {covered} der {rows, plural, one {# Zeile} other {# Zeilen}} bekannt; die übrigen stehen in keiner Summe.',
  basis:
    'CO₂e vom Hof bis zur Küchentür mit Landnutzungsänderung; die kleineren Zahlen sind die Spanne, in der neun von zehn liegen. Lebensmittel und Getränke, ohne Mehrwertsteuer; Ausgesondertes zählt nicht.',
  download: 'Als Excel herunterladen',
  sheet: {
    time: 'Monate',
    reported: 'Monate mit Einkaufsbericht',
    covered: 'Zeilen mit CO₂e',
    basis: 'Grundlage',
  },
} satisfies Texts<typeof enGb>;
