import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/users.ts';

export default {
  language: 'Sprache',
  showPassword: 'Passwort anzeigen',
  newPassword: 'Neues Passwort',
  newPasswordHint: 'Mindestens 10 Zeichen. Ein paar Wörter hintereinander sind leicht zu merken und schwer zu erraten.',
  newPasswordAgain: 'Neues Passwort noch einmal',
  newPasswordMissing: 'Bitte wählen Sie ein Passwort.',
  newPasswordAgainMissing: 'Bitte geben Sie es noch einmal ein.',
  verifyAgain: 'E-Mail noch einmal senden',
  verifySent: 'Die E-Mail ist unterwegs.',
  settings: {
    units: 'Einheiten',
    metric: 'Metrisch',
    metricHint: 'Gramm und Kilogramm',
    imperial: 'Angloamerikanisch',
    imperialHint: 'Unzen und Pfund',
  },
} satisfies Texts<typeof enGb>;
