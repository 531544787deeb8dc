import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/chart.ts';

export default {
  note: {
    sales:
      'Barre : kg CO₂e par portion, un plat principal comptant pour 1 et les plats plus petits pour une fraction ; trait fin : la fourchette. Un tiret : aucun rapport, ou trop peu de données.',
    procurement:
      'Barre : kg CO₂e par kg d’aliments ; trait fin : la fourchette. Un tiret : aucun rapport, ou trop peu de données.',
  },
  mark: 'Ligne pointillée : {name}, pour la même quantité d’aliments.',
  open: 'Ouvrir le rapport : {month}',
  letter: '{co2} par portion de 400 g, sur laquelle se fonde la lettre',
} satisfies Texts<typeof enGb>;
