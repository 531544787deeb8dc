import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/doubts.ts';

export default {
  letGo: 'Slipp filen for å importere oppskrifter',
  count: '{count, plural, one {# linje å kontrollere} other {# linjer å kontrollere}}',
  next: 'Neste linje å kontrollere',
  take: '{count, plural, one {Se over # forslag} other {Se over # forslag}}',
  title: 'Godkjenn foreslåtte ingredienser',
  lead: 'Hvert forslag er riktig med minst {percent} sannsynlighet. Fjern haken ved det som er feil. Det som er mindre sikkert, blir stående åpent og kontrolleres linje for linje.',
  line: '{written} som {name}',
  sure: '{percent} sannsynlighet',
  grams: 'Vekt: {weight}',
  contains: 'Inneholder: {allergens}',
  mayContain: 'Kan inneholde: {allergens}',
  unknown: 'Ukjente allergener: {allergens}',
  none: 'Ingen allergener som må oppgis.',
  accept: '{count, plural, one {Godkjenn # forslag} other {Godkjenn # forslag}}',
  cancel: 'Avbryt',
  together: 'Et forslag ({percent} sannsynlighet) som ble godkjent sammen med andre.',
  pastedMany: '{count, plural, one {# oppskrift limt inn} other {# oppskrifter limt inn}}: Kontroller dem her.',
} satisfies Texts<typeof enGb>;
