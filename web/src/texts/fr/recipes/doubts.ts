import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/doubts.ts';

export default {
  letGo: 'Déposez le fichier pour importer des recettes',
  count: '{count, plural, one {# ligne à vérifier} other {# lignes à vérifier}}',
  next: 'Ligne suivante à vérifier',
  take: '{count, plural, one {Voir # suggestion} other {Voir # suggestions}}',
  title: 'Accepter les ingrédients suggérés',
  lead: 'Chacune de ces suggestions est juste dans au moins {percent} des cas. Décochez celles qui sont fausses. Ce qui est moins sûr reste ouvert et se vérifie ligne par ligne.',
  line: '{written}, associé à {name}',
  sure: 'probable à {percent}',
  grams: 'Poids : {weight}',
  contains: 'Contient : {allergens}',
  mayContain: 'Peut contenir : {allergens}',
  unknown: 'Allergènes inconnus : {allergens}',
  none: 'Aucun allergène à déclarer.',
  accept: '{count, plural, one {Accepter # suggestion} other {Accepter # suggestions}}',
  cancel: 'Annuler',
  together: 'Une suggestion (probable à {percent}), acceptée avec d’autres.',
  pastedMany: '{count, plural, one {# recette collée} other {# recettes collées}} : à vérifier ici.',
} satisfies Texts<typeof enGb>;
