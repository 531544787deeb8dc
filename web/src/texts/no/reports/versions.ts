import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/versions.ts';

export default {
  button: 'Tidligere versjoner',
  title: 'Tidligere versjoner av rapporten',
  lead: 'Det som er fullført, blir stående slik det ble publisert: rader, verdier og matvaredata.',
  none: 'Rapporten er ikke endret siden den ble fullført.',
  open: 'Åpne',
  compare: 'Vis hva forskjellen skyldes',
  shown: 'Dette er versjonen fra {moment}, slik den ble publisert.',
  back: 'Tilbake til gjeldende versjon',
} satisfies Texts<typeof enGb>;
