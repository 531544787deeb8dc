import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/promises.ts';

export default {
  broken: {
    vegan: '« {words} » : {dish} n’est pas végane.',
    vegetarian: '« {words} » : {dish} n’est pas végétarien.',
    meatless: '« {words} » : {dish} contient de la viande.',
    without: '« {words} » : allergène présent dans {dish} : {allergen}.',
  },
  unsure: {
    vegan: '« {words} » : on ne sait pas si {dish} est végane.',
    vegetarian: '« {words} » : on ne sait pas si {dish} est végétarien.',
    meatless: '« {words} » : on ne sait pas si {dish} contient de la viande.',
    without: '« {words} » : allergène peut-être présent dans {dish} : {allergen}.',
  },
  thisDish: 'ce plat',
  animalRennet:
    '« {words} » : {dish} contient un fromage peut-être fait avec de la présure animale : demandez à votre fournisseur.',
  title: '{count, plural, one {# plat ne tient pas ce qu’il promet} other {# plats ne tiennent pas ce qu’ils promettent}}',
  titleUnsure:
    '{count, plural, one {On ne sait pas si # plat tient ce qu’il promet} other {On ne sait pas si # plats tiennent ce qu’ils promettent}}',
  lead: 'Les convives se fient à ces mots. Choisissez un autre plat, changez les mots ou complétez la recette.',
  recorded: 'Vous pouvez continuer ; votre nom et ces plats sont consignés dans le journal d’activité de l’organisation.',
} satisfies Texts<typeof enGb>;
