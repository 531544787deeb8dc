import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/leaderboard.ts';

export default {
  title: 'Rangliste',
  lead: 'Wie die teilnehmenden Restaurants dastehen – für alle gleich gerechnet.',
  scope: {
    label: 'Verglichen mit',
    organization: 'Unsere Organisation',
    others: 'Andere Betriebe',
  },
  periodType: {
    label: 'Länge des Zeitraums',
    month: 'Monat',
    quarter: 'Quartal',
    year: 'Jahr',
  },
  period: 'Zeitraum',
  quarter: '{quarter}. Quartal {year}',
  by: {
    label: 'Rang nach',
    per_portion: 'CO₂e pro Portion',
    per_kg: 'CO₂e pro kg Lebensmittel',
    low_share: 'Anteil CO₂e-armer Portionen',
    improvement: 'Veränderung im Jahr',
  },
  database: 'Emissionsdatenbank',
  databases: {
    organization: 'Unsere Datenbank, je nach Standort',
    rise: 'Datenbank des Forschungsinstituts',
  },
  basis: {
    ranked: '{count, plural, one {# Restaurant hat einen Platz} other {# Restaurants haben einen Platz}}',
    lacking: '{count, plural, one {# weiteres nimmt ohne Platz teil} other {# weitere nehmen ohne Platz teil}}',
    coverage: '{share} der verkauften Portionen sind berechnet',
    asOf: 'Stand {moment}',
    outdated: 'Eine spätere Änderung wird gleich mitgezählt',
    alike: 'Von den ersten {count} ist keiner sicher niedriger als der nächste.',
  },
  why: {
    label: 'Wie Plätze entstehen',
    title: 'Was ein Platz aussagt',
    by: {
      per_portion:
        'Alles CO₂e der Verkaufsberichte des Zeitraums, geteilt durch die verkauften Portionen; jede zählt nach ihrer Mahlzeitgröße. Das wenigste steht vorn.',
      per_kg:
        'Alles CO₂e der Verkaufsberichte des Zeitraums, geteilt durch die Kilogramm, die berechnet sind. Das wenigste steht vorn.',
      low_share: 'Der Anteil der verkauften Portionen mit niedriger oder sehr niedriger Stufe. Der größte steht vorn.',
      improvement:
        'CO₂e pro Portion gegenüber denselben Monaten des Vorjahres, damit Sommer mit Sommer verglichen wird. Der stärkste Rückgang steht vorn.',
    },
    ties: 'Verglichen wird, was angezeigt wird: Gleiche Werte teilen sich einen Platz. Ob zwei Plätze sicher verschieden sind, steht daneben: Beide beruhen auf denselben Lebensmitteldaten, deren Fehler sich aufheben.',
    moved:
      'Der Pfeil vergleicht den eigenen Platz mit dem im Zeitraum davor ({period}), unter denen, die heute teilnehmen. Von zweien auf demselben Platz kann sich darum einer bewegt haben und der andere nicht.',
    least:
      'Für einen Platz braucht es {months, plural, one {# abgeschlossenen Monat} other {# abgeschlossene Monate}} des Zeitraums, {servings} verkaufte Portionen im Monat und Werte für {coverage} der verkauften Portionen.',
    boundary:
      'Vom Feld bis zur Küchentür: Anbau, Verarbeitung, Verpackung und Transport. Ohne Kochen und ohne das, was Gäste übrig lassen.',
    versions: 'Lebensmitteldaten {versions}',
  },
  place: 'Platz',
  shared: 'Geteilter Platz',
  stranger: 'Ein anderes Restaurant',
  months: '{has} von {all, plural, one {# Monat} other {# Monaten}}',
  rangeInWords: 'Am wahrscheinlichsten {value}, zwischen {low} und {high}',
  moved: {
    up: '{places, plural, one {# Platz hinauf} other {# Plätze hinauf}} von {former}',
    down: '{places, plural, one {# Platz hinunter} other {# Plätze hinunter}} von {former}',
    same: 'Wie zuvor',
    new: 'Neu',
    returned: 'Wieder dabei',
  },
  change: {
    less: '{percent} weniger',
    more: '{percent} mehr',
    same: 'So viel wie zuvor',
  },
  own: 'Ihre Restaurants',
  ownMore: '{count, plural, one {# weiteres von Ihnen zeigen} other {# weitere von Ihnen zeigen}}',
  ownFewer: 'Weniger zeigen',
  everybody: 'Alle Plätze',
  lacking: 'Dabei, noch ohne Platz',
  lackingOfOwn:
    '{count, plural, one {# Ihrer Restaurants nimmt teil, noch ohne Platz} other {# Ihrer Restaurants nehmen teil, noch ohne Platz}}',
  lacks: {
    months:
      '{months, plural, one {Der Verkaufsbericht des Monats ist nicht abgeschlossen} other {{has} von {needs} abgeschlossenen Monaten}}',
    servings: '{has} von {needs} verkauften Portionen',
    coverage: '{has} der verkauften Portionen sind berechnet, {needs} sind nötig',
    figure: 'In diesem Zeitraum gibt es nichts zu rechnen',
    year_before:
      '{months, plural, one {Kein abgeschlossener Bericht desselben Monats im Vorjahr} other {Dem Vorjahr fehlen Daten: {has} von {needs} abgeschlossenen Monaten}}',
    year_before_thin: 'Dieselben Monate des Vorjahres haben zu wenige Portionen oder zu wenige Werte',
  },
  toReports: 'Zu den Berichten',
  toRestaurants: 'Restaurants wählen',
  toRestaurant: 'Restaurant öffnen',
  counting: {
    title: 'Die Plätze werden gerade gezählt',
    lead: 'Bei so vielen Restaurants dauert das einen Moment. Die Rangliste erscheint hier von selbst.',
  },
  outside: {
    join: '{name} nimmt nicht teil und hat deshalb hier keinen Platz. Öffnen Sie das Restaurant und lassen Sie es teilnehmen.',
    ask: '{name} nimmt nicht teil und hat deshalb hier keinen Platz. Wer Ihre Organisation leitet, kann es teilnehmen lassen.',
  },
  nobody: {
    title: 'Noch nimmt keines Ihrer Restaurants teil',
    lead: 'Öffnen Sie ein Restaurant und lassen Sie es teilnehmen: Von da an zählen seine abgeschlossenen Monatsberichte. Aussteigen geht jederzeit.',
    ask: 'Wer Ihre Organisation leitet, kann ein Restaurant teilnehmen lassen: Von da an zählen seine abgeschlossenen Monatsberichte.',
  },
  nothing: {
    title: '{period}: keine Plätze',
    lead: 'Dabei: {joined} von {all, plural, one {# Restaurant} other {# Restaurants}}. Ein Platz braucht abgeschlossene Verkaufsberichte der Monate.',
  },
  tooFew: {
    title: 'Zu wenige, um zu vergleichen, ohne jemanden zu verraten',
    lead: 'Werte anderer stehen hier, sobald mindestens fünf andere Restaurants mehrerer Organisationen einen Platz haben – so ist niemand zu erkennen.',
  },
} satisfies Texts<typeof enGb>;
