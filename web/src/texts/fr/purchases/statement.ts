import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/purchases/statement.ts';

export default {
  title: 'Déclaration du fabricant',
  of: 'Déclaration du fabricant : {article}',
  lead: 'Ce que le fabricant déclare pour cet article prime sur les données générales de l’aliment.',
  empty:
    'Personne n’a encore saisi la déclaration du fabricant pour cet article. D’ici là, les données générales de l’aliment s’appliquent.',
  noSupplier:
    'Aucun fournisseur unique n’est connu pour cet article : une déclaration ne pourrait pas lui être rattachée. Indiquez d’abord le fournisseur dans les achats.',
  enter: 'Saisir la déclaration',
  change: 'Modifier',
  remove: 'Supprimer',
  removed: 'La déclaration du fabricant a été supprimée.',
  save: 'Enregistrer',
  saved: 'La déclaration du fabricant a été enregistrée.',
  allergens: 'Allergènes selon le fabricant',
  allergensHint:
    '« Ne contient pas » uniquement si le fabricant l’écrit expressément. Ce qu’il ne mentionne pas reste « non précisé ».',
  state: {
    contains: 'contient',
    may_contain: 'peut contenir (traces)',
    free: 'ne contient pas',
    not_said: 'non précisé',
  },
  ingredients: 'Liste des ingrédients',
  ingredientsHint: 'Telle qu’imprimée, dans la langue du fabricant.',
  statedOn: 'Date de la déclaration',
  source: 'Source',
  sourceHint: 'Par exemple emballage, fiche technique ou site du fabricant',
  link: 'Lien (facultatif)',
  linkName: 'Lien',
  contains: 'Contient : {allergens}',
  mayContain: 'Peut contenir : {allergens}',
  free: 'Ne contient pas, selon le fabricant : {allergens}',
  notSaid: 'Non précisé : {allergens}. Les données de l’aliment s’appliquent ici.',
  stand: 'Déclaration du fabricant, {date} : {source}',
  short: 'Déclaration du fabricant, {date}',
  openLink: 'Ouvrir la source',
  savedBy: 'Saisie par {name} le {date}',
  savedOn: 'Saisie le {date}',
  meanwhile: 'Quelqu’un d’autre a modifié cette déclaration entre-temps. Fermez la fenêtre et rouvrez-la.',
  problem: {
    required: 'À remplir : {field}.',
    nothing: 'Indiquez au moins un allergène ou la liste des ingrédients.',
    not_a_day: 'Ce n’est pas une date : {field}.',
    in_future: 'La date est dans le futur : {field}.',
    not_an_address: 'Indiquez une adresse complète commençant par https:// : {field}.',
    too_long: 'Ce texte est trop long : {field}.',
  },
} satisfies Texts<typeof enGb>;
