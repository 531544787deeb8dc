import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/waste.ts';

export default {
  title: 'Madspild',
  lead: 'Skriv ned, hvad der blev til overs af et måltid. Det er nok at måle én uge i kvartalet.',
  toOverview: 'Menuplaner',
  form: 'Skriv et måltid ned',
  kind: {
    kitchen: 'Køkkenspild',
    serving: 'Serveringsspild',
    plate: 'Tallerkenspild',
  },
  guests: 'Gæster',
  day: 'Dag',
  meal: 'Måltid',
  mealHint: 'Frokost',
  emptyHint: 'Det, du lader stå tomt, tæller som ikke vejet, aldrig som intet. Intet smidt ud er 0.',
  save: 'Gem',
  problem: {
    no_number: '{field}: skriv et tal, for eksempel 6, 6,5 eller 6 kg.',
    below_zero: '{field}: der kan ikke smides mindre end 0 ud.',
    not_whole: '{field}: skriv et helt tal, for eksempel 120.',
    too_much: '{field}: det er for meget til ét måltid.',
  },
  much: 'Det bliver {weight} pr. gæst. Passer kiloene og antallet af gæster?',
  saveAnyway: 'Gem alligevel',
  waiting: '{count, plural, one {# måltid venter} other {# måltider venter}} i denne browser på en forbindelse.',
  meaning: 'Gram pr. gæst, seneste 13 uger',
  unknown: 'ikke kendt',
  wholeUnknown: 'Intet måltid er endnu vejet alle tre steder sammen med antallet af gæster.',
  wholeOf: '{meals, plural, one {Af # måltid} other {Af # måltider}} vejet alle tre steder.',
  weighed: 'Vejet i alt',
  co2: 'Klimapåvirkning',
  co2Of: 'Efter retterne i den udgivne plan på de dage; det gælder {share} af vægten. Vægt som indkøbt.',
  cost: 'Hvad det kostede',
  costOf: 'Efter hvad råvarerne i de dages retter har kostet jer på det seneste; det gælder {share} af vægten.',
  drawing: 'Gram pr. gæst, dag for dag, med linjen til orientering',
  targetOfYears:
    'Linjen ligger på {target}: 30 % under jeres gennemsnit for 2021–2023. Det kræver direktiv (EU) 2025/1892 af et helt land pr. indbygger inden 2030; for et køkken er det til orientering.',
  targetOfFirst:
    'Linjen ligger på {target}: 30 % under jeres første målte år, for intet er målt i 2021–2023. Direktiv (EU) 2025/1892 kræver 30 % af et helt land pr. indbygger inden 2030; for et køkken er det til orientering.',
  enough:
    'Alt spild fra vejede måltider, delt med deres gæster, som den svenske fødevaremyndighed regner. Det er nok at måle én uge i kvartalet.',
  log: 'Skrevet ned',
  nothingYet: 'Intet er skrevet ned endnu.',
  guestsUnknown: 'antal gæster ukendt',
  guestsCount: '{count, plural, one {# gæst} other {# gæster}}',
  removeOf: 'Fjern {day} {meal}',
  more: '{count, plural, one {# tidligere måltid er} other {# tidligere måltider er}} med i værdierne ovenfor.',
} satisfies Texts<typeof enGb>;
