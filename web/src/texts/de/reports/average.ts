import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/average.ts';

export default {
  of: {
    per_portion: 'CO₂-Fußabdruck einer durchschnittlichen Portion',
    per_kg: 'CO₂-Fußabdruck eines Kilogramms Lebensmittel',
    per_1000_kcal: 'CO₂-Fußabdruck pro 1.000 kcal Lebensmittel',
    per_guest: 'CO₂-Fußabdruck pro Gast',
  },
  why: {
    per_portion:
      'Der Fußabdruck von allem, was mitgerechnet ist ({total}), geteilt durch {portions, plural, one {# Portion} other {# Portionen}}. Portionen sind nach Größe gewichtet: Zehn Snacks entsprechen einem Hauptgericht.',
    per_kg: 'Der Fußabdruck von allem, was mitgerechnet ist ({total}), geteilt durch das Gewicht von {weight}.',
    per_1000_kcal:
      'Der Fußabdruck von allem, was mitgerechnet ist ({total}), geteilt durch den Brennwert der Lebensmittel, wie sie eingekauft wurden, ohne das, was nicht gegessen wird: {energy}. Was keinen bekannten Brennwert hat, zählt nach Gewicht so viel wie der Rest.',
    per_guest:
      'Der Fußabdruck von allem, was mitgerechnet ist ({total}), geteilt durch {guests, plural, one {# Gast} other {# Gäste}}.',
  },
  chosen: {
    per_portion: 'Pro Portion',
    per_kg: 'Pro Kilogramm',
    per_1000_kcal: 'Pro 1.000 kcal',
    per_guest: 'Pro Gast',
  },
  noGuests: 'Unbekannt: Geben Sie die Zahl der Gäste ein.',
  noEnergy: 'Unbekannt: Von zu wenigen Lebensmitteln ist der Brennwert bekannt.',
  energy: 'Brennwert der mitgerechneten Lebensmittel',
  energyOf: 'von {percent} des Gewichts bekannt',
  asPortions: 'gezählt als {portions, plural, one {# Hauptgericht} other {# Hauptgerichte}}',
  quoteMain:
    '{kg} kg CO₂e pro Hauptgericht, {each} pro verkaufte Portion{labels, select, letters {; Stufe bezogen auf 400 g} other {}}.',
  leftOutRows: '{rows, plural, one {# Zeile} other {# Zeilen}} manuell ausgeschlossen.',
  leftOutPortions:
    '{rows, plural, one {# Zeile} other {# Zeilen}} manuell ausgeschlossen: {taken} von {all} Portionen der Dateien sind enthalten.',
  perMainCourse: 'CO₂-Fußabdruck pro Hauptgericht',
  gramsExpected: 'Gramm, Zeilen mit unbekanntem Gewicht mit dem üblichen Gewicht ihrer Art',
  saidExpected: '{counted} von {weight} mitgerechnet, unbekannte Gewichte geschätzt',
  rangeWithMissing: '{low} – {high} insgesamt',
  quote:
    'Nennen Sie {kg} kg CO₂e pro Portion wie serviert{labels, select, letters {; die Stufe bezieht sich auf 400 g} other {}}.',
} satisfies Texts<typeof enGb>;
