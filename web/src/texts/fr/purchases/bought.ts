import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/purchases/bought.ts';

export default {
  title: 'Tous les achats',
  all: 'Tous',
  family: 'Famille d’aliments',
  supplier: 'Fournisseur',
  sort: 'Ordre',
  sorts: {
    co2: 'Le plus de CO₂e d’abord',
    kg: 'Poids décroissant',
    money: 'Le plus cher d’abord',
    name: 'Par nom',
  },
  article: 'Article',
  food: 'Correspond à',
  weight: 'Poids',
  co2: 'kg CO₂e',
  low: 'Minimum',
  high: 'Maximum',
  share: 'Part',
  money: 'Prix net',
  rows: 'Lignes',
  unknown: 'inconnu',
  sentBack: 'Plus de retours que d’achats',
  waiting: 'Personne n’a encore dit ce que c’est',
  nothing: 'Aucun achat ne correspond à ce choix.',
  partly: 'd’après {known} sur {rows, plural, one {# ligne} other {# lignes}}',
  covered:
    'Le CO₂e est connu pour {covered} sur {rows, plural, one {# ligne} other {# lignes}} ; les autres n’entrent dans aucune somme.',
  basis:
    'CO₂e de la ferme à la porte de la cuisine, avec le changement d’affectation des sols ; les petits chiffres donnent l’intervalle où tombent neuf cas sur dix. Aliments et boissons, hors TVA ; ce qui est mis de côté n’est pas compté.',
  download: 'Télécharger en Excel',
  sheet: {
    time: 'Mois',
    reported: 'Mois avec un rapport d’achats',
    covered: 'Lignes avec CO₂e',
    basis: 'Base',
  },
} satisfies Texts<typeof enGb>;
