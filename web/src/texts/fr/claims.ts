import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/claims.ts';

export default {
  found: '{count, plural, one {Une formulation pourrait être contestée} other {# formulations pourraient être contestées}}',
  lead: 'Vérifiez-les avant de partager. Rien n’est modifié automatiquement.',
  advice: 'Ceci n’est pas un conseil juridique : même si rien n’est signalé, un texte peut être illicite.',
  show: 'Afficher',
  hide: 'Masquer',
  rule: 'Règle',
  offer: 'Ce que vous pourriez écrire à la place',
  list: 'Formulations trouvées',
  places: {
    name: 'Nom du menu',
    block: 'Texte de la page',
    dish: 'Nom d’un plat',
    description: 'Description d’un plat',
    own_label: 'Étiquette personnalisée',
    label_title: 'Titre des étiquettes',
    card: 'Chevalet de table',
    cover: 'Titre du rapport',
    cover_text: 'Description du rapport',
    report_name: 'Nom du rapport',
  },
  why: {
    never: 'La compensation ne rend un plat ou une cuisine ni « neutre en carbone » ni « positif pour le climat ».',
    generic: '« Bon pour l’environnement » ne peut pas être vérifié.',
    future: 'Un engagement pour l’avenir exige un plan public, vérifié par un tiers indépendant.',
    comparison: 'Une comparaison exige les deux valeurs et ce à quoi elles se rapportent.',
    organic: '« Bio » n’est permis que si la recette est bio selon les règles de votre pays pour la restauration.',
    whole_product: 'L’affirmation porte sur l’ensemble, mais ne vaut peut-être que pour une partie.',
    legal_duty: 'La loi l’exige de tous : ce n’est donc pas un mérite.',
  },
  notice: {
    title: {
      menu: 'Des formulations de ce menu en ligne sont peut-être contestables.',
      plan: 'Des formulations de ce plan publié sont peut-être contestables.',
      report: 'Des formulations de la couverture de ce rapport sont peut-être contestables.',
    },
    lead: {
      menu: 'Elles sont apparues avec une modification et personne ne les a encore justifiées. Vos convives peuvent déjà les lire.',
      plan: 'Elles sont apparues avec une modification et personne ne les a encore justifiées. Vos convives peuvent déjà les lire.',
      report:
        'Elles sont apparues avec une modification et personne ne les a encore justifiées. Toute personne qui ouvre le lien peut les lire.',
    },
    seen: 'J’en ai pris connaissance',
    promise: '{dish} ne correspond pas à « {words} ».',
    words: '« {words} ».',
  },
  ask: {
    title: 'Certaines formulations pourraient être contestées',
    lead: 'Vous pouvez continuer. Votre nom et votre motif sont consignés dans le journal d’activité de l’organisation.',
    reason: 'Pourquoi cette formulation est justifiée',
    hint: 'Par exemple : le certificat qui l’atteste.',
    noReason: 'Indiquez un motif.',
    share: 'Publier quand même',
    shareReport: 'Créer quand même le lien',
    export: 'Continuer quand même',
  },
} satisfies Texts<typeof enGb>;
