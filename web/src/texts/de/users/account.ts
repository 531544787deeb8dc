import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/account.ts';

export default {
  name: {
    firstname: 'Vorname',
    lastname: 'Nachname',
    firstnameMissing: 'Geben Sie Ihren Vornamen ein.',
    lastnameMissing: 'Geben Sie Ihren Nachnamen ein.',
    save: 'Namen speichern',
    saved: 'Ihr Name wurde gespeichert.',
    prompt: 'Wie heißen Sie?',
    promptLead: 'Damit Ihr Team sieht, wer ein Rezept geschrieben oder einen Bericht erstellt hat.',
  },
  email: {
    now: 'Sie melden sich an mit',
    new: 'Neue E-Mail-Adresse',
    newHint: 'Die Änderung gilt, sobald Sie den Link öffnen, den wir dorthin senden.',
    missing: 'Geben Sie die neue E-Mail-Adresse ein.',
    password: 'Ihr Passwort',
    save: 'E-Mail-Adresse ändern',
    pending: 'Wir haben einen Link an {email} geschickt. Öffnen Sie ihn, um die neue Adresse zu bestätigen.',
    cancel: 'Bisherige Adresse behalten',
    unverified: 'Diese Adresse ist noch nicht bestätigt.',
  },
  password: {
    former: 'Derzeitiges Passwort',
    formerMissing: 'Geben Sie Ihr derzeitiges Passwort ein.',
    save: 'Passwort ändern',
    saved: 'Ihr Passwort wurde geändert. Überall sonst wurden Sie abgemeldet.',
  },
  sessions: {
    here: 'Dieser Browser',
    seen: 'Zuletzt verwendet {ago}, angemeldet seit {since}',
    unknown: 'Unbekanntes Gerät',
    end: 'Abmelden',
    endOne: '{device} abmelden',
    ended: 'Auf diesem Gerät abgemeldet.',
    endOthers: 'Überall sonst abmelden',
    endOthersConfirm: 'Überall sonst abmelden',
    endOthersLead: 'Hier bleiben Sie angemeldet. Nicht gespeicherte Arbeit anderswo geht verloren.',
    othersEnded: 'Überall sonst abgemeldet.',
  },
  overviews: {
    recipes: 'Rezepte',
    menus: 'Speisekarten',
    reports: 'Berichte',
    tile: 'Kacheln',
    list: 'Liste',
  },
  inactivity: {
    label: 'Automatisch abmelden nach',
    hint: 'Eine Minute vorher erscheint eine Warnung. Arbeit in anderen Tabs zählt mit.',
    after: '{minutes, plural, =0 {Nie} one {# Minute} other {# Minuten}}',
  },
  beta: {
    ingredientSwap: 'Klimafreundlichere Alternativen anzeigen',
    ingredientSwapHint: 'Noch in der Testphase: Der Rezepteditor schlägt Zutaten mit kleinerem Fußabdruck vor.',
  },
  guide: {
    lead: 'Ein kurzer Rundgang durch die wichtigsten Seiten.',
    again: 'Rundgang starten',
  },
} satisfies Texts<typeof enGb>;
