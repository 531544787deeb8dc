import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/restaurants/first.ts';

export default {
  title: 'Uw eerste keuken',
  lead: 'Geef de keuken een naam en geef aan waar er gegeten wordt: de waarden gelden voor dat land. Plak dan een recept en bekijk de voetafdruk.',
  name: 'Naam van de keuken',
  noName: 'Geef de keuken een naam.',
  begin: 'Verder naar het eerste recept',
} satisfies Texts<typeof enGb>;
