import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/doubts.ts';

export default {
  letGo: 'Slip filen for at importere opskrifter',
  count: '{count, plural, one {# linje at kontrollere} other {# linjer at kontrollere}}',
  next: 'Næste linje at kontrollere',
  take: '{count, plural, one {Gennemgå # forslag} other {Gennemgå # forslag}}',
  title: 'Godkend foreslåede ingredienser',
  lead: 'Hvert forslag er rigtigt med mindst {percent} sandsynlighed. Fjern fluebenet ved det, der er forkert. Det, der er mindre sikkert, forbliver åbent og kontrolleres linje for linje.',
  line: '{written} som {name}',
  sure: '{percent} sandsynlighed',
  grams: 'Vægt: {weight}',
  contains: 'Indeholder: {allergens}',
  mayContain: 'Kan indeholde: {allergens}',
  unknown: 'Ukendte allergener: {allergens}',
  none: 'Ingen allergener, der skal oplyses.',
  accept: '{count, plural, one {Godkend # forslag} other {Godkend # forslag}}',
  cancel: 'Annullér',
  together: 'Et forslag ({percent} sandsynlighed), der blev godkendt sammen med andre.',
  pastedMany: '{count, plural, one {# opskrift indsat} other {# opskrifter indsat}}: Kontrollér dem her.',
} satisfies Texts<typeof enGb>;
