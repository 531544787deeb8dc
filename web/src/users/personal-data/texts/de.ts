import type { Texts } from '../../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  file: {
    title: 'Ihre Daten',
    lead: 'Alles, was Plateprint über Sie speichert, in einer Datei: Profil, Einstellungen, Rollen, wo Sie angemeldet sind, was Sie getan und erstellt haben. Keine Passwörter und keine Geheimnisse.',
    fetch: 'Meine Daten herunterladen',
  },
  erase: {
    heading: 'Konto löschen',
    lead: 'Ihr Name, Ihre E-Mail-Adresse und alles andere über Sie wird sofort gelöscht. Niemand kann es zurückholen.',
    ask: 'Mein Konto löschen',
    title: 'Ihr Konto endgültig löschen?',
    what: 'Name, E-Mail-Adresse, Passwort, Einstellungen, Rollen und Anmeldungen werden jetzt gelöscht. Das lässt sich nicht rückgängig machen.',
    stays:
      'Rezepte, Menüs und Berichte, die Sie erstellt haben, bleiben bei Ihrer Organisation und zeigen „Ehemaliges Mitglied“.',
    password: 'Ihr Passwort',
    passwordMissing: 'Bitte geben Sie Ihr Passwort ein.',
    confirm: 'Endgültig löschen',
  },
} satisfies Texts<typeof enGb>;
