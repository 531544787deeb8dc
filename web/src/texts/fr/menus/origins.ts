import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/origins.ts';

export default {
  meats: {
    beef: 'Viande bovine',
    pork: 'Viande porcine',
    sheep: 'Viande ovine',
    poultry: 'Volaille',
  },
  title: 'Origine des viandes',
  open: 'Origine des viandes',
  lead: 'En France, l’origine des viandes achetées crues doit être indiquée aux convives. Ce qui n’est pas entièrement connu n’est pas imprimé ; demandez à votre fournisseur.',
  unknown: 'Origine inconnue : {meats}. La mention est obligatoire ; tant qu’elle manque, rien n’est imprimé.',
  unread:
    '{count, plural, one {Dans # plat, une ligne n’est pas reconnue et peut être de la viande : son origine n’est pas imprimée.} other {Dans # plats, une ligne n’est pas reconnue et peut être de la viande : son origine n’est pas imprimée.}}',
  known: 'L’origine de toutes les viandes de ce menu est connue et imprimée.',
  add: 'Ajouter un article',
  article: 'Article',
  articleHint: 'Comme sur l’étiquette ou la facture. Laissez vide pour tout ce que vous en achetez.',
  meat: 'Espèce',
  food: 'Utilisé pour',
  all: 'Toute la viande de cette espèce',
  born: 'Né en',
  raised: 'Élevé en',
  slaughtered: 'Abattu en',
  none: 'inconnu',
  remove: 'Supprimer {name}',
  save: 'Enregistrer',
  saved: 'Les origines sont enregistrées. Les pages en ligne suivent en moins de trente secondes.',
} satisfies Texts<typeof enGb>;
