import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/change.ts';

export default {
  title: 'Was sich seit {month} geändert hat',
  lead: 'Die Teile ergeben zusammen den Unterschied. Ihre Reihenfolge spielt keine Rolle.',
  none: 'Nichts hat sich geändert.',
  basis: {
    label: 'Berechnung',
    average: 'Im Durchschnitt',
    total: 'Insgesamt',
  },
  per: {
    total: 'kg CO₂e insgesamt',
    portion: 'kg CO₂e pro Portion',
    kg: 'kg CO₂e pro kg Lebensmittel',
  },
  part: {
    servings: 'Wie viel verkauft oder eingekauft wurde',
    mix: 'Auswahl der Gerichte oder Lebensmittel',
    recipes: 'Rezepte und Portionsgrößen',
    supply: 'Herkunft und Bio',
    matching: 'Zuordnung der Namen',
    food_data: 'Lebensmitteldaten',
  },
  head: {
    part: 'Teil',
    change: 'Änderung, {unit}',
    rows: 'Vor allem durch',
  },
  rows: '{name} ({co2})',
  showRows: 'Größte Beiträge zu jedem Teil anzeigen',
  dishes: 'Ansehen, welche Gerichte oder Lebensmittel den Unterschied ausmachen',
  compare: 'Andere Monate, Restaurants oder Versionen vergleichen',
  sheet: 'Was sich geändert hat',
  next: {
    title: 'Die nächsten Schritte',
    most: 'Vor allem durch {rows}, {unit}.',
    line: '{name}: {kg} kg CO₂e über dem weltweiten Durchschnitt, {percent} des Gesamtwerts.',
    foods: 'Beginnen Sie mit {foods}: zusammen {percent} des Gesamtwerts.',
    count:
      '{rows, plural, one {# Zeile zählt} other {# Zeilen zählen}} noch nicht mit. Ordnen Sie {rows, plural, one {sie} other {diese}} zu: Vorher lässt sich nichts vergleichen.',
  },
} satisfies Texts<typeof enGb>;
