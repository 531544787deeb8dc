import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/chart.ts';

export default {
  note: {
    sales:
      'Staaf: kg CO₂e per portie, waarbij een hoofdgerecht als 1 telt en kleinere gerechten als deel daarvan; dunne lijn: de bandbreedte. Een streepje betekent geen rapport, of te weinig meegeteld.',
    procurement:
      'Staaf: kg CO₂e per kg voedsel; dunne lijn: de bandbreedte. Een streepje betekent geen rapport, of te weinig meegeteld.',
  },
  mark: 'Stippellijn: evenveel voedsel, maar op het niveau ‘{name}’.',
  open: 'Rapport van {month} openen',
  letter: '{co2} per portie van 400 g, waarop de letter is gebaseerd',
} satisfies Texts<typeof enGb>;
