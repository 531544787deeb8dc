import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/waste.ts';

export default {
  title: 'Voedselverspilling',
  lead: 'Noteer wat er van een maaltijd overbleef. Eén meetweek per kwartaal is genoeg.',
  toOverview: 'Menuplannen',
  form: 'Een maaltijd noteren',
  kind: {
    kitchen: 'Uit de keuken',
    serving: 'Van de uitgifte',
    plate: 'Van de borden',
  },
  guests: 'Gasten',
  guestsFrom: {
    planned: 'Volgens het menuplan',
    sold: 'Volgens de verkoop',
    former: 'Gepland of verkocht, niet geteld',
  },
  day: 'Dag',
  meal: 'Maaltijd',
  mealHint: 'Lunch',
  emptyHint: 'Lege velden gelden als niet gewogen. Is er niets weggegooid, vul dan 0 in.',
  save: 'Opslaan',
  problem: {
    no_number: '{field}: vul een getal in, bijvoorbeeld 6, 6,5 of 6 kg.',
    below_zero: '{field}: het gewicht kan niet onder 0 liggen.',
    not_whole: '{field}: vul een heel getal in, bijvoorbeeld 120.',
    too_much: '{field}: dat is te veel voor één maaltijd.',
  },
  much: 'Dat is {weight} per gast. Kloppen de gewichten en het aantal gasten?',
  saved: 'Opgeslagen: {meal}, {day}. Wat u hier nu invult, vervangt die waarden.',
  saveAnyway: 'Toch opslaan',
  waiting: '{count, plural, one {# maaltijd wacht} other {# maaltijden wachten}} in deze browser op verbinding.',
  meaning: 'Gram per gast, laatste 13 weken',
  unknown: 'niet bekend',
  wholeUnknown: 'Er is nog geen maaltijd die op alle drie de plekken is gewogen en waarvan de gasten zijn geteld.',
  wholeOf: '{meals, plural, one {Uit # maaltijd} other {Uit # maaltijden}}, op alle drie de plekken gewogen.',
  assumedOf:
    '{meals, plural, one {Bij # maaltijd komt het aantal gasten uit de planning of verkoop, niet uit een telling.} other {Bij # maaltijden komt het aantal gasten uit de planning of verkoop, niet uit een telling.}}',
  weighed: 'In totaal gewogen',
  co2: 'Klimaatimpact',
  co2Of:
    'Op basis van de gerechten van het gepubliceerde plan op die dagen; dit geldt voor {share} van het gewicht. Gewichten zoals ingekocht.',
  cost: 'Kosten',
  costOf:
    'Op basis van wat de ingrediënten in de gerechten van die dagen u de laatste tijd kostten; dit geldt voor {share} van het gewicht.',
  drawing: 'Gram per gast, dag voor dag, met een richtlijn ter oriëntatie',
  pale: 'Lichte balken: gasten volgens planning of verkoop, niet geteld. De lijn berust alleen op getelde gasten.',
  targetOfYears:
    'De lijn ligt op {target}: 30% onder uw gemiddelde van 2021 tot en met 2023. Dat vraagt Richtlijn (EU) 2025/1892 vóór 2030 per inwoner van een heel land; voor een keuken is het alleen een oriëntatie.',
  targetOfFirst:
    'De lijn ligt op {target}: 30% onder uw eerste gemeten jaar, want van 2021 tot en met 2023 is niets gemeten. Richtlijn (EU) 2025/1892 vraagt vóór 2030 per inwoner 30% van een heel land; voor een keuken is het alleen een oriëntatie.',
  enough:
    'Alle verspilling van gewogen maaltijden, gedeeld door hun gasten, volgens de methode van de Zweedse voedselautoriteit. Eén meetweek per kwartaal is genoeg.',
  log: 'Genoteerd',
  nothingYet: 'Er is nog niets genoteerd.',
  guestsUnknown: 'gasten niet bekend',
  guestsCount: '{count, plural, one {# gast} other {# gasten}}',
  guestsAssumed: '{count, plural, one {# gast} other {# gasten}} (gepland of verkocht, niet geteld)',
  removeOf: '{day} {meal} verwijderen',
  more: '{count, plural, one {# eerdere maaltijd zit} other {# eerdere maaltijden zitten}} in de waarden hierboven.',
} satisfies Texts<typeof enGb>;
