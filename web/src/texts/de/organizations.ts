import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/organizations.ts';

export default {
  undo: 'Rückgängig',
  save: 'Speichern',
  nameMissing: 'Bitte geben Sie einen Namen ein.',
  page: {
    title: 'Organisation',
    choose: 'Angezeigte Organisation',
    members: 'Mitglieder',
    restaurants: 'Restaurants',
    profile: 'Logo und Name',
    plan: 'Tarif',
    audit: 'Änderungen',
  },
  location: {
    label: 'Wo das Essen gegessen wird',
    hint: 'Die Fußabdrücke werden für diesen Ort berechnet.',
    europe: 'Europa',
    world: 'Die ganze Welt',
  },
  segment: {
    label: 'Branche',
    contract_catering: 'Gemeinschaftsgastronomie',
    food_producer: 'Lebensmittelhersteller',
    hotel: 'Hotel',
    restaurant: 'Restaurant',
    other: 'Eine andere Branche',
    internal: 'Plateprint selbst',
  },
  logo: {
    title: 'Logo',
    lead: 'Steht auf Ihren Berichten und Speisekarten.',
    none: 'Es gibt noch kein Logo.',
    choose: 'Logo hinzufügen',
    replace: 'Logo ersetzen',
    hint: 'JPG, PNG oder SVG, höchstens 10 MB.',
    sending: 'Das Logo wird hochgeladen',
    delete: 'Logo löschen',
    restore: 'Früheres Logo wiederherstellen',
    saved: 'Das Logo ist gespeichert.',
    deleted: 'Das Logo ist gelöscht.',
    restored: 'Das Logo ist wieder da.',
  },
  details: {
    title: 'Name und Ort',
    name: 'Name',
    enterprise: 'Unternehmen',
    since: 'Bei uns seit',
    saved: 'Die Organisation ist gespeichert.',
  },
} satisfies Texts<typeof enGb>;
