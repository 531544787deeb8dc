import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/export.ts';

export default {
  tab: 'Gegevens',
  title: 'Alle gegevens in één bestand',
  lead: 'Een ZIP-bestand met alle recepten, menukaarten, rapporten met hun rijen, gekoppelde namen, leden, integraties zonder sleutels en het activiteitenlogboek. Het wordt op de achtergrond gemaakt en zeven dagen bewaard; de beheerders van de organisatie kunnen het downloaden.',
  start: 'Bestand maken',
  list: 'Bestanden',
  making: 'Het bestand wordt gemaakt',
  failed: 'Het bestand van {at} kon niet worden gemaakt. Probeer het opnieuw.',
  facts: '{megabytes, number} MB, beschikbaar tot {until}',
  fetch: 'Downloaden',
  fetchOf: 'Bestand van {at} downloaden',
} satisfies Texts<typeof enGb>;
