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
    unknown: 'Pas encore connu',
  },
  scale: {
    says: '{level} : {kg} kg CO₂e par portion de 400 g',
    unknown: 'Le niveau n’est pas encore connu',
  },
  tooLittle: {
    title: 'Empreinte carbone comptée jusqu’ici',
    atLeast: 'au moins',
    upTo: 'jusqu’à {high} avec ce qui manque',
    lead: 'Trop peu est compté pour donner une moyenne, une lettre ou une comparaison.',
    first: 'Il manque d’abord : {names}.',
  },
} satisfies Texts<typeof enGb>;
