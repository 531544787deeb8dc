import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/doubts.ts';

export default {
  letGo: 'Laat het bestand los om recepten te importeren',
  count: '{count, plural, one {# regel te controleren} other {# regels te controleren}}',
  next: 'Volgende regel controleren',
  take: '{count, plural, one {# suggestie bekijken} other {# suggesties bekijken}}',
  title: 'Voorgestelde ingrediënten overnemen',
  lead: 'Elk van deze suggesties klopt met minstens {percent} waarschijnlijkheid. Vink uit wat niet klopt. Wat minder zeker is, blijft open en wordt regel voor regel gecontroleerd.',
  line: '{written} als {name}',
  sure: '{percent} waarschijnlijk',
  grams: 'Gewicht: {weight}',
  contains: 'Bevat: {allergens}',
  mayContain: 'Kan bevatten: {allergens}',
  unknown: 'Allergenen onbekend: {allergens}',
  none: 'Geen allergenen die vermeld moeten worden.',
  accept: '{count, plural, one {# suggestie overnemen} other {# suggesties overnemen}}',
  cancel: 'Annuleren',
  together: 'Een suggestie ({percent} waarschijnlijk), samen met andere overgenomen.',
  pastedMany: '{count, plural, one {# recept geplakt} other {# recepten geplakt}}: controleer ze hier.',
} satisfies Texts<typeof enGb>;
