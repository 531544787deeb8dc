import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/second-factor.ts';

export default {
  on: 'An',
  off: 'Aus',
  lead: 'Beim Anmelden brauchen Sie dann zusätzlich einen Code aus einer App auf Ihrem Telefon; das Passwort allein genügt nicht mehr.',
  since: 'Seit {date}',
  fewCodes:
    '{count, plural, =0 {Sie haben keine Wiederherstellungscodes mehr. Erstellen Sie jetzt neue.} one {Sie haben nur noch einen Wiederherstellungscode. Erstellen Sie neue.} other {Sie haben nur noch # Wiederherstellungscodes. Erstellen Sie neue.}}',
  codesLeft: '{count, plural, one {Noch # Wiederherstellungscode} other {Noch # Wiederherstellungscodes}}',
  begin: 'Einrichten',
  setUp: 'Zwei-Faktor-Authentifizierung einrichten',
  renew: 'Neue Wiederherstellungscodes',
  renewLead: 'Ihre bisherigen Codes gelten nicht mehr, und Sie erhalten neue.',
  end: 'Ausschalten',
  endLead: 'Danach melden Sie sich nur noch mit Ihrem Passwort an.',
  ended: 'Die Zwei-Faktor-Authentifizierung ist ausgeschaltet.',
  steps: {
    password: 'Passwort',
    app: 'App',
    codes: 'Wiederherstellungscodes',
  },
  password: 'Ihr Passwort',
  passwordLead: 'Bitte bestätigen Sie zuerst, dass Sie es sind.',
  passwordMissing: 'Geben Sie Ihr Passwort ein.',
  goOn: 'Weiter',
  qrLabel: 'QR-Code für Ihre Authenticator-App',
  scan: 'Scannen Sie diesen Code mit einer Authenticator-App oder der Passwortverwaltung Ihres Telefons.',
  typeInstead: 'Keine Kamera? Geben Sie diesen Schlüssel in die App ein:',
  code: 'Sechs Ziffern aus der App',
  codeMissing: 'Geben Sie den Code aus der App ein.',
  codeOrRecovery: 'Ohne die App: einer Ihrer Wiederherstellungscodes.',
  turnOn: 'Einschalten',
  codesLead:
    'Bewahren Sie diese Codes sicher auf. Wenn Sie Ihr Telefon verlieren, können Sie sich mit jedem einmal anmelden. Sie werden nicht noch einmal gezeigt.',
  download: 'Herunterladen',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  kept: 'Ich habe sie aufbewahrt',
} satisfies Texts<typeof enGb>;
