import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/out.ts';

export default {
  open: 'Publier',
  title: 'Ce que voient les convives',
  unsaved: 'Enregistrez d’abord le plan : c’est la version enregistrée qui est publiée.',
  noFirstDay:
    'Indiquez le premier jour sous « Paramètres » et enregistrez : sans date, rien n’est servi aucun jour et les clients ne voient rien.',
  guests: 'Mise en ligne',
  notPublished: 'Les convives ne voient rien de ce plan.',
  publishedNow: 'Publié le {date}. Les convives le voient tel qu’il est.',
  publishedOlder: 'Publié le {date}. Modifié depuis : les convives voient l’ancienne version.',
  name: 'Nom pour les convives',
  nameHint: '« Déjeuner » : figure au-dessus des plats de chaque jour.',
  publish: 'Publier',
  publishAgain: 'Publier la version actuelle',
  withdraw: 'Retirer',
  feed: 'Adresse publique',
  feedHint:
    'Ce que cette cuisine sert selon ses plans publiés, avec allergènes, nutrition et CO₂e : en calendrier pour les convives et en Open Meal Information pour les logiciels. Quiconque a l’adresse peut la lire.',
  feedOn: 'Publique',
  calendar: 'Calendrier (iCalendar)',
  programs: 'Pour les logiciels (JSON)',
  copyOf: 'Copier l’adresse : {name}',
  copied: 'Copiée.',
  renew: 'Nouvelle adresse',
  renewTitle: 'Changer d’adresse ?',
  offTitle: 'Désactiver l’adresse ?',
  off: 'Désactiver',
  leadsNowhere: 'L’adresse actuelle ne mènera plus nulle part : les calendriers qui la suivent ne seront plus mis à jour.',
  menus: 'Écrans, liens permanents et semaine imprimée',
  menusHint:
    'Ces menus affichent d’eux-mêmes ce qui est servi, chaque jour. Mettez-les en page comme tout menu et placez-les sur un lien permanent.',
  kind: {
    screen: 'Aujourd’hui sur un écran',
    day: 'Menu du jour à imprimer',
    week: 'Menu de la semaine à imprimer',
  },
  shows: {
    today: 'affiche aujourd’hui',
    week: 'affiche la semaine',
  },
  onLinks: 'lien permanent {links}',
  stop: 'Arrêter',
  stopOf: '{name} n’affiche plus le plan',
  allergens: {
    title: 'Les allergènes de plats publiés ont changé.',
    lead: 'Les convives le lisent déjà. Prévenez le service et vérifiez les semaines imprimées.',
    on: 'Servi {days}.',
    later: 'Servi {days} et plus tard.',
  },
} satisfies Texts<typeof enGb>;
