import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/ingredients/changes.ts';

export default {
  lead: 'Werte ändern sich, wenn Quellen hinzukommen oder berichtigt werden. Abgeschlossene Berichte behalten die Version, mit der sie erstellt wurden, und werden nur neu berechnet, wenn Sie es wünschen.',
  release: 'Version {to} im Vergleich zu {from}',
  moved:
    'Die {shown, number} größten Änderungen unter {moved, number} Lebensmitteln, deren Wert sich um mehr als 5 % geändert hat:',
  all: 'Lebensmittel, deren Wert sich um mehr als 5 % geändert hat:',
  none: 'Bei keinem Lebensmittel hat sich der Wert um mehr als 5 % geändert.',
  unit: 'kg CO₂e pro kg, ohne Herkunft und Transport ins Land der Küche, jedes Lebensmittel in seiner üblichsten Variante',
  counts:
    'Neu: {foods, plural, one {# Lebensmittel} other {# Lebensmittel}}, {states, plural, one {# Variante} other {# Varianten}}. Entfernt: {gone, plural, one {# Variante} other {# Varianten}}. Datenqualität: besser bei {better, plural, one {# Variante} other {# Varianten}}, niedriger bei {worse, plural, one {# Variante} other {# Varianten}}.',
  food: 'Lebensmittel',
  before: 'Vorher',
  after: 'Nachher',
  change: 'Änderung',
  why: 'Warum',
  places: 'Nur durch Herkunft und Transport geändert',
  placesUnit: 'kg CO₂e pro kg in der Küche; der Wert ohne Herkunft und Transport ist gleich geblieben',
  parts: 'Nur der Wert ohne Landnutzungsänderung hat sich geändert',
  partsUnit: 'kg CO₂e pro kg ohne Landnutzungsänderung; die Summe ist gleich geblieben',
  unknown: 'unbekannt',
  reason: {
    weighed: 'Gewichtetes Mittel der Quellen: {sources}',
    kin: 'Angepasst wie ähnliche Lebensmittel, deren Quellen gewichtet sind: × {ratio}',
    bone: 'Mit Knochen oder Schale eingekauft, nur das Fleisch zählt: × {ratio}',
    reviewed: 'Bei der Prüfung berichtigt',
    moves: '{what}: {before} → {after}',
  },
} satisfies Texts<typeof enGb>;
