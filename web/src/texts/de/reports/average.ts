import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/average.ts';

export default {
  asPortions:
    '{sold, plural, one {# verkaufte Portion zählt} other {# verkaufte Portionen zählen}} als {portions, plural, one {# Hauptgericht} other {# Hauptgerichte}}',
  quoteMain: 'Nennen Sie {kg} kg CO₂e pro Hauptgericht ({each} kg pro verkaufte Portion); die Stufe bezieht sich auf 400 g.',
  leftOutRows:
    '{rows, plural, one {# Zeile der Dateien wurde von Hand weggelassen und ist in keinem Anteil enthalten.} other {# Zeilen der Dateien wurden von Hand weggelassen und sind in keinem Anteil enthalten.}}',
  leftOutPortions: 'Von Hand weggelassen, in keinem Anteil enthalten: {leftOut} von {all} Portionen ({share}).',
  perMainCourse: 'CO₂-Fußabdruck pro Hauptgericht',
  gramsExpected: 'Gramm, Zeilen mit unbekanntem Gewicht mit dem üblichen Gewicht ihrer Art',
  saidExpected: '{counted} von {weight} gezählt, unbekannte Gewichte geschätzt',
  rangeWithMissing: '{low} – {high} einschließlich dessen, was fehlt',
  quote: 'Nennen Sie {kg} kg CO₂e pro Portion wie serviert; die Stufe bezieht sich auf 400 g.',
} satisfies Texts<typeof enGb>;
