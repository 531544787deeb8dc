import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/dashboard.ts';

export default {
  hello: 'Hallo {name}',
  newRecipe: 'Neues Rezept',
  latestRecipes: 'Neueste Rezepte',
  allRecipes: 'Alle Rezepte',
  updated: 'Geändert {ago}',
  empty: {
    title: 'Ihr erster Teller',
    lead: 'Schreiben Sie ein Rezept oder fügen Sie eins ein: Der Fußabdruck erscheint beim Tippen.',
  },
  whose: 'Wessen Monate',
  restaurant: 'Restaurant',
  organization: 'Organisation',
  enterprise: 'Unternehmen',
  ofWhat: 'Wovon',
  sales: 'Verkauf',
  procurement: 'Einkauf',
  database: 'Emissionsdatenbank',
  databases: {
    organization: 'Unsere Datenbank, für Ihren Ort',
    each: 'Unsere Datenbank, je nach Standort',
    rise: 'Datenbank des Forschungsinstituts',
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
    same: 'Wie zuvor',
    unknown: 'Dafür braucht es einen Bericht beider Monate.',
    tooLittle: 'Von {months} ist für einen Vergleich zu wenig berechnet.',
    average: 'Schnitt der vorhandenen Monate: {figure}',
  },
  benchmark: {
    global_avg: 'Gegen den weltweiten Schnitt',
    our_goal: 'Gegen unser Ziel',
    ours: 'Wir',
    theirs: { global_avg: 'Weltweiter Durchschnitt', our_goal: 'Unser Ziel' },
    per: {
      serving_of_400_g: 'kg CO₂e pro Portion von 400 g: Gleiches mit Gleichem.',
      kg_of_food: 'kg CO₂e pro kg Lebensmittel: Gleiches mit Gleichem.',
    },
  },
  why: {
    label: 'Woher das kommt',
    title: 'Was diese Zahl sagt',
    average:
      'Alle CO₂e des Monatsberichts geteilt durch das, was verkauft oder eingekauft wurde. Eine Portion zählt nach ihrer Größe: Zehn Häppchen sind ein Hauptgericht.',
    coverage:
      '{share} von allem Verkauften oder Eingekauften haben eine Zahl; {covered} von {rows, plural, one {# Zeile ist} other {# Zeilen sind}} ganz erfasst.',
    boundary:
      'Vom Hof bis zur Küchentür: Anbau, Verarbeitung, Verpackung und Transport. Ohne das Kochen und ohne das, was Gäste übrig lassen.',
    versions: 'Lebensmitteldaten {versions}',
  },
  history: {
    title: 'Zwölf Monate',
    table: 'Als Tabelle zeigen',
    month: 'Monat',
    average: {
      sales: 'Pro Portion',
      procurement: 'Pro kg',
    },
    amount: {
      sales: 'Portionen',
      procurement: 'Kilogramm',
    },
    note: {
      sales: 'Höhe: verkaufte Portionen. Zahl darüber: kg CO₂e pro Portion. Strich: kein Bericht oder zu wenig berechnet.',
      procurement:
        'Höhe: eingekaufte Kilogramm. Zahl darüber: kg CO₂e pro kg Lebensmittel. Strich: kein Bericht oder zu wenig berechnet.',
    },
  },
  lightest: {
    sales: 'Leichtestes Gericht',
    procurement: 'Leichtestes Lebensmittel',
  },
  heaviest: {
    sales: 'Schwerstes Gericht',
    procurement: 'Schwerstes Lebensmittel',
  },
  changeFirst: {
    title: 'Was zuerst ändern',
    lead: {
      sales:
        'Auf den weltweiten Schnitt gebracht, würden diese Gerichte am meisten sparen. Der Balken ist der Anteil am CO₂e des Monats.',
      procurement:
        'Auf den weltweiten Schnitt gebracht, würden diese Lebensmittel am meisten sparen. Der Balken ist der Anteil am CO₂e des Monats.',
    },
    none: {
      sales: 'Im {month} liegt kein Gericht über dem weltweiten Schnitt.',
      procurement: 'Im {month} liegt kein Lebensmittel über dem weltweiten Schnitt.',
    },
    saves: '{kg} kg CO₂e über dem weltweiten Schnitt',
    servings: '{count, plural, one {# Portion} other {# Portionen}}',
    share: '{name}: Anteil an den CO₂e des Monats, {co2}',
  },
  missing: {
    title: 'Fehlende Berichte',
    none: 'Jeder der letzten zwölf Monate hat seinen Bericht.',
    make: 'Bericht erstellen',
  },
  noReports: {
    title: 'Noch keine Monate zu zeigen',
    lead: 'Erstellen Sie den Bericht eines Monats, dann steht er hier: wie es lief, was am schwersten wiegt, was Sie zuerst ändern können.',
  },
} satisfies Texts<typeof enGb>;
