import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/fill.ts';

export default {
  open: 'Remplir depuis une liste',
  title: 'Remplir les cases libres',
  lead: 'Saisissez ou collez les noms de vos recettes, un par ligne. Elles remplissent les cases libres dans cet ordre, jour après jour.',
  dishes: 'Plats',
  take: 'Utiliser les plats de la cuisine',
  categories: 'Catégories à utiliser',
  category: '{name} ({count, number})',
  noCategory: 'Sans catégorie',
  smallPortions: 'Les catégories de petites portions, comme les accompagnements et les desserts, ne sont pas choisies au départ.',
  noneOfThem: 'Tout désélectionner',
  latest: 'Seulement les {count, number} plats modifiés en dernier : la cuisine en a d’autres.',
  looking: 'Recherche en cours…',
  found: 'Trouvés : {found, number} sur {all, number}.',
  notFound: 'Absents de vos recettes',
  leaveOut: 'Écarter',
  lines: 'Lignes à remplir',
  again: 'Recommencer la liste jusqu’à ce que chaque case ait un plat',
  promise: 'Une ligne nommée « végétarien », « végane » ou « sans… » ne reçoit que des plats qui le sont à coup sûr.',
  from: 'À partir du {weekday}, semaine {week, number}.',
  fill: '{count, plural, =0 {Remplir} one {Remplir # case} other {Remplir # cases}}',
  free: '{count, plural, one {# case reste libre.} other {# cases restent libres.}}',
  left: '{count, plural, one {# plat reste sans case.} other {# plats restent sans case.}}',
  leftNames: 'Plats restés sans case',
  takeUnknown: {
    diet: 'Placer aussi sur les lignes végétariennes et véganes des plats dont on ne sait pas s’ils le sont',
    allergens: 'Placer aussi sur les lignes « sans… » des plats qui peuvent en contenir ou dont on ne le sait pas',
  },
  quoted: '« {name} »',
  leftOver: {
    full: 'Plus aucune case libre pour : {dishes}.',
    twice: 'Déjà présents chaque jour où une case est libre : {dishes}.',
    unknown: 'Les cases libres sont sur {lines}, et on ne sait pas si ces plats y conviennent : {dishes}.',
    broken: 'Les cases libres sont sur {lines}, et ces plats n’y conviennent pas : {dishes}.',
  },
} satisfies Texts<typeof enGb>;
