import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/organizations.ts';

export default {
  undo: 'Annuler',
  save: 'Enregistrer',
  nameMissing: 'Saisissez un nom.',
  page: {
    title: 'Organisation',
    choose: 'Organisation affichée',
    members: 'Membres',
    restaurants: 'Restaurants',
    profile: 'Logo et nom',
    plan: 'Abonnement',
    audit: 'Journal d’activité',
  },
  location: {
    label: 'Pays de consommation',
    hint: 'Les empreintes sont calculées pour ce pays.',
    europe: 'Europe',
    world: 'Monde',
  },
  segment: {
    label: 'Secteur',
    contract_catering: 'Restauration collective',
    food_producer: 'Industrie agroalimentaire',
    hotel: 'Hôtel',
    restaurant: 'Restaurant',
    other: 'Autre',
    internal: 'Plateprint (interne)',
  },
  logo: {
    title: 'Logo',
    lead: 'Apparaît sur vos rapports et vos menus.',
    none: 'Pas encore de logo.',
    choose: 'Ajouter un logo',
    replace: 'Remplacer le logo',
    hint: 'JPG, PNG ou SVG, jusqu’à 10 Mo.',
    sending: 'Envoi du logo…',
    delete: 'Supprimer le logo',
    restore: 'Restaurer l’ancien logo',
    saved: 'Le logo a été enregistré.',
    deleted: 'Le logo a été supprimé.',
    restored: 'Le logo a été restauré.',
  },
  details: {
    title: 'Nom et pays',
    name: 'Nom',
    enterprise: 'Groupe',
    since: 'Membre depuis',
    saved: 'L’organisation a été enregistrée.',
  },
} satisfies Texts<typeof enGb>;
