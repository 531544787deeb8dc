import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/menus/dish-names.ts';

export default {
  group: 'Un nom dans la langue du menu',
  mark: 'Nom en {language}',
  foreign: '« {name} » est en {from}, le menu est en {to}.',
  ofRecipe: 'La recette a un nom dans cette langue.',
  known: 'Le mot usuel dans cette langue.',
  readOver: 'Composé mot à mot : relisez-le.',
  kept: 'Composé mot à mot. Non traduit : {words}.',
  none: 'Aucune proposition pour ce nom. Saisissez-en un.',
  take: 'Prendre « {name} »',
  some: '{count, plural, one {# plat n’a} other {# plats n’ont}} pas de nom dans la langue du menu ({language}).',
  next: 'Montrer le premier',
  quoted: '« {words} »',
  texts:
    '{count, plural, one {# texte n’a} other {# textes n’ont}} pas de version dans la langue du menu ({language}) : {texts}.',
  moreTexts: '{count, plural, one {# autre} other {# autres}}',
  nextText: 'Montrer le premier texte',
} satisfies Texts<typeof enGb>;
