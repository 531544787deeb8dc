import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/organizations.ts';

export default {
  undo: 'Fortryd',
  save: 'Gem',
  nameMissing: 'Skriv et navn.',
  page: {
    title: 'Organisation',
    choose: 'Vist organisation',
    members: 'Medlemmer',
    restaurants: 'Restauranter',
    profile: 'Logo og navn',
    plan: 'Abonnement',
    audit: 'Ændringslog',
  },
  location: {
    label: 'Land, hvor maden spises',
    hint: 'Klimaaftrykkene beregnes for dette land.',
    europe: 'Europa',
    world: 'Hele verden',
  },
  segment: {
    label: 'Branche',
    contract_catering: 'Kantinedrift',
    food_producer: 'Fødevareproducent',
    hotel: 'Hotel',
    restaurant: 'Restaurant',
    other: 'En anden branche',
    internal: 'Plateprint selv',
  },
  logo: {
    title: 'Logo',
    lead: 'Står på jeres rapporter og menuer.',
    none: 'Der er intet logo endnu.',
    choose: 'Tilføj et logo',
    replace: 'Udskift logoet',
    hint: 'JPG, PNG eller SVG, højst 10 MB.',
    sending: 'Logoet uploades',
    delete: 'Slet logoet',
    restore: 'Gendan det tidligere logo',
    saved: 'Logoet er gemt.',
    deleted: 'Logoet er slettet.',
    restored: 'Logoet er gendannet.',
  },
  details: {
    title: 'Navn og land',
    name: 'Navn',
    enterprise: 'Koncern',
    since: 'Medlem siden',
    saved: 'Organisationen er gemt.',
  },
} satisfies Texts<typeof enGb>;
