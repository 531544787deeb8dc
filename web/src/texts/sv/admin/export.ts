import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/export.ts';

export default {
  tab: 'Data',
  title: 'Allt i en fil',
  lead: 'En ZIP-fil med alla recept, menyer, rapporter med sina rader, matchade namn, medlemmar, integrationer utan nycklar och ändringshistoriken. Den skapas i bakgrunden och sparas i sju dagar; den som sköter organisationen kan ladda ner den.',
  start: 'Skapa filen',
  list: 'Filer',
  making: 'Filen skapas',
  failed: 'Filen från {at} kunde inte skapas. Försök igen.',
  facts: '{megabytes, number} MB, sparas till {until}',
  fetch: 'Ladda ner',
  fetchOf: 'Ladda ner filen från {at}',
} satisfies Texts<typeof enGb>;
