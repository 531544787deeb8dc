import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/organizations.ts';

export default {
  undo: 'Ångra',
  save: 'Spara',
  nameMissing: 'Ange ett namn.',
  page: {
    title: 'Organisation',
    choose: 'Visad organisation',
    members: 'Medlemmar',
    restaurants: 'Restauranger',
    profile: 'Logotyp och namn',
    plan: 'Abonnemang',
    audit: 'Ändringar',
  },
  location: {
    label: 'Var maten äts',
    hint: 'Klimatavtrycken räknas för den här platsen.',
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
    saved: 'Logotypen är sparad.',
    deleted: 'Logotypen är borttagen.',
    restored: 'Logotypen är tillbaka.',
  },
  details: {
    title: 'Namn och plats',
    name: 'Namn',
    enterprise: 'Koncern',
    since: 'Hos oss sedan',
    saved: 'Organisationen är sparad.',
  },
} satisfies Texts<typeof enGb>;
