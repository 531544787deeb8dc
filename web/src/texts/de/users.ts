import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/users.ts';

export default {
  language: 'Sprache',
  showPassword: 'Passwort anzeigen',
  newPassword: 'Neues Passwort',
  newPasswordHint: 'Mindestens 10 Zeichen. Ein paar Wörter hintereinander sind leicht zu merken und schwer zu erraten.',
  newPasswordAgain: 'Neues Passwort wiederholen',
  newPasswordMissing: 'Wählen Sie ein Passwort.',
  newPasswordAgainMissing: 'Geben Sie das Passwort noch einmal ein.',
  verifyAgain: 'E-Mail noch einmal senden',
  verifySent: 'Die E-Mail wurde gesendet.',
  settings: {
    units: 'Einheiten',
    metric: 'Metrisch',
    metricHint: 'Gramm und Kilogramm',
    imperial: 'Angloamerikanisch',
    imperialHint: 'Unzen (oz) und Pound (lb)',
  },
} satisfies Texts<typeof enGb>;
