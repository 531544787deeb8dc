import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/footprint.ts';

export default {
  unit: 'kg CO₂e',
  level: {
    very_low: 'Très faible',
    low: 'Faible',
    medium: 'Moyen',
    high: 'Élevé',
    very_high: 'Très élevé',
    unknown: 'Inconnu',
  },
  scale: {
    says: '{level} : {kg} kg CO₂e par portion de 400 g',
    unknown: 'Niveau inconnu',
  },
  tooLittle: {
    title: 'Empreinte carbone comptée jusqu’ici',
    atLeast: 'au moins',
    withMissing: 'estimation, éléments manquants compris : {range}',
    lead: 'La part comptée est trop faible pour une moyenne, un niveau ou une comparaison.',
    first: 'À compléter en priorité : {names}.',
  },
} satisfies Texts<typeof enGb>;
