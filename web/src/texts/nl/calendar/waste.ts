import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/waste.ts';

export default {
  title: 'Voedselverspilling',
  lead: 'Noteer wat er van een maaltijd overbleef. Eén meetweek per kwartaal is genoeg.',
  toOverview: 'Menuplannen',
  form: 'Een maaltijd noteren',
  kind: {
    kitchen: 'Uit de keuken',
    serving: 'Van het buffet',
    plate: 'Van borden',
  },
  guests: 'Gasten',
  day: 'Dag',
  meal: 'Maaltijd',
  mealHint: 'Lunch',
  emptyHint: 'Wat u leeg laat geldt als niet gewogen, nooit als niets. Niets weggegooid is 0.',
  save: 'Opslaan',
  problem: {
    no_number: '{field}: schrijf een getal, bijvoorbeeld 6, 6,5 of 6 kg.',
    below_zero: '{field}: minder dan 0 kan niet worden weggegooid.',
    not_whole: '{field}: vul een heel getal in, bijvoorbeeld 120.',
    too_much: '{field}: dat is te veel voor één maaltijd.',
  },
  much: 'Dat is {weight} per gast. Kloppen de kilo’s en de gasten?',
  saveAnyway: 'Toch opslaan',
  waiting: '{count, plural, one {# maaltijd wacht} other {# maaltijden wachten}} in deze browser op verbinding.',
  meaning: 'Gram per gast, laatste 13 weken',
  unknown: 'niet bekend',
  wholeUnknown: 'Nog geen maaltijd is op alle drie plekken gewogen met het aantal gasten erbij.',
  wholeOf: '{meals, plural, one {Uit # maaltijd} other {Uit # maaltijden}}, op alle drie plekken gewogen.',
  weighed: 'In totaal gewogen',
  co2: 'Klimaatimpact',
  co2Of:
    'Volgens de gerechten van het gepubliceerde plan op die dagen; dit geldt voor {share} van het gewicht. Gewichten zoals ingekocht.',
  cost: 'Wat het kostte',
  costOf:
    'Volgens wat de producten in de gerechten van die dagen u de laatste tijd kostten; dit geldt voor {share} van het gewicht.',
  drawing: 'Gram per gast, dag voor dag, met de lijn ter oriëntatie',
  targetOfYears:
    'De lijn ligt op {target}: 30 % onder uw gemiddelde van 2021 tot 2023. Dat vraagt Richtlijn (EU) 2025/1892 van een heel land per inwoner voor 2030; voor een keuken is het een oriëntatie.',
  targetOfFirst:
    'De lijn ligt op {target}: 30 % onder uw eerste gemeten jaar, want van 2021 tot 2023 is niets gemeten. Richtlijn (EU) 2025/1892 vraagt 30 % van een heel land per inwoner voor 2030; voor een keuken is het een oriëntatie.',
  enough:
    'Alle verspilling van gewogen maaltijden, gedeeld door hun gasten, zoals de Zweedse voedselautoriteit telt. Eén meetweek per kwartaal is genoeg.',
  log: 'Genoteerd',
  nothingYet: 'Er is nog niets genoteerd.',
  guestsUnknown: 'gasten niet bekend',
  guestsCount: '{count, plural, one {# gast} other {# gasten}}',
  removeOf: '{day} {meal} verwijderen',
  more: '{count, plural, one {# eerdere maaltijd zit} other {# eerdere maaltijden zitten}} in de waarden hierboven.',
} satisfies Texts<typeof enGb>;
