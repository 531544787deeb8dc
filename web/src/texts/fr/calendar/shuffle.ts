import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/shuffle.ts';

export default {
  open: 'De meilleurs jours',
  title: 'De meilleurs jours pour les mêmes plats',
  lead: 'Les plats proposés côte à côte décident de ce que prennent les convives. Les mêmes plats sont placés aux jours où un convive prend le moins de CO₂e. Chacun garde sa ligne, et les règles de la cuisine sont respectées.',
  locked:
    '{count, plural, =0 {Aucun plat n’est fixé à son jour.} one {# plat reste à son jour.} other {# plats restent à leurs jours.}}',
  guards: 'Ne doit pas se dégrader',
  guard: {
    salt: 'Sel',
    saturatedFat: 'Graisses saturées',
  },
  find: 'Chercher de meilleurs jours',
  searching: 'Recherche de meilleurs jours',
  close: 'Fermer',
  leave: 'Laisser ainsi',
  takeAll: 'Prendre tous les jours',
  take: 'Prendre ce jour',
  takeOf: 'Prendre {day}',
  unit: 'kg CO₂e par convive et par jour, avant et après',
  range: '(de {low} à {high}).',
  sure: {
    surely_less: 'Sûrement moins.',
    probably_less: 'Probablement moins.',
    cannot_tell: 'Impossible de dire si c’est moins.',
    probably_more: 'Probablement plus.',
    surely_more: 'Sûrement plus.',
  },
  unknown: 'On en sait trop peu sur les plats pour dire ce qui est économisé.',
  exact: 'Il n’y a pas de meilleur ordre : tous ont été examinés.',
  notExact: 'Le meilleur trouvé ; il peut y en avoir un meilleur.',
  notGuarded: 'non connu pour chaque plat, donc non surveillé',
  fromTo: '{before} g avant, {after} g après',
  nothing: 'Les plats sont déjà aux meilleurs jours.',
  day: '{weekday}, semaine {week, number}',
  change: '{go} → {come}',
  alsoChanges: 'Change aussi : {days}',
  unmetTitle: 'Aucun ordre ne respecte toutes les règles.',
  unmet: 'Assouplissez une règle, ou ajoutez un plat qui la respecte.',
  failed: 'La recherche s’est terminée par une erreur. Réessayez.',
} satisfies Texts<typeof enGb>;
