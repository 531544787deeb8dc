import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/terms.ts';

export default {
  agree: 'J’ai lu les conditions et je les accepte.',
  read: 'Lire les conditions',
  title: 'Conditions d’utilisation',
  lead: 'En mots simples : ce que vous pouvez attendre de Plateprint et ce que nous vous demandons.',
  done: 'Fermer',
  parts: {
    use: {
      title: 'À quoi cela sert',
      words:
        'Vous pouvez utiliser Plateprint pour calculer, comparer et montrer l’empreinte climat des plats, pour l’organisation qui vous a invité. Ne gênez pas les autres et n’essayez pas de voir ce qui n’est pas à vous.',
    },
    content: {
      title: 'Ce que vous saisissez reste à vous',
      words:
        'Recettes, menus, achats et rapports appartiennent à votre organisation. Ils servent à vos résultats et à rien d’autre, ils ne sont pas vendus, et aucune autre organisation ne les voit. Un restaurant figure au classement seulement si son organisation y participe.',
    },
    figures: {
      title: 'Ce que sont les chiffres',
      words:
        'Les empreintes sont calculées à partir de données publiées, selon la méthode décrite sous « La méthode de calcul ». Chaque chiffre a une marge et cite ses sources ; ce qui n’est pas connu est montré comme inconnu. Ils aident à décider et à rendre compte, mais ne sont ni un certificat ni une mesure de votre propre ferme ou fournisseur.',
    },
    people: {
      title: 'Ce que nous gardons sur vous',
      words:
        'Votre nom, votre e-mail, vos réglages et vos moments de connexion. Les administrateurs de votre organisation voient nom, e-mail et rôle. Les changements de membres, de rôles et de formules sont notés, pour pouvoir être expliqués plus tard.',
    },
    security: {
      title: 'Votre compte',
      words:
        'Gardez votre mot de passe pour vous et dites-nous si quelqu’un d’autre peut le connaître. Un compte est pour une seule personne. Ce qui est fait avec lui compte comme fait par vous.',
    },
    plan: {
      title: 'Votre formule',
      words:
        'Ce que vous pouvez utiliser dépend de la formule de votre organisation. Si elle prend fin, vous pouvez toujours lire et exporter tout ce que vous avez fait.',
    },
    end: {
      title: 'Quand vous partez',
      words:
        'Votre administrateur peut retirer votre compte à tout moment. Ce que vous avez fait pour l’organisation lui reste. Ce qui est supprimé peut être récupéré pendant 30 jours.',
    },
    changes: {
      title: 'Si ces conditions changent',
      words:
        'Nous vous le disons avant, et ce qui change. En cas de doute, demandez à l’administrateur de votre organisation ou à qui gère cette installation.',
    },
  },
} satisfies Texts<typeof enGb>;
