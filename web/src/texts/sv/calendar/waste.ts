import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/waste.ts';

export default {
  title: 'Matsvinn',
  lead: 'Skriv upp vad som blev över av en måltid. Det räcker att mäta en vecka per kvartal.',
  toOverview: 'Matsedlar',
  form: 'Skriv upp en måltid',
  kind: {
    kitchen: 'Kökssvinn',
    serving: 'Serveringssvinn',
    plate: 'Tallrikssvinn',
  },
  guests: 'Gäster',
  day: 'Dag',
  meal: 'Måltid',
  mealHint: 'Lunch',
  emptyHint: 'Det du lämnar tomt räknas som inte vägt, aldrig som inget. Inget slängt är 0.',
  save: 'Spara',
  problem: {
    no_number: '{field}: skriv ett tal, till exempel 6, 6,5 eller 6 kg.',
    below_zero: '{field}: mindre än 0 kan inte slängas.',
    not_whole: '{field}: ange ett heltal, till exempel 120.',
    too_much: '{field}: det är för mycket för en måltid.',
  },
  much: 'Det blir {weight} per gäst. Stämmer kilona och antalet gäster?',
  saveAnyway: 'Spara ändå',
  waiting: '{count, plural, one {# måltid väntar} other {# måltider väntar}} i den här webbläsaren på en anslutning.',
  meaning: 'Gram per gäst, senaste 13 veckorna',
  unknown: 'inte känt',
  wholeUnknown: 'Ingen måltid har ännu vägts på alla tre ställen tillsammans med antalet gäster.',
  wholeOf: '{meals, plural, one {Av # måltid} other {Av # måltider}} som vägts på alla tre ställen.',
  weighed: 'Vägt totalt',
  co2: 'Klimatpåverkan',
  co2Of: 'Efter rätterna i den publicerade matsedeln de dagarna; det gäller {share} av vikten. Vikter som inköpta.',
  cost: 'Vad det kostade',
  costOf: 'Efter vad råvarorna i de dagarnas rätter kostat er på sistone; det gäller {share} av vikten.',
  drawing: 'Gram per gäst, dag för dag, med linjen som riktmärke',
  targetOfYears:
    'Linjen ligger på {target}: 30 % under ert medel 2021–2023. Det kräver direktiv (EU) 2025/1892 av ett helt land per invånare till 2030; för ett kök är det ett riktmärke.',
  targetOfFirst:
    'Linjen ligger på {target}: 30 % under ert första uppmätta år, för inget är mätt 2021–2023. Direktiv (EU) 2025/1892 kräver 30 % av ett helt land per invånare till 2030; för ett kök är det ett riktmärke.',
  enough:
    'Allt svinn från vägda måltider, delat med deras gäster, så som Livsmedelsverket räknar. Det räcker att mäta en vecka per kvartal.',
  log: 'Uppskrivet',
  nothingYet: 'Inget är uppskrivet ännu.',
  guestsUnknown: 'antal gäster okänt',
  guestsCount: '{count, plural, one {# gäst} other {# gäster}}',
  removeOf: 'Ta bort {day} {meal}',
  more: '{count, plural, one {# tidigare måltid ingår} other {# tidigare måltider ingår}} i värdena ovan.',
} satisfies Texts<typeof enGb>;
