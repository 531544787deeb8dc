import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/personal-data.ts';

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
    owner: 'Gehört Ihr Unternehmen sonst niemandem, kann nur ein Superadmin jemand Neuen dafür benennen.',
    password: 'Ihr Passwort',
    passwordMissing: 'Bitte geben Sie Ihr Passwort ein.',
    lastAdmin:
      'Sie verwalten Ihre Organisation als Einzige oder Einziger. Geben Sie zuerst jemand anderem die Admin-Rolle, dann können Sie Ihr Konto löschen.',
    toMembers: 'Zu den Mitgliedern',
    lastSuper:
      'Sie sind der einzige Superadmin dieser Installation. Ernennen Sie zuerst jemand anderen, dann können Sie Ihr Konto löschen.',
    toPeople: 'Zu den Personen',
    unanswered:
      'Es kam keine Antwort, Ihr Konto kann also schon gelöscht sein. Werden Sie beim nächsten Versuch zum Anmelden aufgefordert, ist es gelöscht.',
    confirm: 'Endgültig löschen',
  },
} satisfies Texts<typeof enGb>;
