import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/organizations.ts';

export default {
  undo: 'Ångra',
  save: 'Spara',
  nameMissing: 'Fyll i ett namn.',
  page: {
    title: 'Organisation',
    choose: 'Visad organisation',
    members: 'Medlemmar',
    restaurants: 'Restauranger',
    profile: 'Logotyp och namn',
    plan: 'Abonnemang',
    audit: 'Ändringslogg',
  },
  location: {
    label: 'Land där maten äts',
    hint: 'Klimatavtrycken beräknas för det här landet.',
    europe: 'Europa',
    world: 'Hela världen',
  },
  segment: {
    label: 'Bransch',
    contract_catering: 'Kontraktscatering',
    food_producer: 'Livsmedelsproducent',
    hotel: 'Hotell',
    restaurant: 'Restaurang',
    other: 'Annan bransch',
    internal: 'Plateprint självt',
  },
  logo: {
    title: 'Logotyp',
    lead: 'Syns på era rapporter och menyer.',
    none: 'Det finns ingen logotyp än.',
    choose: 'Lägg till en logotyp',
    replace: 'Byt logotyp',
    hint: 'JPG, PNG eller SVG, högst 10 MB.',
    sending: 'Logotypen laddas upp',
    delete: 'Ta bort logotypen',
    restore: 'Återställ den tidigare logotypen',
    saved: 'Logotypen har sparats.',
    deleted: 'Logotypen har tagits bort.',
    restored: 'Logotypen har återställts.',
  },
  details: {
    title: 'Namn och land',
    name: 'Namn',
    enterprise: 'Koncern',
    since: 'Medlem sedan',
    saved: 'Organisationen har sparats.',
  },
} satisfies Texts<typeof enGb>;
