import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/dashboard.ts';

export default {
  hello: 'Hallo {name}',
  newRecipe: 'Neues Rezept',
  latestRecipes: 'Neueste Rezepte',
  allRecipes: 'Alle Rezepte',
  updated: 'Geändert {ago}',
  first: {
    title: 'Ihr erster Tag',
    done: ' – erledigt',
    recipe: {
      title: 'Ihr erstes Rezept',
      lead: 'Schreiben Sie ein Rezept oder fügen Sie eines ein: Den Fußabdruck sehen Sie schon beim Tippen.',
    },
    menu: {
      title: 'Eine Speisekarte',
      lead: 'Ihre Gerichte mit Klimalabel und Allergenen, aus einer Vorlage.',
      go: 'Neue Karte',
    },
    phone: {
      title: 'Auf dem Handy Ihrer Gäste',
      lead: 'Veröffentlichen Sie die Karte auf einem Live-Link und scannen Sie den QR-Code.',
      go: 'Karte veröffentlichen',
    },
  },
  whose: 'Ansicht für',
  restaurant: 'Restaurant',
  organization: 'Organisation',
  enterprise: 'Unternehmensgruppe',
  ofWhat: 'Datenart',
  sales: 'Verkauf',
  procurement: 'Einkauf',
  database: 'Emissionsdatenbank',
  databases: {
    organization: 'Plateprint-Daten, für Ihr Land',
    each: 'Plateprint-Daten, je nach Land des Restaurants',
    rise: 'Daten der Forschungsinstitute',
  },
  per: {
    sales: 'pro Portion',
    procurement: 'pro kg Lebensmittel',
  },
  perServing: 'pro Portion von 400 g',
  latest: {
    title: '{month}',
    none: 'Zu diesem Monat gibt es noch keinen Bericht.',
  },
  change: {
    title: 'Seit {month}',
    up: '{percent} mehr',
    down: '{percent} weniger',
    same: 'Unverändert',
    unknown: 'Dafür sind Berichte für beide Monate nötig.',
    tooLittle: 'Für einen Vergleich ist von {months} zu wenig mitgerechnet.',
    average: 'Durchschnitt der vorhandenen Monate: {figure}',
  },
  benchmark: {
    global_avg: 'Im Vergleich zum weltweiten Durchschnitt',
    our_goal: 'Im Vergleich zu unserem Ziel',
    ours: 'Wir',
    theirs: { global_avg: 'Weltweiter Durchschnitt', our_goal: 'Unser Ziel' },
    per: {
      serving_of_400_g: 'kg CO₂e pro Portion von 400 g – beide Werte auf derselben Basis.',
      kg_of_food: 'kg CO₂e pro kg Lebensmittel – beide Werte auf derselben Basis.',
    },
  },
  why: {
    label: 'So wird das berechnet',
    title: 'So wird dieser Wert berechnet',
    average:
      'Gesamte CO₂e-Emissionen des Monatsberichts, geteilt durch die verkaufte oder eingekaufte Menge. Portionen sind nach Größe gewichtet: Zehn Snacks entsprechen einem Hauptgericht.',
    coverage:
      '{share} der Verkäufe oder Einkäufe sind berechnet; {covered} von {rows, plural, one {# Zeile ist} other {# Zeilen sind}} vollständig mitgerechnet.',
    boundary:
      'Vom Hof bis zur Küchentür: Anbau und Tierhaltung, Verarbeitung, Verpackung und Transport. Kochen und Tellerreste sind nicht enthalten.',
    versions: 'Lebensmitteldaten {versions}',
  },
  history: {
    title: 'Die letzten zwölf Monate',
    table: 'Als Tabelle anzeigen',
    month: 'Monat',
    average: {
      sales: 'Pro Portion',
      procurement: 'Pro kg',
    },
    amount: {
      sales: 'Portionen',
      procurement: 'Kilogramm',
    },
  },
  lightest: {
    sales: 'Gericht mit dem kleinsten Fußabdruck',
    procurement: 'Lebensmittel mit dem kleinsten Fußabdruck',
  },
  heaviest: {
    sales: 'Gericht mit dem größten Fußabdruck',
    procurement: 'Lebensmittel mit dem größten Fußabdruck',
  },
  changeFirst: {
    title: 'Hier lohnt sich eine Änderung am meisten',
    lead: {
      sales:
        'Diese Gerichte würden auf dem Niveau des weltweiten Durchschnitts am meisten einsparen. Der Balken zeigt ihren Anteil am CO₂e des Monats.',
      procurement:
        'Diese Lebensmittel würden auf dem Niveau des weltweiten Durchschnitts am meisten einsparen. Der Balken zeigt ihren Anteil am CO₂e des Monats.',
    },
    none: {
      sales: 'Im {month} liegt kein Gericht über dem weltweiten Durchschnitt.',
      procurement: 'Im {month} liegt kein Lebensmittel über dem weltweiten Durchschnitt.',
    },
    saves: '{kg} kg CO₂e über dem weltweiten Durchschnitt',
    servings: '{count, plural, one {# Portion} other {# Portionen}}',
    share: '{name}: Anteil am CO₂e des Monats, {co2}',
  },
  missing: {
    title: 'Fehlende Berichte',
    none: 'Für keinen Monat fehlt ein Bericht.',
    make: 'Bericht erstellen',
  },
  areComing: {
    title: 'Die Berichte kommen gleich',
    lead: 'Die Berichte dieser Demo werden gerade berechnet. Sie erscheinen hier in ein, zwei Minuten automatisch.',
  },
  noReports: {
    notYet: 'Ihre Küche ist seit {month} dabei: Der erste Bericht ist fällig, wenn der Monat vorbei ist.',
    title: 'Noch keine Monatsberichte',
    lead: 'Erstellen Sie einen Monatsbericht und sehen Sie hier, wie der Monat lief, was am meisten beiträgt und wo sich eine Änderung am meisten lohnt.',
  },
} satisfies Texts<typeof enGb>;
