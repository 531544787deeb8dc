import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/out.ts';

export default {
  open: 'Publier',
  title: 'Ce que voient les convives',
  unsaved: 'Enregistrez d’abord le plan : c’est la version enregistrée qui est publiée.',
  noFirstDay:
    'Indiquez le premier jour sous « Paramètres » et enregistrez : sans date, aucun plat n’est prévu et les convives ne voient rien.',
  guests: 'Mise en ligne',
  beside:
    '« {title} » est aussi publié pour les mêmes jours, la prochaine fois le {date}. Les convives voient alors les plats des deux plans. Retirez celui qu’ils ne doivent pas voir.',
  notPublished: 'Les convives ne voient rien de ce plan.',
  publishedNow: 'Publié le {date}. Les convives le voient tel quel.',
  publishedOlder: 'Publié le {date}. Modifié depuis : les convives voient l’ancienne version.',
  name: 'Nom pour les convives',
  nameHint: 'Par exemple « Déjeuner » : figure au-dessus des plats de chaque jour.',
  publish: 'Publier',
  publishAgain: 'Publier la version actuelle',
  withdraw: 'Retirer',
  feed: 'Adresse publique',
  feedHint:
    'Ce que cette cuisine sert d’après ses plans publiés, avec allergènes, valeurs nutritionnelles et CO₂e : en calendrier pour les convives, en Open Meal Information pour les logiciels. Toute personne qui a l’adresse peut y accéder.',
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
    'Ces menus affichent chaque jour, automatiquement, ce qui est servi. Mettez-les en page comme tout menu et publiez-les sur un lien permanent.',
  kind: {
    screen: 'Aujourd’hui sur un écran',
    day: 'Menu du jour à imprimer',
    week: 'Menu de la semaine à imprimer',
  },
  shows: {
    today: 'affiche le jour même',
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
  gone: {
    title: 'Les convives ne voient plus certains plats de ce plan : la cuisine n’en a plus les recettes.',
    lead: 'Récupérez-les ou publiez le plan avec d’autres plats.',
  },
} satisfies Texts<typeof enGb>;
