import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/organizations.ts';

export default {
  undo: 'Annuler',
  save: 'Enregistrer',
  nameMissing: 'Donnez-lui un nom.',
  page: {
    title: 'Organisation',
    choose: 'Organisation affichée',
    members: 'Membres',
    restaurants: 'Restaurants',
    profile: 'Logo et nom',
    plan: 'Formule',
    audit: 'Modifications',
  },
  location: {
    label: 'Où vos plats sont servis',
    hint: 'Les empreintes sont calculées pour ce lieu.',
    europe: 'Europe',
    world: 'Le monde entier',
  },
  segment: {
    label: 'Secteur',
    contract_catering: 'Restauration collective',
    food_producer: 'Fabricant de produits alimentaires',
    hotel: 'Hôtel',
    restaurant: 'Restaurant',
    other: 'Un autre secteur',
    internal: 'Plateprint même',
  },
  logo: {
    title: 'Logo',
    lead: 'Figure sur vos rapports et vos menus.',
    none: 'Il n’y a pas encore de logo.',
    choose: 'Ajouter un logo',
    replace: 'Remplacer le logo',
    hint: 'JPG, PNG ou SVG, 10 Mo au maximum.',
    sending: 'Envoi du logo',
    delete: 'Supprimer le logo',
    restore: 'Rétablir l’ancien logo',
    saved: 'Le logo est enregistré.',
    deleted: 'Le logo est supprimé.',
    restored: 'Le logo est rétabli.',
  },
  details: {
    title: 'Nom et lieu',
    name: 'Nom',
    enterprise: 'Groupe',
    since: 'Chez nous depuis',
    saved: 'L’organisation est enregistrée.',
  },
} satisfies Texts<typeof enGb>;
