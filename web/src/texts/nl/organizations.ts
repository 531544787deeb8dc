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
    audit: 'Wijzigingen',
  },
  location: {
    label: 'Waar het eten wordt gegeten',
    hint: 'De voetafdrukken worden voor deze plaats berekend.',
    europe: 'Europa',
    world: 'De hele wereld',
  },
  segment: {
    label: 'Branche',
    contract_catering: 'Contractcatering',
    food_producer: 'Voedselproducent',
    hotel: 'Hotel',
    restaurant: 'Restaurant',
    other: 'Een andere branche',
    internal: 'Plateprint zelf',
  },
  logo: {
    title: 'Logo',
    lead: 'Staat op uw rapporten en menukaarten.',
    none: 'Er is nog geen logo.',
    choose: 'Logo toevoegen',
    replace: 'Logo vervangen',
    hint: 'JPG, PNG of SVG, maximaal 10 MB.',
    sending: 'Logo wordt geüpload',
    delete: 'Logo verwijderen',
    restore: 'Vorige logo terugzetten',
    saved: 'Het logo is opgeslagen.',
    deleted: 'Het logo is verwijderd.',
    restored: 'Het logo is terug.',
  },
  details: {
    title: 'Naam en plaats',
    name: 'Naam',
    enterprise: 'Concern',
    since: 'Bij ons sinds',
    saved: 'De organisatie is opgeslagen.',
  },
} satisfies Texts<typeof enGb>;
