import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/purchases/bought.ts';

export default {
  title: 'Alle inkopen',
  all: 'Alle',
  family: 'Voedingsgroep',
  supplier: 'Leverancier',
  sort: 'Volgorde',
  sorts: {
    co2: 'Hoogste CO₂e eerst',
    kg: 'Zwaarste eerst',
    money: 'Duurste eerst',
    name: 'Op naam',
  },
  article: 'Artikel',
  food: 'Staat voor',
  weight: 'Gewicht',
  co2: 'kg CO₂e',
  low: 'Laagst',
  high: 'Hoogst',
  share: 'Aandeel',
  money: 'Nettoprijs',
  rows: 'Regels',
  unknown: 'onbekend',
  sentBack: 'Meer teruggekomen dan gekocht',
  waiting: 'Niemand heeft nog gezegd wat dit is',
  nothing: 'Niets van de inkopen past bij deze keuze.',
  partly: 'uit {known} van {rows, plural, one {# regel} other {# regels}}',
  covered:
    'CO₂e is bekend van {covered} van de {rows, plural, one {# regel} other {# regels}}; de andere staan in geen enkele som.',
  basis:
    'CO₂e van boerderij tot keukendeur, met verandering van landgebruik; de kleinere cijfers zijn de bandbreedte waarbinnen negen van de tien vallen. Eten en drinken, zonder btw; wat apart is gezet telt niet mee.',
  download: 'Downloaden als Excel',
  sheet: {
    time: 'Maanden',
    reported: 'Maanden met een inkooprapport',
    covered: 'Regels met CO₂e',
    basis: 'Grondslag',
  },
} satisfies Texts<typeof enGb>;
