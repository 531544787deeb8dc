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
    plate: 'Von Tellern',
  },
  guests: 'Gäste',
  day: 'Tag',
  meal: 'Mahlzeit',
  mealHint: 'Mittagessen',
  emptyHint: 'Was leer bleibt, gilt als nicht gewogen, nie als nichts. Nichts weggeworfen ist 0.',
  save: 'Speichern',
  problem: {
    no_number: '{field}: Schreiben Sie eine Zahl, etwa 6, 6,5 oder 6 kg.',
    below_zero: '{field}: Weniger als 0 lässt sich nicht wegwerfen.',
    not_whole: '{field}: Bitte eine ganze Zahl, etwa 120.',
    too_much: '{field}: Das ist zu viel für eine Mahlzeit.',
  },
  much: 'Das sind {weight} je Gast. Stimmen die Kilogramm und die Gäste?',
  saveAnyway: 'Trotzdem speichern',
  waiting: '{count, plural, one {# Mahlzeit wartet} other {# Mahlzeiten warten}} in diesem Browser auf eine Verbindung.',
  meaning: 'Gramm je Gast, letzte 13 Wochen',
  unknown: 'nicht bekannt',
  wholeUnknown: 'Noch wurde keine Mahlzeit an allen drei Stellen gewogen und ihre Gäste gezählt.',
  wholeOf: '{meals, plural, one {Aus # Mahlzeit} other {Aus # Mahlzeiten}}, an allen drei Stellen gewogen.',
  weighed: 'Insgesamt gewogen',
  co2: 'Klimawirkung',
  co2Of: 'Nach den Gerichten des veröffentlichten Plans an diesen Tagen; gilt für {share} des Gewichts. Gewichte wie eingekauft.',
  cost: 'Was es kostete',
  costOf: 'Nach dem, was die Zutaten der Gerichte dieser Tage Sie zuletzt kosteten; gilt für {share} des Gewichts.',
  drawing: 'Gramm je Gast, Tag für Tag, mit Orientierungslinie',
  targetOfYears:
    'Die Linie liegt bei {target}: 30 % unter Ihrem Mittel von 2021 bis 2023. Das verlangt die Richtlinie (EU) 2025/1892 von einem ganzen Land je Kopf bis 2030; für eine Küche ist es eine Orientierung.',
  targetOfFirst:
    'Die Linie liegt bei {target}: 30 % unter Ihrem ersten gemessenen Jahr, denn von 2021 bis 2023 wurde nichts gemessen. Die Richtlinie (EU) 2025/1892 verlangt 30 % von einem ganzen Land je Kopf bis 2030; für eine Küche ist es eine Orientierung.',
  enough:
    'Aller Abfall der gewogenen Mahlzeiten, geteilt durch ihre Gäste, wie die schwedische Lebensmittelbehörde zählt. Eine Messwoche im Quartal genügt.',
  log: 'Notiert',
  nothingYet: 'Noch nichts notiert.',
  guestsUnknown: 'Gäste nicht bekannt',
  guestsCount: '{count, plural, one {# Gast} other {# Gäste}}',
  removeOf: '{day} {meal} entfernen',
  more: '{count, plural, one {# frühere Mahlzeit ist} other {# frühere Mahlzeiten sind}} in den Werten oben enthalten.',
} satisfies Texts<typeof enGb>;
