import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/terms.ts';

export default {
  agree: 'J’ai lu les conditions et je les accepte.',
  read: 'Lire les conditions',
  title: 'Conditions d’utilisation',
  lead: 'En termes simples : ce que vous pouvez attendre de Plateprint et ce que nous vous demandons.',
  done: 'Fermer',
  parts: {
    use: {
      title: 'À quoi cela sert',
      words:
        'Vous pouvez utiliser Plateprint pour calculer, comparer et montrer l’empreinte carbone des aliments, pour l’organisation d’où vient votre invitation. Ne perturbez pas l’usage des autres et n’essayez pas d’accéder à des données qui ne sont pas les vôtres.',
    },
    content: {
      title: 'Ce que vous saisissez vous appartient',
      words:
        'Recettes, menus, achats et rapports appartiennent à votre organisation. Ils ne servent qu’à vos résultats, ne sont pas vendus, et aucune autre organisation ne peut les voir. Un restaurant ne figure au classement que si son organisation choisit de participer.',
    },
    figures: {
      title: 'Ce que signifient les valeurs',
      words:
        'Les empreintes sont calculées à partir de données publiées, selon la méthode décrite sous « La méthode de calcul ». Chaque valeur a une fourchette et cite ses sources ; ce qui n’est pas connu est indiqué comme inconnu. Elles aident à décider et à rendre compte, mais ne sont ni un certificat ni une mesure faite chez vous ou chez votre fournisseur.',
    },
    people: {
      title: 'Ce que nous conservons sur vous',
      words:
        'Votre nom, votre adresse e-mail, vos paramètres et les dates de vos connexions. Les administrateurs de votre organisation voient votre nom, votre adresse e-mail et votre rôle. Les changements de membres, de rôles et d’abonnements sont consignés, pour pouvoir être expliqués plus tard.',
    },
    security: {
      title: 'Votre compte',
      words:
        'Gardez votre mot de passe pour vous et dites-nous si quelqu’un d’autre pourrait le connaître. Un compte est pour une seule personne. Vous êtes responsable de l’usage qui en est fait.',
    },
    plan: {
      title: 'Votre abonnement',
      words:
        'Ce que vous pouvez utiliser dépend de l’abonnement de votre organisation. S’il prend fin, vous pouvez toujours lire et exporter tout ce que vous avez créé.',
    },
    end: {
      title: 'Quand vous partez',
      words:
        'Votre administrateur peut retirer votre compte à tout moment. Ce que vous avez créé pour l’organisation y reste. Ce qui est supprimé peut être restauré pendant 30 jours.',
    },
    changes: {
      title: 'Si ces conditions changent',
      words:
        'Nous vous disons à l’avance ce qui change. En cas de doute, adressez-vous à l’administrateur de votre organisation ou à la personne qui gère cette installation.',
    },
  },
} satisfies Texts<typeof enGb>;
