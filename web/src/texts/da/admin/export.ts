import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/export.ts';

export default {
  tab: 'Data',
  title: 'Alt i én fil',
  lead: 'En ZIP-fil med alle opskrifter, menuer, rapporter med deres rækker, matchede navne, medlemmer, integrationer uden nøgler og ændringshistorikken. Den laves i baggrunden og gemmes i syv dage; den, der styrer organisationen, kan hente den.',
  start: 'Lav filen',
  list: 'Filer',
  making: 'Filen laves',
  failed: 'Filen fra {at} kunne ikke laves. Prøv igen.',
  facts: '{megabytes, number} MB, gemmes til {until}',
  fetch: 'Hent',
  fetchOf: 'Hent filen fra {at}',
} satisfies Texts<typeof enGb>;
