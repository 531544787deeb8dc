import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/erasure.ts';

export default {
  confirm: 'Endgültig löschen',
  member: {
    title: '{name} endgültig löschen?',
    what: 'Name, E-Mail-Adresse ({email}), Rollen und alle anderen personenbezogenen Daten werden jetzt gelöscht. Das lässt sich nicht rückgängig machen.',
    stays: 'Rezepte, Speisekarten und Berichte dieser Person bleiben erhalten; als Name steht dort „Ehemaliges Mitglied“.',
    erased: '{name} wurde endgültig gelöscht.',
  },
  organization: {
    title: '{name} endgültig löschen?',
    what: 'Restaurants, Rezepte, Speisekarten, Berichte, Bilder und Mitglieder werden endgültig gelöscht. Das lässt sich nicht rückgängig machen. Wenn Sie eine Kopie brauchen, stellen Sie die Organisation zuerst wieder her und laden Sie ihre Daten herunter.',
    typed: 'Zur Bestätigung {name} eingeben',
    otherName: 'Der Name stimmt nicht überein.',
    erased: '{name} wird endgültig gelöscht.',
  },
} satisfies Texts<typeof enGb>;
