import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/food-data.ts';

export default {
  label: 'Données alimentaires',
  published: 'Valeurs publiées',
  today: 'Avec les données d’aujourd’hui ({version})',
  lead: {
    published:
      'Les valeurs telles que vos rapports les indiquent. Pour comparer, les mois établis avec d’anciennes données sont recalculés des deux côtés avec celles d’aujourd’hui.',
    today: 'Les quantités d’alors avec les données alimentaires d’aujourd’hui. Vos rapports ne changent pas.',
  },
  waiting:
    '{count, plural, one {# rapport est} other {# rapports sont}} encore en cours de recalcul avec les données d’aujourd’hui.',
  both: 'Les deux mois avec les données alimentaires {version}',
  spans: 'Tous les mois avec les données alimentaires {version} ; lettres telles que publiées.',
  mixed:
    'Valeurs publiées, établies avec plusieurs versions des données alimentaires : une partie de chaque écart en vient, tant que tous les mois ne sont pas recalculés avec la même.',
} satisfies Texts<typeof enGb>;
