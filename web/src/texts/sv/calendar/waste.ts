import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/waste.ts';

export default {
  title: 'Matsvinn',
  lead: 'Registrera vad som blev över efter en måltid. Det räcker att mäta en vecka per kvartal.',
  toOverview: 'Matsedlar',
  form: 'Registrera en måltid',
  kind: {
    kitchen: 'Kökssvinn',
    serving: 'Serveringssvinn',
    plate: 'Tallrikssvinn',
  },
  guests: 'Gäster',
  guestsFrom: {
    planned: 'Enligt matsedeln',
    sold: 'Enligt det som såldes',
    former: 'Planerade eller sålda, inte räknade',
  },
  day: 'Dag',
  meal: 'Måltid',
  mealHint: 'Lunch',
  emptyHint: 'Tomma fält räknas som inte vägda, aldrig som noll. Skriv 0 om inget slängdes.',
  save: 'Spara',
  problem: {
    no_number: '{field}: skriv ett tal, till exempel 6, 6,5 eller 6 kg.',
    below_zero: '{field}: vikten kan inte vara under 0.',
    not_whole: '{field}: ange ett heltal, till exempel 120.',
    too_much: '{field}: det är för mycket för en måltid.',
  },
  much: 'Det blir {weight} per gäst. Stämmer vikterna och antalet gäster?',
  saved: 'Sparat: {meal}, {day}. Det du skriver här nu ersätter de värdena.',
  saveAnyway: 'Spara ändå',
  waiting: '{count, plural, one {# måltid väntar} other {# måltider väntar}} i webbläsaren på att anslutningen kommer tillbaka.',
  meaning: 'Gram per gäst, senaste 13 veckorna',
  unknown: 'inte känt',
  wholeUnknown: 'Ingen måltid har ännu alla tre vikter och ett antal gäster.',
  wholeOf: '{meals, plural, one {Av # måltid} other {Av # måltider}} där alla tre slags svinn har vägts.',
  assumedOf:
    '{meals, plural, one {För # måltid är antalet gäster planerat eller sålt, inte räknat.} other {För # måltider är antalet gäster planerat eller sålt, inte räknat.}}',
  weighed: 'Vägt totalt',
  co2: 'Klimatpåverkan',
  co2Of: 'Beräknat på rätterna i den publicerade matsedeln de dagarna; gäller {share} av vikten. Vikterna är inköpsvikter.',
  cost: 'Vad det kostade',
  costOf: 'Beräknat på vad råvarorna i de dagarnas rätter har kostat er på sistone; gäller {share} av vikten.',
  drawing: 'Gram per gäst, dag för dag, med en referenslinje',
  pale: 'Ljusa staplar: gäster enligt matsedel eller försäljning, inte räknade. Linjen bygger bara på räknade gäster.',
  targetOfYears:
    'Linjen ligger på {target}: 30 % under ert genomsnitt 2021–2023. Så mycket ska matsvinnet per invånare minska i varje land till 2030 enligt direktiv (EU) 2025/1892; för ett kök är det ett riktmärke.',
  targetOfFirst:
    'Linjen ligger på {target}: 30 % under ert första uppmätta år, för inget är mätt 2021–2023. Så mycket ska matsvinnet per invånare minska i varje land till 2030 enligt direktiv (EU) 2025/1892; för ett kök är det ett riktmärke.',
  enough:
    'Allt svinn från vägda måltider, delat med deras gäster, så som Livsmedelsverket räknar. Det räcker att mäta en vecka per kvartal.',
  log: 'Registrerat',
  nothingYet: 'Inget är registrerat än.',
  guestsUnknown: 'antal gäster okänt',
  guestsCount: '{count, plural, one {# gäst} other {# gäster}}',
  guestsAssumed: '{count, plural, one {# gäst} other {# gäster}} (planerat eller sålt, inte räknat)',
  removeOf: 'Ta bort {day} {meal}',
  more: '{count, plural, one {# tidigare måltid ingår} other {# tidigare måltider ingår}} i värdena ovan.',
} satisfies Texts<typeof enGb>;
