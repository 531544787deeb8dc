import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/came.ts';

export default {
  title: 'Prévu et réalisé',
  lead: 'Le plan de menus et les ventes, jour par jour. Le nombre de portions attendues la prochaine fois en découle. Chaque plat principal vendu compte pour un convive, qu’il ait été prévu ce jour-là ou vendu à la place d’un autre, mais pas les petits plats non prévus, comme le pain ou le dessert. Un plat prévu sans ligne de vente ne compte que si un autre a été vendu à sa place.',
  toPlan: 'Plan de menus',
  noneTitle: 'Pas encore de ventes jour par jour',
  none: 'Importez des ventes avec une colonne de dates, ou réglez la caisse pour qu’elle envoie le jour avec chaque ligne. Un jour sans ligne reste inconnu et n’entre dans aucun calcul.',
  dish: 'Plat',
  expected: 'Attendu',
  sold: 'Vendu',
  share: 'Part',
  soldOf: 'Plats principaux vendus : {sold}, attendus : {expected}',
  guestOf: '{came} kg CO₂e par convive, {planned} attendu',
  notPlanned: 'non prévu',
  all: 'Plats principaux',
  co2: 'kg CO₂e par convive',
} satisfies Texts<typeof enGb>;
