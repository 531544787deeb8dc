import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/food-data.ts';

export default {
  label: 'Voedselgegevens',
  published: 'Zoals gepubliceerd',
  today: 'Met de voedselgegevens van nu ({version})',
  lead: {
    published:
      'De waarden zoals uw rapporten ze vermelden. Staan er in een vergelijking maanden met oudere voedselgegevens, dan gelden voor beide waarden die van nu.',
    today: 'De hoeveelheden van toen met de voedselgegevens van nu. Uw rapporten blijven zoals ze zijn.',
  },
  waiting: '{count, plural, one {# rapport wordt} other {# rapporten worden}} nog herberekend met de voedselgegevens van nu.',
  both: 'Beide maanden met voedselgegevens {version}',
  spans: 'Alle maanden met voedselgegevens {version}; letters zoals gepubliceerd.',
  mixed:
    'Zoals gepubliceerd, met meerdere versies van de voedselgegevens: zolang niet alle maanden met dezelfde versie zijn berekend, zit dat in elk verschil.',
} satisfies Texts<typeof enGb>;
