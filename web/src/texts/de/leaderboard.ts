import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/leaderboard.ts';

export default {
  title: 'Rangliste',
  lead: 'So schneiden die teilnehmenden Restaurants ab, alle nach derselben Methode berechnet.',
  scope: {
    label: 'Im Vergleich mit',
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
    label: 'Sortiert nach',
    per_portion: 'CO₂e pro Portion',
    per_kg: 'CO₂e pro kg Lebensmittel',
    low_share: 'Anteil CO₂-armer Portionen',
    improvement: 'Veränderung im Jahresvergleich',
  },
  database: 'Emissionsdatenbank',
  databases: {
    organization: 'Plateprint-Daten, je nach Land des Restaurants',
    rise: 'Daten der Forschungsinstitute',
  },
  basis: {
    ranked: '{count, plural, one {# Restaurant ist platziert} other {# Restaurants sind platziert}}',
    lacking:
      '{count, plural, one {# weiteres nimmt teil, ist aber nicht platziert} other {# weitere nehmen teil, sind aber nicht platziert}}',
    coverage: '{share} der verkauften Portionen sind berechnet',
    asOf: 'Stand {moment}',
    outdated: 'Eine neuere Änderung ist noch nicht enthalten',
    alike: 'Von den ersten {count} liegt keines sicher unter dem nächsten.',
  },
  why: {
    label: 'So entsteht die Rangliste',
    title: 'So entsteht die Rangliste',
    by: {
      per_portion:
        'Gesamte CO₂e-Emissionen der Verkaufsberichte im Zeitraum, geteilt durch die verkauften Portionen (nach Portionsgröße gewichtet). Der niedrigste Wert steht oben.',
      per_kg:
        'Gesamte CO₂e-Emissionen der Verkaufsberichte im Zeitraum, geteilt durch die berechneten Kilogramm. Der niedrigste Wert steht oben.',
      low_share: 'Anteil der verkauften Portionen mit niedrigem oder sehr niedrigem Fußabdruck. Der höchste steht oben.',
      improvement:
        'CO₂e pro Portion im Vergleich zu denselben Monaten des Vorjahres, damit Sommer mit Sommer verglichen wird. Der stärkste Rückgang steht oben.',
    },
    ties: 'Verglichen werden die Werte, wie sie angezeigt sind: Gleiche Werte teilen sich einen Platz. Ob zwei Plätze sicher verschieden sind, steht daneben: Beide beruhen auf denselben Lebensmitteldaten, deren Fehler sich aufheben.',
    moved:
      'Der Pfeil vergleicht den Platz jedes Restaurants mit dem in {period}, unter denen, die heute teilnehmen. Von zwei Restaurants auf demselben Platz kann sich deshalb eines bewegt haben und das andere nicht.',
    least:
      'Für einen Platz braucht ein Restaurant {months, plural, one {# abgeschlossenen Monat} other {# abgeschlossene Monate}} im Zeitraum, {servings} verkaufte Portionen pro Monat und Werte für {coverage} der verkauften Portionen.',
    boundary:
      'Vom Hof bis zur Küchentür: Anbau und Tierhaltung, Verarbeitung, Verpackung und Transport. Kochen und Tellerreste sind nicht enthalten.',
    versions: 'Lebensmitteldaten {versions}',
  },
  place: 'Platz',
  shared: 'Geteilter Platz',
  stranger: 'Ein anderes Restaurant',
  months: '{has} von {all, plural, one {# Monat} other {# Monaten}}',
  rangeInWords: '{value}, sehr wahrscheinlich zwischen {low} und {high}',
  moved: {
    up: '{places, plural, one {# Platz nach oben} other {# Plätze nach oben}} (vorher {former})',
    down: '{places, plural, one {# Platz nach unten} other {# Plätze nach unten}} (vorher {former})',
    same: 'Unverändert',
    new: 'Neu',
    returned: 'Wieder platziert',
  },
  change: {
    less: '{percent} weniger',
    more: '{percent} mehr',
    same: 'Unverändert',
  },
  own: 'Ihre Restaurants',
  ownMore: '{count, plural, one {# weiteres Ihrer Restaurants anzeigen} other {# weitere Ihrer Restaurants anzeigen}}',
  ownFewer: 'Weniger anzeigen',
  everybody: 'Ganze Rangliste',
  lacking: 'Nimmt teil, noch nicht platziert',
  lackingOfOwn:
    '{count, plural, one {# Ihrer Restaurants nimmt teil, ist aber noch nicht platziert} other {# Ihrer Restaurants nehmen teil, sind aber noch nicht platziert}}',
  lacks: {
    months:
      '{months, plural, one {Der Verkaufsbericht des Monats ist nicht abgeschlossen} other {{has} von {needs} nötigen Monaten abgeschlossen}}',
    missing: 'Kein abgeschlossener Bericht für {months}',
    servings: '{has} von {needs} nötigen Portionen verkauft',
    coverage: '{has} der verkauften Portionen sind berechnet, {needs} sind nötig',
    figure: 'Keine Daten für diesen Zeitraum',
    year_before:
      '{months, plural, one {Kein abgeschlossener Bericht für denselben Monat des Vorjahres} other {Vorjahr unvollständig: {has} von {needs} nötigen Monaten abgeschlossen}}',
    year_before_thin: 'Dieselben Monate des Vorjahres haben zu wenige Portionen, oder es ist zu wenig davon berechnet',
  },
  toReports: 'Zu den Berichten',
  toRestaurants: 'Restaurants wählen',
  toRestaurant: 'Restaurant öffnen',
  counting: {
    title: 'Die Rangliste wird berechnet',
    lead: 'Bei so vielen Restaurants dauert das einen Moment. Die Rangliste erscheint dann automatisch.',
  },
  outside: {
    join: '{name} nimmt nicht teil und ist deshalb nicht platziert. Öffnen Sie das Restaurant, um es anzumelden.',
    ask: '{name} nimmt nicht teil und ist deshalb nicht platziert. Ein Admin Ihrer Organisation kann es anmelden.',
  },
  nobody: {
    title: 'Noch nimmt keines Ihrer Restaurants teil',
    lead: 'Öffnen Sie ein Restaurant und melden Sie es an: Von da an zählen seine abgeschlossenen Monatsberichte. Sie können die Teilnahme jederzeit beenden.',
    ask: 'Ein Admin Ihrer Organisation kann ein Restaurant anmelden: Von da an zählen seine abgeschlossenen Monatsberichte.',
  },
  nothing: {
    title: 'Keine Rangliste für {period}',
    lead: 'Es nehmen teil: {joined} von {all, plural, one {# Restaurant} other {# Restaurants}}. Für einen Platz braucht ein Restaurant abgeschlossene monatliche Verkaufsberichte für den Zeitraum.',
  },
  tooFew: {
    title: 'Zu wenige Teilnehmer für einen anonymen Vergleich',
    lead: 'Werte anderer Restaurants erscheinen, sobald mindestens fünf davon aus mehreren Organisationen platziert sind; so ist niemand erkennbar.',
  },
} satisfies Texts<typeof enGb>;
