import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/versions.ts';

export default {
  button: 'Frühere Fassungen',
  title: 'Frühere Fassungen dieses Berichts',
  lead: 'Was abgeschlossen war, bleibt, wie es veröffentlicht wurde: Zeilen, Werte und Lebensmitteldaten.',
  none: 'Dieser Bericht wurde seit seinem Abschluss nicht geändert.',
  open: 'Öffnen',
  compare: 'Zeigen, was den Unterschied ausmacht',
  shown: 'Das ist die Fassung vom {moment}, wie sie veröffentlicht wurde.',
  back: 'Zurück zur aktuellen Fassung',
} satisfies Texts<typeof enGb>;
