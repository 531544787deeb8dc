import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/organizations.ts';

export default {
  undo: 'Rückgängig',
  save: 'Speichern',
  nameMissing: 'Geben Sie einen Namen ein.',
  page: {
    title: 'Organisation',
    choose: 'Angezeigte Organisation',
    members: 'Mitglieder',
    restaurants: 'Restaurants',
    profile: 'Logo und Name',
    plan: 'Tarif',
    audit: 'Änderungsprotokoll',
  },
  location: {
    label: 'Verzehrland',
    hint: 'Die Fußabdrücke werden für dieses Land berechnet.',
    europe: 'Europa',
    world: 'Welt',
  },
  segment: {
    label: 'Branche',
    contract_catering: 'Gemeinschaftsverpflegung / Catering',
    food_producer: 'Lebensmittelhersteller',
    hotel: 'Hotel',
    restaurant: 'Restaurant',
    other: 'Andere',
    internal: 'Plateprint (intern)',
  },
  logo: {
    title: 'Logo',
    lead: 'Erscheint auf Ihren Berichten und Speisekarten.',
    none: 'Noch kein Logo.',
    choose: 'Logo hinzufügen',
    replace: 'Logo ersetzen',
    hint: 'JPG, PNG oder SVG, bis 10 MB.',
    sending: 'Logo wird hochgeladen …',
    delete: 'Logo löschen',
    restore: 'Vorheriges Logo wiederherstellen',
    saved: 'Das Logo wurde gespeichert.',
    deleted: 'Das Logo wurde gelöscht.',
    restored: 'Das Logo wurde wiederhergestellt.',
  },
  details: {
    title: 'Name und Land',
    name: 'Name',
    enterprise: 'Unternehmensgruppe',
    since: 'Mitglied seit',
    saved: 'Die Organisation wurde gespeichert.',
  },
} satisfies Texts<typeof enGb>;
