import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/export.ts';

export default {
  tab: 'Gegevens',
  title: 'Alles in één bestand',
  lead: 'Een ZIP-bestand met alle recepten, menu’s, rapporten met hun regels, gekoppelde namen, leden, integraties zonder sleutels en de wijzigingsgeschiedenis. Het wordt op de achtergrond gemaakt en zeven dagen bewaard; wie de organisatie beheert, kan het downloaden.',
  start: 'Bestand maken',
  list: 'Bestanden',
  making: 'Het bestand wordt gemaakt',
  failed: 'Het bestand van {at} kon niet worden gemaakt. Probeer het opnieuw.',
  facts: '{megabytes, number} MB, bewaard tot {until}',
  fetch: 'Downloaden',
  fetchOf: 'Downloaden: bestand van {at}',
} satisfies Texts<typeof enGb>;
