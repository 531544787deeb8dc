import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/purchases/bought.ts';

export default {
  title: 'Tous les achats',
  all: 'Tous',
  family: 'Famille d’aliments',
  supplier: 'Fournisseur',
  sort: 'Trier par',
  sorts: {
    co2: 'CO₂e décroissant',
    kg: 'Poids décroissant',
    money: 'Montant décroissant',
    name: 'Nom',
  },
  article: 'Article',
  food: 'Associé à',
  weight: 'Poids',
  co2: 'kg CO₂e',
  low: 'Borne basse',
  high: 'Borne haute',
  share: 'Part',
  money: 'Montant HT',
  rows: 'Lignes',
  unknown: 'inconnu',
  sentBack: 'Plus de retours que d’achats',
  waiting: 'Pas encore associé',
  nothing: 'Aucun achat ne correspond à ce choix.',
  partly: 'd’après {known} sur {rows, plural, one {# ligne} other {# lignes}}',
  covered:
    'Le CO₂e est connu pour {covered} sur {rows, plural, one {# ligne} other {# lignes}} ; les autres n’entrent pas dans le total.',
  basis:
    'CO₂e de la ferme à la porte de la cuisine, changement d’affectation des sols compris ; les petits nombres donnent la fourchette qui vaut neuf fois sur dix. Aliments et boissons, hors TVA ; les lignes exclues ne sont pas comptées.',
  download: 'Télécharger au format Excel',
  sheet: {
    time: 'Mois',
    reported: 'Mois avec un rapport d’achats',
    covered: 'Lignes avec CO₂e',
    basis: 'Base de calcul',
  },
} satisfies Texts<typeof enGb>;
