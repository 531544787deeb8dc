import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/fill.ts';

export default {
  open: 'Remplir depuis une liste',
  title: 'Remplir les cases libres',
  lead: 'Écrivez ou collez des plats, un par ligne, avec les noms de vos recettes. Ils vont dans les cases libres dans cet ordre, jour après jour.',
  dishes: 'Plats',
  take: 'Prendre les plats de la cuisine',
  categories: 'Catégories à prendre',
  category: '{name} ({count, number})',
  noCategory: 'Sans catégorie',
  smallPortions: 'Les catégories de petites portions, comme les accompagnements et les desserts, ne sont pas choisies au départ.',
  latest: 'Seulement les {count, number} plats modifiés en dernier : la cuisine en a d’autres.',
  looking: 'Recherche en cours …',
  found: 'Trouvés : {found, number} sur {all, number}.',
  notFound: 'Absents de vos recettes',
  leaveOut: 'Laisser de côté',
  lines: 'Lignes à remplir',
  again: 'Recommencer la liste jusqu’à ce que chaque case ait un plat',
  promise: 'Une ligne nommée « végétarien », « végan » ou « sans … » ne reçoit que des plats dont c’est certain.',
  from: 'À partir de {weekday}, semaine {week, number}.',
  fill: '{count, plural, =0 {Remplir} one {Remplir # case} other {Remplir # cases}}',
  free: '{count, plural, one {# case reste libre.} other {# cases restent libres.}}',
  left: '{count, plural, one {# plat ne trouve pas de place.} other {# plats ne trouvent pas de place.}}',
} satisfies Texts<typeof enGb>;
