import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/personal-data.ts';

export default {
  file: {
    title: 'Ihre Daten',
    lead: 'Alles, was Plateprint über Sie speichert, in einer Datei: Profil, Einstellungen, Rollen, wo Sie angemeldet sind, was Sie getan und was Sie erstellt haben. Keine Passwörter oder Geheimschlüssel.',
    fetch: 'Meine Daten herunterladen',
  },
  erase: {
    heading: 'Konto löschen',
    lead: 'Ihr Name, Ihre E-Mail-Adresse und alle anderen personenbezogenen Daten werden sofort gelöscht. Das lässt sich nicht rückgängig machen.',
    ask: 'Mein Konto löschen',
    title: 'Ihr Konto endgültig löschen?',
    what: 'Name, E-Mail-Adresse, Passwort, Einstellungen, Rollen und Anmeldungen werden jetzt gelöscht. Das lässt sich nicht rückgängig machen.',
    stays:
      'Rezepte, Speisekarten und Berichte, die Sie erstellt haben, bleiben bei Ihrer Organisation; als Name steht dort „Ehemaliges Mitglied“.',
    owner: 'Wenn Ihre Unternehmensgruppe keinen weiteren Inhaber hat, kann nur ein Superadmin einen neuen bestimmen.',
    password: 'Ihr Passwort',
    passwordMissing: 'Geben Sie Ihr Passwort ein.',
    lastAdmin:
      'Sie sind der einzige Admin Ihrer Organisation. Machen Sie zuerst jemand anderen zum Admin, dann können Sie Ihr Konto löschen.',
    toMembers: 'Zu den Mitgliedern',
    lastSuper:
      'Sie sind der einzige Superadmin dieser Installation. Machen Sie zuerst jemand anderen zum Superadmin, dann können Sie Ihr Konto löschen.',
    toPeople: 'Zu den Personen',
    unanswered:
      'Wir haben keine Antwort erhalten, Ihr Konto ist also vielleicht schon gelöscht. Werden Sie beim nächsten Versuch zur Anmeldung aufgefordert, ist es gelöscht.',
    confirm: 'Endgültig löschen',
  },
} satisfies Texts<typeof enGb>;
