import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/app/guide.ts';

export default {
  count: '{number} sur {of}',
  skip: 'Passer la visite guidée',
  back: 'Retour',
  next: 'Suivant',
  done: 'En cuisine !',
  begin: 'Commencer la visite',
  steps: {
    welcome: {
      title: 'Bienvenue sur Plateprint',
      words: 'Cinq étapes en une minute, et vous vous y retrouvez.',
    },
    paste: {
      title: 'Collez une recette',
      words:
        'Copiez-la telle quelle depuis un e-mail, un document ou un tableur. Nous reconnaissons les ingrédients et les quantités.',
    },
    footprint: {
      title: 'Voyez aussitôt son empreinte',
      words:
        'L’empreinte se met à jour à chaque modification. Choisissez une valeur ou une ligne pour voir d’où elle vient : grammes, facteur d’émission, source et hypothèses.',
    },
    overview: {
      title: 'Tous vos plats',
      words: 'Les voici côte à côte, avec leur étiquette carbone, dans l’ordre de votre choix.',
    },
    menus: {
      title: 'Du plat au menu et au rapport',
      words: 'Composez avec vos plats des menus pour vos convives, et tirez des rapports de vos ventes et de vos achats.',
    },
    help: {
      title: 'Où trouver de l’aide',
      words: 'Vos paramètres et cette visite se trouvent ici. « La méthode de calcul » explique chaque valeur.',
    },
  },
} satisfies Texts<typeof enGb>;
