import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/organizations.ts';

export default {
  undo: 'Ongedaan maken',
  save: 'Opslaan',
  nameMissing: 'Vul een naam in.',
  page: {
    title: 'Organisatie',
    choose: 'Getoonde organisatie',
    members: 'Leden',
    restaurants: 'Restaurants',
    profile: 'Logo en naam',
    plan: 'Abonnement',
    audit: 'Activiteitenlogboek',
  },
  location: {
    label: 'Land van consumptie',
    hint: 'De voetafdrukken worden voor dit land berekend.',
    europe: 'Europa',
    world: 'Wereld',
  },
  segment: {
    label: 'Branche',
    contract_catering: 'Contractcatering',
    food_producer: 'Levensmiddelenindustrie',
    hotel: 'Hotel',
    restaurant: 'Restaurant',
    other: 'Anders',
    internal: 'Plateprint (intern)',
  },
  logo: {
    title: 'Logo',
    lead: 'Staat op uw rapporten en menukaarten.',
    none: 'Nog geen logo.',
    choose: 'Logo toevoegen',
    replace: 'Logo vervangen',
    hint: 'JPG, PNG of SVG, tot 10 MB.',
    sending: 'Logo wordt geüpload …',
    delete: 'Logo verwijderen',
    restore: 'Vorige logo terugzetten',
    saved: 'Het logo is opgeslagen.',
    deleted: 'Het logo is verwijderd.',
    restored: 'Het logo is teruggezet.',
  },
  details: {
    title: 'Naam en land',
    name: 'Naam',
    enterprise: 'Concern',
    since: 'Lid sinds',
    saved: 'De organisatie is opgeslagen.',
  },
} satisfies Texts<typeof enGb>;
