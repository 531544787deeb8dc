import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/export.ts';

export default {
  tab: 'Data',
  title: 'Alle data i én fil',
  lead: 'En ZIP-fil med alle oppskrifter, menyer, rapporter med radene sine, koblede navn, medlemmer, integrasjoner uten nøkler og endringsloggen. Den lages i bakgrunnen og oppbevares i sju dager; organisasjonens administratorer kan laste den ned.',
  start: 'Lag filen',
  list: 'Filer',
  making: 'Filen lages',
  failed: 'Filen fra {at} kunne ikke lages. Prøv igjen.',
  facts: '{megabytes, number} MB, tilgjengelig til {until}',
  fetch: 'Last ned',
  fetchOf: 'Last ned filen fra {at}',
} satisfies Texts<typeof enGb>;
