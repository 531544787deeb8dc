import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/second-factor.ts';

export default {
  on: 'An',
  off: 'Aus',
  lead: 'Zum Passwort kommt dann ein Code aus einer App auf Ihrem Telefon. Wer Ihr Passwort erfährt, bleibt draußen.',
  since: 'Seit {date}',
  fewCodes:
    '{count, plural, =0 {Kein Wiederherstellungscode ist mehr übrig. Erstellen Sie jetzt neue.} one {Nur noch ein Wiederherstellungscode ist übrig. Erstellen Sie neue.} other {Nur noch # Wiederherstellungscodes sind übrig. Erstellen Sie neue.}}',
  codesLeft: '{count, plural, one {Noch # Wiederherstellungscode} other {Noch # Wiederherstellungscodes}}',
  begin: 'Einrichten',
  setUp: 'Anmeldung in zwei Schritten einrichten',
  renew: 'Neue Wiederherstellungscodes',
  renewLead: 'Ihre bisherigen Codes gelten nicht mehr, Sie bekommen neue.',
  end: 'Ausschalten',
  endLead: 'Dann öffnet wieder das Passwort allein Ihr Konto.',
  ended: 'Die Anmeldung in zwei Schritten ist aus.',
  steps: {
    password: 'Passwort',
    app: 'App',
    codes: 'Wiederherstellungscodes',
  },
  password: 'Ihr Passwort',
  passwordLead: 'Zuerst stellen wir sicher, dass Sie es sind.',
  passwordMissing: 'Bitte geben Sie Ihr Passwort ein.',
  goOn: 'Weiter',
  qrLabel: 'QR-Code für Ihre Authentifizierungs-App',
  scan: 'Scannen Sie den Code mit einer Authentifizierungs-App, etwa der Passwortverwaltung Ihres Telefons.',
  typeInstead: 'Keine Kamera? Geben Sie diesen Schlüssel in die App ein:',
  code: 'Sechs Ziffern aus der App',
  codeMissing: 'Bitte geben Sie den Code ein, den die App zeigt.',
  codeOrRecovery: 'Ohne die App: einer Ihrer Wiederherstellungscodes.',
  turnOn: 'Einschalten',
  codesLead:
    'Bewahren Sie diese Codes sicher auf. Jeder öffnet Ihr Konto einmal, wenn das Telefon fehlt, und sie werden nicht wieder gezeigt.',
  download: 'Herunterladen',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  kept: 'Ich habe sie aufbewahrt',
} satisfies Texts<typeof enGb>;
