import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/claims.ts';

export default {
  found:
    '{count, plural, one {Une formulation ne tient peut-être pas devant les clients} other {# formulations ne tiennent peut-être pas devant les clients}}',
  lead: 'Regardez-les avant de partager. Rien ne change tout seul.',
  advice: 'Ceci n’est pas un conseil juridique. Ne rien trouver ne veut pas dire qu’un texte est licite.',
  show: 'Afficher',
  hide: 'Masquer',
  rule: 'Règle',
  offer: 'Ce qui peut figurer à la place',
  list: 'Formulations trouvées',
  places: {
    name: 'Nom du menu',
    block: 'Texte de la page',
    dish: 'Nom d’un plat',
    description: 'Description d’un plat',
    own_label: 'Étiquette personnelle',
    label_title: 'Titre des étiquettes',
  },
  why: {
    never: 'Un plat ou une cuisine ne devient jamais neutre ou positif pour le climat par compensation.',
    generic: '« Bon pour l’environnement » ne dit rien de vérifiable.',
    future: 'Une promesse pour plus tard demande un plan public, suivi par un tiers indépendant.',
    comparison: 'Une comparaison demande les deux valeurs, et ce qu’elles concernent.',
    organic: 'Un mot du bio ne tient que si la recette est bio, selon les règles du pays pour les cuisines.',
    whole_product: 'C’est dit de l’ensemble, et ne vaut peut-être que pour une partie.',
    legal_duty: 'La loi le demande à tous : ce n’est pas un mérite.',
  },
  ask: {
    title: 'Certaines formulations ne tiennent peut-être pas',
    lead: 'Vous pouvez continuer. Votre nom et votre raison sont conservés dans les modifications de l’organisation.',
    reason: 'Pourquoi cela peut figurer',
    hint: 'Par exemple le certificat qui le couvre.',
    noReason: 'Dites pourquoi cela peut figurer.',
    share: 'Mettre quand même sur le lien',
    export: 'Télécharger quand même',
  },
} satisfies Texts<typeof enGb>;
