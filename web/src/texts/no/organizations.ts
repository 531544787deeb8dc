import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/organizations.ts';

export default {
  undo: 'Angre',
  save: 'Lagre',
  nameMissing: 'Skriv inn et navn.',
  page: {
    title: 'Organisasjon',
    choose: 'Vist organisasjon',
    members: 'Medlemmer',
    restaurants: 'Restauranter',
    profile: 'Logo og navn',
    plan: 'Abonnement',
    audit: 'Endringslogg',
  },
  location: {
    label: 'Land der maten spises',
    hint: 'Klimaavtrykkene beregnes for dette landet.',
    europe: 'Europa',
    world: 'Hele verden',
  },
  segment: {
    label: 'Bransje',
    contract_catering: 'Kantinedrift',
    food_producer: 'Matprodusent',
    hotel: 'Hotell',
    restaurant: 'Restaurant',
    other: 'En annen bransje',
    internal: 'Plateprint selv',
  },
  logo: {
    title: 'Logo',
    lead: 'Står på rapportene og menyene deres.',
    none: 'Det finnes ingen logo ennå.',
    choose: 'Legg til en logo',
    replace: 'Bytt logo',
    hint: 'JPG, PNG eller SVG, maks 10 MB.',
    sending: 'Logoen lastes opp',
    delete: 'Slett logoen',
    restore: 'Gjenopprett den forrige logoen',
    saved: 'Logoen er lagret.',
    deleted: 'Logoen er slettet.',
    restored: 'Logoen er gjenopprettet.',
  },
  details: {
    title: 'Navn og land',
    name: 'Navn',
    enterprise: 'Konsern',
    since: 'Medlem siden',
    saved: 'Organisasjonen er lagret.',
  },
} satisfies Texts<typeof enGb>;
