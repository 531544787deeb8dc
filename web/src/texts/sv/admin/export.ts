import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/export.ts';

export default {
  tab: 'Data',
  title: 'Alla data i en fil',
  lead: 'En ZIP-fil med alla recept, menyer, rapporter med sina rader, matchade namn, medlemmar, integrationer utan nycklar och ändringsloggen. Den skapas i bakgrunden och sparas i sju dagar; organisationens administratörer kan ladda ner den.',
  start: 'Skapa filen',
  list: 'Filer',
  making: 'Filen skapas',
  failed: 'Filen från {at} kunde inte skapas. Försök igen.',
  facts: '{megabytes, number} MB, tillgänglig till {until}',
  fetch: 'Ladda ner',
  fetchOf: 'Ladda ner filen från {at}',
} satisfies Texts<typeof enGb>;
