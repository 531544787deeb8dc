import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/account.ts';

export default {
  name: {
    firstname: 'Vorname',
    lastname: 'Nachname',
    firstnameMissing: 'Bitte geben Sie Ihren Vornamen ein.',
    lastnameMissing: 'Bitte geben Sie Ihren Nachnamen ein.',
    save: 'Namen speichern',
    saved: 'Ihr Name ist gespeichert.',
    prompt: 'Wie heißen Sie?',
    promptLead: 'Damit das Team weiß, wer ein Rezept geschrieben oder einen Bericht erstellt hat.',
  },
  email: {
    now: 'Sie melden sich an mit',
    new: 'Neue E-Mail-Adresse',
    newHint: 'Sie gilt, sobald Sie den Link öffnen, den wir dorthin senden. Bis dahin ändert sich nichts.',
    missing: 'Bitte geben Sie die neue E-Mail-Adresse ein.',
    password: 'Ihr Passwort',
    save: 'E-Mail-Adresse ändern',
    pending: 'Wir haben einen Link an {email} geschickt. Die Adresse ändert sich, sobald Sie ihn öffnen.',
    cancel: 'Bisherige Adresse behalten',
    unverified: 'Diese Adresse ist noch nicht bestätigt.',
  },
  password: {
    former: 'Ihr jetziges Passwort',
    formerMissing: 'Bitte geben Sie Ihr Passwort ein.',
    save: 'Passwort ändern',
    saved: 'Ihr Passwort ist geändert. Überall sonst sind Sie abgemeldet.',
  },
  sessions: {
    here: 'Dieser Browser',
    seen: 'Zuletzt benutzt {ago}, seit {since}',
    unknown: 'Unbekanntes Gerät',
    end: 'Abmelden',
    endOne: '{device} abmelden',
    ended: 'Dort abgemeldet.',
    endOthers: 'Überall sonst abmelden',
    endOthersConfirm: 'Die anderen abmelden',
    endOthersLead: 'Hier bleiben Sie angemeldet. Was anderswo nicht gespeichert ist, geht verloren.',
    othersEnded: 'Überall sonst abgemeldet.',
  },
  overviews: {
    recipes: 'Rezepte',
    menus: 'Menüs',
    reports: 'Berichte',
    tile: 'Kacheln',
    list: 'Liste',
  },
  inactivity: {
    label: 'Von selbst abmelden, wenn nichts geschieht, nach',
    hint: 'Eine Minute vorher kommt eine Warnung, und Arbeit in einem anderen Tab zählt mit.',
    after: '{minutes, plural, =0 {Nie} one {# Minute} other {# Minuten}}',
  },
  beta: {
    ingredientSwap: 'Leichtere Alternativen zeigen',
    ingredientSwapHint: 'Noch in Erprobung: Der Rezepteditor schlägt Zutaten mit kleinerem Fußabdruck vor.',
  },
  guide: {
    lead: 'Ein kurzer Rundgang zu den wichtigsten Stellen.',
    again: 'Rundgang zeigen',
  },
} satisfies Texts<typeof enGb>;
