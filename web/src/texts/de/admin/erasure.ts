import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/erasure.ts';

export default {
  confirm: 'Endgültig löschen',
  member: {
    title: '{name} endgültig löschen?',
    what: 'Name, E-Mail-Adresse ({email}), Rollen und alles andere über die Person werden jetzt gelöscht. Niemand kann das wiederherstellen.',
    stays: 'Rezepte, Menüs und Berichte, die sie erstellt hat, bleiben und zeigen „Ehemaliges Mitglied“.',
    erased: '{name} ist endgültig gelöscht.',
  },
  organization: {
    title: '{name} endgültig löschen?',
    what: 'Restaurants, Rezepte, Menüs, Berichte, Bilder und Personen werden gelöscht. Niemand kann sie wiederherstellen. Falls Sie eine Kopie brauchen, stellen Sie sie vorher wieder her und laden Sie ihre Daten herunter.',
    typed: 'Zur Bestätigung {name} eingeben',
    otherName: 'So heißt die Organisation nicht.',
    erased: '{name} wird jetzt gelöscht.',
  },
} satisfies Texts<typeof enGb>;
