import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/versions.ts';

export default {
  button: 'Tidligere versjoner',
  title: 'Tidligere versjoner av rapporten',
  lead: 'Ferdige versjoner blir liggende slik de ble publisert: rader, verdier og matvaredata.',
  none: 'Rapporten er ikke endret siden den ble ferdig.',
  open: 'Åpne',
  compare: 'Vis hva forskjellen skyldes',
  shown: 'Dette er versjonen fra {moment}, slik den ble publisert.',
  back: 'Tilbake til gjeldende versjon',
} satisfies Texts<typeof enGb>;
