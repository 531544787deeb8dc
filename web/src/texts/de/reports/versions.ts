import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/versions.ts';

export default {
  button: 'Frühere Versionen',
  title: 'Frühere Versionen dieses Berichts',
  lead: 'Was abgeschlossen wurde, bleibt, wie es veröffentlicht wurde: Zeilen, Werte und Lebensmitteldaten.',
  none: 'Dieser Bericht wurde seit seinem ersten Abschluss nicht geändert.',
  open: 'Öffnen',
  compare: 'Ansehen, was den Unterschied ausmacht',
  shown: 'Das ist die Version vom {moment}, wie sie veröffentlicht wurde.',
  back: 'Zurück zur aktuellen Version',
} satisfies Texts<typeof enGb>;
