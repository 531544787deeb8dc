import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/waste.ts';

export default {
  title: 'Gaspillage alimentaire',
  lead: 'Pesez et notez ce qui reste de chaque repas. Une semaine de pesées par trimestre suffit.',
  toOverview: 'Plans de menus',
  form: 'Saisir un repas',
  kind: {
    kitchen: 'En cuisine',
    serving: 'Au service',
    plate: 'Retours d’assiette',
  },
  guests: 'Convives',
  guestsFrom: {
    planned: 'D’après le plan de menus',
    sold: 'D’après les ventes',
    former: 'Prévus ou vendus, non comptés',
  },
  day: 'Jour',
  meal: 'Repas',
  mealHint: 'Déjeuner',
  emptyHint: 'Laissez vide ce qui n’a pas été pesé. Si rien n’a été jeté, saisissez 0.',
  save: 'Enregistrer',
  problem: {
    no_number: '{field} : saisissez un nombre, par exemple 6, 6,5 ou 6 kg.',
    below_zero: '{field} : le poids ne peut pas être négatif.',
    not_whole: '{field} : saisissez un nombre entier, par exemple 120.',
    too_much: '{field} : c’est trop pour un seul repas.',
  },
  much: 'Cela fait {weight} par convive. Les poids et le nombre de convives sont-ils exacts ?',
  saved: 'Enregistré : {meal}, {day}. Ce que vous saisissez ici maintenant remplace ces valeurs.',
  saveAnyway: 'Enregistrer quand même',
  waiting:
    '{count, plural, one {# repas en attente de connexion dans ce navigateur.} other {# repas en attente de connexion dans ce navigateur.}}',
  meaning: 'Grammes par convive, 13 dernières semaines',
  unknown: 'inconnu',
  wholeUnknown: 'Aucun repas n’a encore été pesé aux trois étapes avec son nombre de convives.',
  wholeOf: '{meals, plural, one {Sur # repas pesé} other {Sur # repas pesés}} aux trois étapes.',
  assumedOf:
    '{meals, plural, one {Pour # repas, le nombre de convives vient du plan ou des ventes, sans comptage.} other {Pour # repas, le nombre de convives vient du plan ou des ventes, sans comptage.}}',
  weighed: 'Pesé au total',
  co2: 'Empreinte carbone',
  co2Of: 'D’après les plats du plan publié ces jours-là, pour {share} du poids. Poids à l’achat.',
  cost: 'Coût',
  costOf: 'D’après le prix récent des aliments des plats de ces jours-là, pour {share} du poids.',
  drawing: 'Grammes par convive, jour par jour, avec la ligne de repère',
  pale: 'Barres claires : convives d’après le plan ou les ventes, non comptés. La ligne ne repose que sur des convives comptés.',
  targetOfYears:
    'La ligne est à {target} : 30 % sous votre moyenne de 2021 à 2023. C’est ce que la directive (UE) 2025/1892 demande à chaque pays, par habitant, d’ici 2030 ; pour une cuisine, c’est un repère.',
  targetOfFirst:
    'La ligne est à {target} : 30 % sous votre première année mesurée, faute de mesures de 2021 à 2023. La directive (UE) 2025/1892 demande 30 % à chaque pays, par habitant, d’ici 2030 ; pour une cuisine, c’est un repère.',
  enough:
    'Total du gaspillage des repas pesés, divisé par le nombre de leurs convives, selon la méthode de l’agence alimentaire suédoise. Une semaine de pesées par trimestre suffit.',
  log: 'Repas saisis',
  nothingYet: 'Aucun repas saisi pour l’instant.',
  guestsUnknown: 'nombre de convives inconnu',
  guestsCount: '{count, plural, one {# convive} other {# convives}}',
  guestsAssumed: '{count, plural, one {# convive} other {# convives}} (prévu ou vendu, non compté)',
  removeOf: 'Retirer {day} {meal}',
  more: '{count, plural, one {# repas antérieur est compris} other {# repas antérieurs sont compris}} dans les valeurs ci-dessus.',
} satisfies Texts<typeof enGb>;
