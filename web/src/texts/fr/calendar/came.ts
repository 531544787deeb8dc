import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/came.ts';

export default {
  title: 'Ce qu’il en a été',
  lead: 'Le plan de menus à côté de ce qui a été vendu, jour par jour. Le nombre de portions attendues la prochaine fois en dépend.',
  toPlan: 'Plan de menus',
  noneTitle: 'Rien n’est encore connu par jour',
  none: 'Importez des ventes avec une colonne de dates, ou laissez la caisse envoyer le jour avec chaque ligne. Un jour sans lignes n’est pas connu et ne compte nulle part.',
  dish: 'Plat',
  expected: 'Attendu',
  sold: 'Vendu',
  share: 'Part',
  notPlanned: 'non prévu',
  gone: 'Recette supprimée',
  guests: 'Convives, et portions vendues',
  co2: 'kg CO₂e par convive',
} satisfies Texts<typeof enGb>;
