import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/waste.ts';

export default {
  title: 'Speiseabfälle',
  lead: 'Notieren Sie, was von einer Mahlzeit übrig blieb. Eine Messwoche im Quartal genügt.',
  toOverview: 'Speisepläne',
  form: 'Mahlzeit notieren',
  kind: {
    kitchen: 'Aus der Küche',
    serving: 'Von der Ausgabe',
    plate: 'Von den Tellern',
  },
  guests: 'Gäste',
  guestsFrom: {
    planned: 'Laut Speiseplan',
    sold: 'Laut Verkauf',
    former: 'Geplant oder verkauft, nicht gezählt',
  },
  day: 'Tag',
  meal: 'Mahlzeit',
  mealHint: 'Mittagessen',
  emptyHint: 'Leere Felder gelten als nicht gewogen. Wurde nichts weggeworfen, geben Sie 0 ein.',
  save: 'Speichern',
  problem: {
    no_number: '{field}: Geben Sie eine Zahl ein, etwa 6, 6,5 oder 6 kg.',
    below_zero: '{field}: Das Gewicht kann nicht unter 0 liegen.',
    not_whole: '{field}: Geben Sie eine ganze Zahl ein, etwa 120.',
    too_much: '{field}: Das ist zu viel für eine Mahlzeit.',
  },
  much: 'Das sind {weight} pro Gast. Stimmen die Gewichte und die Zahl der Gäste?',
  saved: 'Gespeichert: {meal}, {day}. Was Sie hier jetzt eingeben, ersetzt diese Werte.',
  saveAnyway: 'Trotzdem speichern',
  waiting: '{count, plural, one {# Mahlzeit wartet} other {# Mahlzeiten warten}} in diesem Browser auf eine Verbindung.',
  meaning: 'Gramm pro Gast, letzte 13 Wochen',
  unknown: 'nicht bekannt',
  wholeUnknown: 'Noch gibt es keine Mahlzeit, die an allen drei Stellen gewogen wurde und deren Gäste gezählt wurden.',
  wholeOf: '{meals, plural, one {Aus # Mahlzeit} other {Aus # Mahlzeiten}}, an allen drei Stellen gewogen.',
  assumedOf:
    '{meals, plural, one {Bei # Mahlzeit stammt die Gästezahl aus Plan oder Verkauf, nicht aus einer Zählung.} other {Bei # Mahlzeiten stammt die Gästezahl aus Plan oder Verkauf, nicht aus einer Zählung.}}',
  weighed: 'Insgesamt gewogen',
  co2: 'Klimawirkung',
  co2Of: 'Nach den Gerichten des veröffentlichten Plans an diesen Tagen; gilt für {share} des Gewichts. Gewichte wie eingekauft.',
  cost: 'Kosten',
  costOf: 'Nach dem, was die Zutaten der Gerichte dieser Tage Sie zuletzt gekostet haben; gilt für {share} des Gewichts.',
  drawing: 'Gramm pro Gast, Tag für Tag, mit Orientierungslinie',
  pale: 'Blasse Balken: Gäste laut Plan oder Verkauf, nicht gezählt. Die Linie beruht nur auf gezählten Gästen.',
  targetOfYears:
    'Die Linie liegt bei {target}: 30 % unter Ihrem Durchschnitt von 2021 bis 2023. Das verlangt die Richtlinie (EU) 2025/1892 bis 2030 pro Kopf von einem ganzen Land; für eine Küche ist es nur eine Orientierung.',
  targetOfFirst:
    'Die Linie liegt bei {target}: 30 % unter Ihrem ersten gemessenen Jahr, denn von 2021 bis 2023 wurde nichts gemessen. Die Richtlinie (EU) 2025/1892 verlangt bis 2030 pro Kopf 30 % von einem ganzen Land; für eine Küche ist es nur eine Orientierung.',
  enough:
    'Alle Abfälle der gewogenen Mahlzeiten, geteilt durch deren Gäste, nach der Methode der schwedischen Lebensmittelbehörde. Eine Messwoche im Quartal genügt.',
  log: 'Notiert',
  nothingYet: 'Noch ist nichts notiert.',
  guestsUnknown: 'Gäste nicht bekannt',
  guestsCount: '{count, plural, one {# Gast} other {# Gäste}}',
  guestsAssumed: '{count, plural, one {# Gast} other {# Gäste}} (geplant oder verkauft, nicht gezählt)',
  removeOf: '{day} {meal} entfernen',
  more: '{count, plural, one {# frühere Mahlzeit ist} other {# frühere Mahlzeiten sind}} in den Werten oben enthalten.',
} satisfies Texts<typeof enGb>;
