import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/waste.ts';

export default {
  title: 'Madspild',
  lead: 'Registrér, hvad der blev til overs efter et måltid. Det er nok at måle én uge i kvartalet.',
  toOverview: 'Menuplaner',
  form: 'Registrér et måltid',
  kind: {
    kitchen: 'Køkkenspild',
    serving: 'Serveringsspild',
    plate: 'Tallerkenspild',
  },
  guests: 'Gæster',
  guestsFrom: {
    planned: 'Ifølge menuplanen',
    sold: 'Ifølge salget',
    former: 'Planlagt eller solgt, ikke talt',
  },
  day: 'Dag',
  meal: 'Måltid',
  mealHint: 'Frokost',
  emptyHint: 'Tomme felter regnes som ikke vejet, aldrig som nul. Skriv 0, hvis intet blev smidt ud.',
  save: 'Gem',
  problem: {
    no_number: '{field}: skriv et tal, for eksempel 6, 6,5 eller 6 kg.',
    below_zero: '{field}: vægten kan ikke være under 0.',
    not_whole: '{field}: skriv et helt tal, for eksempel 120.',
    too_much: '{field}: det er for meget til ét måltid.',
  },
  much: 'Det bliver {weight} pr. gæst. Passer vægten og antallet af gæster?',
  saved: 'Gemt: {meal}, {day}. Det, du skriver her nu, erstatter de værdier.',
  saveAnyway: 'Gem alligevel',
  waiting: '{count, plural, one {# måltid venter} other {# måltider venter}} i browseren på, at forbindelsen kommer tilbage.',
  meaning: 'Gram pr. gæst, seneste 13 uger',
  unknown: 'ukendt',
  wholeUnknown: 'Intet måltid har endnu alle tre vægte og et antal gæster.',
  wholeOf: '{meals, plural, one {Af # måltid} other {Af # måltider}}, hvor alle tre typer spild er vejet.',
  assumedOf:
    '{meals, plural, one {Ved # måltid er antallet af gæster fra plan eller salg, ikke talt.} other {Ved # måltider er antallet af gæster fra plan eller salg, ikke talt.}}',
  weighed: 'Vejet i alt',
  co2: 'Klimapåvirkning',
  co2Of: 'Beregnet ud fra retterne i den udgivne menuplan på de dage; gælder {share} af vægten. Vægten er indkøbsvægt.',
  cost: 'Hvad det kostede',
  costOf: 'Beregnet ud fra, hvad råvarerne i retterne de dage har kostet jer på det seneste; gælder {share} af vægten.',
  drawing: 'Gram pr. gæst, dag for dag, med en referencelinje',
  pale: 'Lyse søjler: gæster efter plan eller salg, ikke talt. Linjen bygger kun på talte gæster.',
  targetOfYears:
    'Linjen ligger på {target}: 30 % under jeres gennemsnit for 2021–2023. Så meget skal madspildet pr. indbygger ned i hvert land inden 2030 ifølge direktiv (EU) 2025/1892; for et køkken er det til orientering.',
  targetOfFirst:
    'Linjen ligger på {target}: 30 % under jeres første målte år, for intet er målt i 2021–2023. Så meget skal madspildet pr. indbygger ned i hvert land inden 2030 ifølge direktiv (EU) 2025/1892; for et køkken er det til orientering.',
  enough:
    'Alt spild fra vejede måltider, divideret med deres gæster, som den svenske fødevaremyndighed regner. Det er nok at måle én uge i kvartalet.',
  log: 'Registreret',
  nothingYet: 'Intet er registreret endnu.',
  guestsUnknown: 'antal gæster ukendt',
  guestsCount: '{count, plural, one {# gæst} other {# gæster}}',
  guestsAssumed: '{count, plural, one {# gæst} other {# gæster}} (planlagt eller solgt, ikke talt)',
  removeOf: 'Fjern {day} {meal}',
  more: '{count, plural, one {# tidligere måltid er} other {# tidligere måltider er}} med i værdierne ovenfor.',
} satisfies Texts<typeof enGb>;
