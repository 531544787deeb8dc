import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/food-data.ts';

export default {
  label: 'Données alimentaires',
  published: 'Telles que publiées',
  today: 'Avec les données d’aujourd’hui ({version})',
  lead: {
    published:
      'Les valeurs telles que vos rapports les indiquent. Les mois établis avec d’anciennes données sont comparés avec celles d’aujourd’hui des deux côtés.',
    today: 'Les quantités d’alors avec les données d’aujourd’hui. Vos rapports ne changent pas.',
  },
  waiting:
    '{count, plural, one {# rapport est} other {# rapports sont}} encore en cours de recalcul avec les données d’aujourd’hui.',
  both: 'Les deux mois avec les données alimentaires {version}',
  spans: 'Tous les mois avec les données alimentaires {version} ; lettres telles que publiées.',
  mixed:
    'Tels que publiés, avec plusieurs versions des données alimentaires : elles font partie de chaque écart tant que tous les mois ne sont pas recalculés avec une seule.',
} satisfies Texts<typeof enGb>;
