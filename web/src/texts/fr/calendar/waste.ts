import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/waste.ts';

export default {
  title: 'Gaspillage alimentaire',
  lead: 'Notez ce qui est resté d’un repas. Mesurer une semaine par trimestre suffit.',
  toOverview: 'Plans de menus',
  form: 'Noter un repas',
  kind: {
    kitchen: 'En cuisine',
    serving: 'Au service',
    plate: 'Dans les assiettes',
  },
  guests: 'Convives',
  day: 'Jour',
  meal: 'Repas',
  mealHint: 'Déjeuner',
  emptyHint: 'Un champ vide signifie non pesé, jamais rien. Rien jeté s’écrit 0.',
  save: 'Enregistrer',
  problem: {
    no_number: '{field} : écrivez un nombre, par exemple 6, 6,5 ou 6 kg.',
    below_zero: '{field} : on ne peut pas jeter moins de 0.',
    not_whole: '{field} : indiquez un nombre entier, par exemple 120.',
    too_much: '{field} : c’est trop pour un seul repas.',
  },
  much: 'Cela fait {weight} par convive. Les poids et les convives sont-ils justes ?',
  saveAnyway: 'Enregistrer quand même',
  waiting: '{count, plural, one {# repas attend} other {# repas attendent}} une connexion dans ce navigateur.',
  meaning: 'Grammes par convive, 13 dernières semaines',
  unknown: 'inconnu',
  wholeUnknown: 'Aucun repas n’a encore été pesé aux trois endroits avec son nombre de convives.',
  wholeOf: '{meals, plural, one {Sur # repas pesé} other {Sur # repas pesés}} aux trois endroits.',
  weighed: 'Pesé au total',
  co2: 'Impact climatique',
  co2Of: 'D’après les plats du plan publié ces jours-là ; cela concerne {share} du poids. Poids tels qu’achetés.',
  cost: 'Ce que cela a coûté',
  costOf: 'D’après ce que les aliments des plats de ces jours-là vous ont coûté récemment ; cela concerne {share} du poids.',
  drawing: 'Grammes par convive, jour par jour, avec la ligne de repère',
  targetOfYears:
    'La ligne est à {target} : 30 % sous votre moyenne de 2021 à 2023. C’est ce que la directive (UE) 2025/1892 demande à un pays entier par habitant d’ici 2030 ; pour une cuisine, c’est un repère.',
  targetOfFirst:
    'La ligne est à {target} : 30 % sous votre première année mesurée, faute de mesures de 2021 à 2023. La directive (UE) 2025/1892 demande 30 % à un pays entier par habitant d’ici 2030 ; pour une cuisine, c’est un repère.',
  enough:
    'Tout le gaspillage des repas pesés, divisé par leurs convives, comme le compte l’agence alimentaire suédoise. Mesurer une semaine par trimestre suffit.',
  log: 'Notés',
  nothingYet: 'Rien n’est encore noté.',
  guestsUnknown: 'convives inconnus',
  guestsCount: '{count, plural, one {# convive} other {# convives}}',
  removeOf: 'Retirer {day} {meal}',
  more: '{count, plural, one {# repas antérieur est compris} other {# repas antérieurs sont compris}} dans les valeurs ci-dessus.',
} satisfies Texts<typeof enGb>;
