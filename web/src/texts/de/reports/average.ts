import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/average.ts';

export default {
  asPortions: 'gezählt als {portions, plural, one {# Hauptgericht} other {# Hauptgerichte}}',
  quoteMain: '{kg} kg CO₂e pro Hauptgericht, {each} pro verkaufte Portion{labels, select, letters {; Stufe: je 400 g} other {}}.',
  leftOutRows: '{rows, plural, one {# Zeile} other {# Zeilen}} von Hand weggelassen.',
  leftOutPortions:
    '{rows, plural, one {# Zeile} other {# Zeilen}} von Hand weggelassen: {taken} von {all} Portionen der Dateien sind dabei.',
  perMainCourse: 'CO₂-Fußabdruck pro Hauptgericht',
  gramsExpected: 'Gramm, Zeilen mit unbekanntem Gewicht mit dem üblichen Gewicht ihrer Art',
  saidExpected: '{counted} von {weight} gezählt, unbekannte Gewichte geschätzt',
  rangeWithMissing: '{low} – {high} insgesamt',
  quote:
    'Nennen Sie {kg} kg CO₂e pro Portion wie serviert{labels, select, letters {; die Stufe bezieht sich auf 400 g} other {}}.',
} satisfies Texts<typeof enGb>;
