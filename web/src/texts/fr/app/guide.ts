import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/app/guide.ts';

export default {
  count: '{number} sur {of}',
  skip: 'Passer la visite',
  back: 'Retour',
  next: 'Suivant',
  done: 'En cuisine',
  begin: 'Montrez-moi',
  steps: {
    welcome: {
      title: 'Bienvenue dans Plateprint',
      words: 'Une minute, cinq endroits : ensuite, vous vous y retrouvez.',
    },
    paste: {
      title: 'Collez une recette',
      words:
        'Prenez-en une dans un e-mail, un document ou un tableur, telle quelle. Nous trouvons les ingrédients et les quantités.',
    },
    footprint: {
      title: 'Son empreinte, aussitôt',
      words:
        'Le chiffre suit chaque changement. Appuyez sur un nombre ou une ligne pour voir pourquoi : grammes, facteur, source et hypothèses.',
    },
    overview: {
      title: 'Tous vos plats',
      words: 'Les voici côte à côte, chacun avec son étiquette, dans l’ordre que vous choisissez.',
    },
    menus: {
      title: 'Du plat au menu et au rapport',
      words: 'Ce que vous cuisinez devient un menu pour vos clients, ce que vous vendez ou achetez devient un rapport.',
    },
    help: {
      title: 'Où trouver de l’aide',
      words: 'Vos réglages sont ici, et cette visite aussi. La fabrication de chaque chiffre est sous « La méthode de calcul ».',
    },
  },
} satisfies Texts<typeof enGb>;
