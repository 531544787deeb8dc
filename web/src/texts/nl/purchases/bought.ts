import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/purchases/bought.ts';

export default {
  title: 'Alle inkopen',
  all: 'Alle',
  family: 'Productgroep',
  supplier: 'Leverancier',
  sort: 'Volgorde',
  sorts: {
    co2: 'Hoogste CO₂e eerst',
    kg: 'Grootste gewicht eerst',
    money: 'Hoogste bedrag eerst',
    name: 'Op naam',
  },
  article: 'Artikel',
  food: 'Gekoppeld aan',
  weight: 'Gewicht',
  co2: 'kg CO₂e',
  low: 'Ondergrens',
  high: 'Bovengrens',
  share: 'Aandeel',
  money: 'Nettobedrag',
  rows: 'Rijen',
  unknown: 'niet bekend',
  sentBack: 'Meer teruggestuurd dan ingekocht',
  waiting: 'Nog niet gekoppeld',
  nothing: 'Geen inkoop past bij deze keuze.',
  partly: 'uit {known} van {rows, plural, one {# rij} other {# rijen}}',
  covered:
    'CO₂e is bekend van {covered} van de {rows, plural, one {# rij} other {# rijen}}; de andere zijn niet in het totaal meegeteld.',
  basis:
    'CO₂e van boerderij tot keukendeur, met verandering van landgebruik; klein ernaast staat de bandbreedte waarbinnen negen van de tien waarden vallen. Eten en drinken, zonder btw; wat is uitgesloten, telt niet mee.',
  download: 'Downloaden als Excel-bestand',
  sheet: {
    time: 'Maanden',
    reported: 'Maanden met een inkooprapport',
    covered: 'Rijen met CO₂e',
    basis: 'Grondslag',
  },
} satisfies Texts<typeof enGb>;
