import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/came.ts';

export default {
  title: 'Prévu et réalisé',
  lead: 'Le plan de menus et les ventes, jour par jour. Le nombre de portions attendues la prochaine fois en découle. Par convive, seuls comptent les plats prévus ce jour-là : ni ce qui est vendu à côté, comme le pain ou le dessert, ni un plat sans ligne de vente.',
  toPlan: 'Plan de menus',
  noneTitle: 'Pas encore de ventes jour par jour',
  none: 'Importez des ventes avec une colonne de dates, ou réglez la caisse pour qu’elle envoie le jour avec chaque ligne. Un jour sans ligne reste inconnu et n’entre dans aucun calcul.',
  dish: 'Plat',
  expected: 'Attendu',
  sold: 'Vendu',
  share: 'Part',
  soldOf: 'Portions vendues des plats prévus : {sold}, convives attendus : {expected}',
  guestOf: '{came} kg CO₂e par convive, {planned} attendu',
  notPlanned: 'non prévu',
  gone: 'Recette supprimée',
  guests: 'Convives attendus, portions vendues des plats prévus',
  co2: 'kg CO₂e par convive',
} satisfies Texts<typeof enGb>;
