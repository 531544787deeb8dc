import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/chart.ts';

export default {
  note: {
    sales:
      'Balken: kg CO₂e pro Portion, wobei ein Hauptgericht als 1 zählt und kleinere Gerichte als Teil davon; dünne Linie: die Spanne. Ein Strich heißt: kein Bericht oder zu wenig mitgerechnet.',
    procurement:
      'Balken: kg CO₂e pro kg Lebensmittel; dünne Linie: die Spanne. Ein Strich heißt: kein Bericht oder zu wenig mitgerechnet.',
  },
  mark: 'Gestrichelte Linie: ebenso viel Essen auf dem Niveau „{name}“.',
  open: 'Bericht für {month} öffnen',
  letter: '{co2} pro Portion von 400 g, danach richtet sich der Buchstabe',
} satisfies Texts<typeof enGb>;
