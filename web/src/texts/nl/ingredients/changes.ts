import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/ingredients/changes.ts';

export default {
  lead: 'Waarden veranderen als er bronnen bijkomen of worden gecorrigeerd. Afgeronde rapporten houden de versie waarmee ze zijn gemaakt en worden alleen opnieuw berekend als u daarvoor kiest.',
  release: 'Versie {to} vergeleken met {from}',
  moved:
    'De {shown, number} grootste veranderingen onder {moved, number} voedingsmiddelen waarvan de waarde meer dan 5% is veranderd:',
  all: 'Voedingsmiddelen waarvan de waarde meer dan 5% is veranderd:',
  none: 'Van geen enkel voedingsmiddel is de waarde meer dan 5% veranderd.',
  unit: 'kg CO₂e per kg, zonder herkomst en transport naar het land van de keuken, elk voedingsmiddel in de meest gangbare variant',
  counts:
    'Nieuw: {foods, plural, one {# voedingsmiddel} other {# voedingsmiddelen}}, {states, plural, one {# variant} other {# varianten}}. Verwijderd: {gone, plural, one {# variant} other {# varianten}}. Datakwaliteit: beter voor {better, plural, one {# variant} other {# varianten}}, lager voor {worse, plural, one {# variant} other {# varianten}}.',
  food: 'Voedingsmiddel',
  before: 'Oude waarde',
  after: 'Nieuwe waarde',
  change: 'Verandering',
  why: 'Waarom',
  places: 'Alleen veranderd door herkomst en transport',
  placesUnit: 'kg CO₂e per kg in de keuken; de waarde zonder herkomst en transport is gelijk gebleven',
  parts: 'Alleen de waarde zonder verandering van landgebruik is veranderd',
  partsUnit: 'kg CO₂e per kg zonder verandering van landgebruik; het totaal is gelijk gebleven',
  unknown: 'onbekend',
  reason: {
    weighed: 'Gewogen gemiddelde van de bronnen: {sources}',
    kin: 'Aangepast zoals vergelijkbare producten, waarvan de bronnen gewogen zijn: × {ratio}',
    bone: 'Ingekocht met bot of schaal, alleen het vlees telt: × {ratio}',
    reviewed: 'Gecorrigeerd door een beoordelaar',
    moves: '{what}: {before} → {after}',
  },
} satisfies Texts<typeof enGb>;
