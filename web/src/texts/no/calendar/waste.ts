import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/waste.ts';

export default {
  title: 'Matsvinn',
  lead: 'Registrer hva som ble til overs etter et måltid. Det holder å måle én uke i kvartalet.',
  toOverview: 'Menyplaner',
  form: 'Registrer et måltid',
  kind: {
    kitchen: 'Kjøkkensvinn',
    serving: 'Serveringssvinn',
    plate: 'Tallerkensvinn',
  },
  guests: 'Gjester',
  guestsFrom: {
    planned: 'Ifølge menyplanen',
    sold: 'Ifølge salget',
    former: 'Planlagt eller solgt, ikke talt',
  },
  day: 'Dag',
  meal: 'Måltid',
  mealHint: 'Lunsj',
  emptyHint: 'Tomme felt regnes som ikke veid, aldri som null. Skriv 0 hvis ingenting ble kastet.',
  save: 'Lagre',
  problem: {
    no_number: '{field}: skriv et tall, for eksempel 6, 6,5 eller 6 kg.',
    below_zero: '{field}: vekten kan ikke være under 0.',
    not_whole: '{field}: skriv et helt tall, for eksempel 120.',
    too_much: '{field}: det er for mye for ett måltid.',
  },
  much: 'Det blir {weight} per gjest. Stemmer vektene og antallet gjester?',
  saved: 'Lagret: {meal}, {day}. Det du skriver her nå, erstatter de verdiene.',
  saveAnyway: 'Lagre likevel',
  waiting: '{count, plural, one {# måltid venter} other {# måltider venter}} i nettleseren på at tilkoblingen kommer tilbake.',
  meaning: 'Gram per gjest, siste 13 uker',
  unknown: 'ukjent',
  wholeUnknown: 'Ingen måltider har ennå alle tre vektene og antall gjester.',
  wholeOf: '{meals, plural, one {Av # måltid} other {Av # måltider}} der alle tre typer svinn er veid.',
  assumedOf:
    '{meals, plural, one {For # måltid er antallet gjester hentet fra plan eller salg, ikke talt.} other {For # måltider er antallet gjester hentet fra plan eller salg, ikke talt.}}',
  weighed: 'Veid i alt',
  co2: 'Klimapåvirkning',
  co2Of: 'Beregnet ut fra rettene i den publiserte menyplanen de dagene; gjelder {share} av vekten. Vektene er innkjøpsvekter.',
  cost: 'Hva det kostet',
  costOf: 'Beregnet ut fra hva råvarene i rettene de dagene har kostet dere i det siste; gjelder {share} av vekten.',
  drawing: 'Gram per gjest, dag for dag, med referanselinje',
  pale: 'Lyse søyler: gjester fra plan eller salg, ikke talt. Linjen bygger bare på talte gjester.',
  targetOfYears:
    'Linjen ligger på {target}: 30 % under gjennomsnittet deres for 2021–2023. Så mye skal matsvinnet per innbygger ned i hvert land innen 2030 ifølge direktiv (EU) 2025/1892; for et kjøkken er det en rettesnor.',
  targetOfFirst:
    'Linjen ligger på {target}: 30 % under deres første målte år, for ingenting er målt i 2021–2023. Så mye skal matsvinnet per innbygger ned i hvert land innen 2030 ifølge direktiv (EU) 2025/1892; for et kjøkken er det en rettesnor.',
  enough:
    'Alt svinn fra veide måltider, delt på gjestene, slik Livsmedelsverket i Sverige regner. Det holder å måle én uke i kvartalet.',
  log: 'Registrert',
  nothingYet: 'Ingenting er registrert ennå.',
  guestsUnknown: 'antall gjester ukjent',
  guestsCount: '{count, plural, one {# gjest} other {# gjester}}',
  guestsAssumed: '{count, plural, one {# gjest} other {# gjester}} (planlagt eller solgt, ikke talt)',
  removeOf: 'Fjern {day} {meal}',
  more: '{count, plural, one {# tidligere måltid er} other {# tidligere måltider er}} med i verdiene over.',
} satisfies Texts<typeof enGb>;
