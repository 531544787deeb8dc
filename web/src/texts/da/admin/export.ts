import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/export.ts';

export default {
  tab: 'Data',
  title: 'Alle data i én fil',
  lead: 'En ZIP-fil med alle opskrifter, menuer, rapporter med deres rækker, matchede navne, medlemmer, integrationer uden nøgler og ændringsloggen. Den laves i baggrunden og gemmes i syv dage; organisationens administratorer kan hente den.',
  start: 'Lav filen',
  list: 'Filer',
  making: 'Filen laves',
  failed: 'Filen fra {at} kunne ikke laves. Prøv igen.',
  facts: '{megabytes, number} MB, tilgængelig til {until}',
  fetch: 'Hent',
  fetchOf: 'Hent filen fra {at}',
} satisfies Texts<typeof enGb>;
