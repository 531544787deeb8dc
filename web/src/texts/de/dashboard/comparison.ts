import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/comparison.ts';

export default {
  lead: {
    enterprise:
      '{organizations, plural, one {# Organisation} other {# Organisationen}}, {restaurants, plural, one {# Restaurant} other {# Restaurants}}',
    organization: '{restaurants, plural, one {# Restaurant} other {# Restaurants}}',
  },
  enterprises: 'Unternehmensgruppen',
  which: 'Unternehmensgruppe',
  noEnterprise: {
    title: 'Noch keine Unternehmensgruppe',
    lead: 'Eine Unternehmensgruppe fasst mehrere Organisationen unter einem Inhaber zusammen. Hier können Sie diese vergleichen.',
  },
  period: {
    label: 'Zeitraum',
    month: 'Monat',
    quarter: 'Quartal',
    year: 'Zwölf Monate',
    from: 'Von',
    to: 'Bis',
  },
  unit: {
    kg: '{amount} kg CO₂e',
    tonnes: '{amount} t CO₂e',
  },
  per: {
    sales: 'pro Portion',
    procurement: 'pro kg Lebensmittel',
  },
  figures: {
    total: 'Gesamt',
    range: 'zwischen {low} und {high}',
    average: 'Durchschnitt',
    otherwise: {
      sales: '{co2} pro kg Lebensmittel',
      procurement: '{co2} pro Portion',
    },
    change: 'Im Vergleich zu {from} bis {to}',
    changeOne: 'Im Vergleich zu {month}',
    up: '{percent} mehr',
    down: '{percent} weniger',
    same: 'Unverändert',
    both: '{count, plural, one {Auf Basis des einen Restaurants mit Berichten für beide Zeiträume.} other {Auf Basis der # Restaurants mit Berichten für beide Zeiträume.}}',
    bothYears:
      'Grundlage sind die Monate von {count, plural, one {# Restaurant} other {# Restaurants}}, die in beiden Zeiträumen einen Bericht haben.',
    none: 'Kein Restaurant hat Berichte für beide Zeiträume.',
    light: {
      sales: 'CO₂-arme Portionen',
      procurement: 'CO₂-arme Lebensmittel, nach Gewicht',
    },
    servings: '{count, plural, one {# Portion} other {# Portionen}}',
    asPortions: 'gezählt als {portions, plural, one {# Hauptgericht} other {# Hauptgerichte}}',
    kilograms: '{amount} kg Lebensmittel',
  },
  basis: {
    label: 'Daten und Methode',
    title: 'Daten und Methode hinter diesen Werten',
    reports:
      '{present} von {expected} Monatsberichten liegen vor; {reporting} von {restaurants} Restaurants haben mindestens einen.',
    weight: '{share} der Verkäufe oder Einkäufe sind mitgerechnet.',
    average:
      'Durchschnitte sind die gesamten CO₂e-Emissionen, geteilt durch alle Portionen oder Kilogramm; große Küchen zählen deshalb stärker.',
    boundary:
      'Vom Hof bis zur Küchentür. Anbau und Tierhaltung, Verarbeitung, Verpackung und Transport sind enthalten; Kochen und Tellerreste nicht.',
    database: 'Emissionsdatenbank: {name}',
    range: 'Spannen werden einfach addiert: Ist der Wert einer Küche zu hoch, sind es auch die der anderen.',
  },
  why: {
    title: 'Was den Unterschied ausmacht',
    lead: {
      sales:
        'Was jedes Lebensmittel zu einer Portion beiträgt, verglichen mit dem Zeitraum davor. Zusammen ergibt das die ganze Änderung.',
      procurement:
        'Was jedes Lebensmittel zu einem Kilogramm beiträgt, verglichen mit dem Zeitraum davor. Zusammen ergibt das die ganze Änderung.',
    },
    food: 'Lebensmittel',
    rest: 'Alle anderen Lebensmittel',
    kg: { sales: 'kg CO₂e pro Portion', procurement: 'kg CO₂e pro kg Lebensmittel' },
  },
  standsOut: {
    title: 'Was auffällt',
    most_co2: '<link>{name}</link> verursacht {value} der gesamten CO₂e-Emissionen.',
    saves_most: 'Mit dem Durchschnitt aller Restaurants würde <link>{name}</link> {value} einsparen.',
    lightest: 'Kleinster Fußabdruck: <link>{name}</link>, {value}.',
    heaviest: 'Größter Fußabdruck: <link>{name}</link>, {value}.',
    fell_most: 'Bei <link>{name}</link> ist der Fußabdruck am stärksten gesunken: um {value}.',
    rose_most: 'Bei <link>{name}</link> ist der Fußabdruck am stärksten gestiegen: um {value}.',
    least_covered: 'Bei <link>{name}</link> sind nur {value} des Gewichts berechnet.',
  },
  changeFirst: {
    lead: {
      enterprise: 'Diese Organisationen würden auf dem Niveau des weltweiten Durchschnitts am meisten einsparen.',
      organization: 'Diese Restaurants würden auf dem Niveau des weltweiten Durchschnitts am meisten einsparen.',
    },
    none: {
      enterprise:
        'In diesen Monaten liegt keine Organisation über dem weltweiten Durchschnitt. Öffnen Sie eine, um zu sehen, welche Restaurants ihren Fußabdruck noch senken können.',
      organization:
        'In diesen Monaten liegt kein Restaurant über dem weltweiten Durchschnitt. Öffnen Sie eines, um zu sehen, welche Gerichte oder Lebensmittel darüber liegen.',
    },
    saves: '{mass} über dem weltweiten Durchschnitt',
  },
  months: {
    title: 'Monat für Monat',
  },
  rows: {
    title: { enterprise: 'Organisationen im Vergleich', organization: 'Restaurants im Vergleich' },
    search: { enterprise: 'Organisation suchen', organization: 'Restaurant suchen' },
    name: { enterprise: 'Organisation', organization: 'Restaurant' },
    co2: 'CO₂e',
    share: '{name}: Anteil an den gesamten CO₂e-Emissionen',
    average: { sales: 'Pro Portion', procurement: 'Pro kg Lebensmittel' },
    dot: '{name}: {co2}, zwischen {low} und {high}',
    change: 'Veränderung',
    light: 'CO₂-arm',
    servings: 'Portionen',
    months: 'Berichte',
    present: '{present} von {expected}',
    coverage: 'Berechnetes Gewicht',
    strip: 'Monate',
    reporting: '{reporting} von {count, plural, one {# Restaurant} other {# Restaurants}} mit Berichten',
    noReport: 'Noch kein Bericht',
    scale:
      'Der Punkt ist der Wert, die Linie seine Spanne, das Band die Spanne aller Restaurants zusammen. Beide beruhen auf denselben Lebensmitteldaten; ein Unterschied kann deshalb sicher sein, auch wo Linie und Band sich überschneiden. Das Wort daneben vergleicht mit allen Restaurants zusammen.',
    notFoundTitle: 'Nichts gefunden',
    notFound: 'Kein Name enthält „{words}“.',
    noneTitle: { enterprise: 'Noch keine Organisation', organization: 'Noch kein Restaurant' },
    none: {
      enterprise: 'Hier erscheinen die Organisationen dieser Unternehmensgruppe.',
      organization: 'Hier erscheinen die Restaurants dieser Organisation.',
    },
  },
  missing: {
    title: 'Fehlende Berichte',
    none: 'Jedes Restaurant hat alle Berichte für diese Monate.',
    count: '{count, plural, one {# von {all} Restaurants} other {# von {all} Restaurants}}',
    inRows: 'In den Zeilen oben erstellen',
    which: 'Restaurants anzeigen',
    ofOne: 'Fehlende Berichte von {name}',
    make: 'Bericht für {month} erstellen',
  },
  noReports: {
    title: 'Noch nichts zu vergleichen',
    lead: 'Sobald Restaurants Monatsberichte für diesen Zeitraum haben, können Sie sie hier vergleichen.',
  },
  file: {
    download: 'Herunterladen',
    xlsx: 'Vergleich als Excel-Datei',
    csv: 'Vergleich als CSV-Datei',
    kind: 'Vergleich',
    place: 'Ansicht für',
    period: 'Monate',
    boundary: 'Systemgrenze',
    database: 'Emissionsdatenbank',
    coverage: 'Anteil des bekannten Gewichts, der berechnet ist',
    reports: 'Monatsberichte: vorhanden, erwartet',
    made: 'Erstellt am',
    whole: 'Gesamt',
    head: {
      co2: 'kg CO₂e',
      low: 'kg CO₂e, Untergrenze',
      high: 'kg CO₂e, Obergrenze',
      perPortion: 'kg CO₂e pro Portion',
      perKg: 'kg CO₂e pro kg Lebensmittel',
      averageLow: 'Durchschnitt, Untergrenze',
      averageHigh: 'Durchschnitt, Obergrenze',
      difference: 'Abweichung vom Gesamtwert',
      share: 'Anteil an den gesamten CO₂e-Emissionen',
      light: 'CO₂-armer Anteil',
      change: 'Veränderung des Durchschnitts, %',
      changeOf: 'Restaurants mit Berichten für beide Zeiträume',
      kilograms: 'Kilogramm Lebensmittel',
      restaurants: 'Restaurants',
      reporting: 'Restaurants mit Berichten',
    },
  },
} satisfies Texts<typeof enGb>;
