import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/leaderboard.ts';

export default {
  title: 'Topplista',
  lead: 'Hur det går för restaurangerna som är med, räknat på samma sätt för alla.',
  scope: {
    label: 'Jämförs med',
    organization: 'Vår organisation',
    others: 'Andra verksamheter',
  },
  periodType: {
    label: 'Periodens längd',
    month: 'Månad',
    quarter: 'Kvartal',
    year: 'År',
  },
  period: 'Period',
  quarter: 'Kvartal {quarter} {year}',
  by: {
    label: 'Rangordnas efter',
    per_portion: 'CO₂e per portion',
    per_kg: 'CO₂e per kg mat',
    low_share: 'Andel portioner med lågt avtryck',
    improvement: 'Förändring på ett år',
  },
  database: 'Utsläppsdatabas',
  databases: {
    organization: 'Vår databas, för varje restaurangs land',
    rise: 'Forskningsinstitutets databas',
  },
  basis: {
    ranked: '{count, plural, one {# restaurang har en placering} other {# restauranger har en placering}}',
    lacking: '{count, plural, one {# till är med utan plats} other {# till är med utan plats}}',
    coverage: '{share} av de sålda portionerna har en siffra',
    asOf: 'Räknat {moment}',
    outdated: 'En senare ändring räknas snart in',
    alike: 'Av de {count} första är ingen säkert lägre än nästa.',
  },
  why: {
    label: 'Så avgörs platserna',
    title: 'Vad en plats säger',
    by: {
      per_portion:
        'All CO₂e i periodens försäljningsrapporter delat med sålda portioner; varje portion räknas efter måltidens storlek. Minst står först.',
      per_kg: 'All CO₂e i periodens försäljningsrapporter delat med de kilo som har en siffra. Minst står först.',
      low_share: 'Andelen sålda portioner på låg eller mycket låg nivå. Störst står först.',
      improvement:
        'CO₂e per portion mot samma månader året innan, så att sommar jämförs med sommar. Största minskningen står först.',
    },
    ties: 'Värden jämförs som de visas: lika värden delar placering. Om två placeringar säkert skiljer sig åt står bredvid dem: båda bygger på samma livsmedelsdata, vars fel tar ut varandra.',
    moved:
      'Pilen jämför vars och ens plats med den i {period}, bland dem som är med i dag. Därför kan den ena av två som delar plats ha flyttat sig och den andra inte.',
    least:
      'En plats kräver {months, plural, one {# färdig månad} other {# färdiga månader}} i perioden, {servings} sålda portioner i månaden och siffror för {coverage} av de sålda portionerna.',
    boundary:
      'Från gård till köksdörr: odling, förädling, förpackning och transport. Inte tillagning, och inte det gästerna lämnar.',
    versions: 'Livsmedelsdata {versions}',
  },
  place: 'Placering',
  shared: 'Delad plats',
  stranger: 'En annan restaurang',
  months: '{has} av {all, plural, one {# månad} other {# månader}}',
  rangeInWords: 'Troligast {value}, mellan {low} och {high}',
  moved: {
    up: '{places, plural, one {# plats upp} other {# platser upp}} från {former}',
    down: '{places, plural, one {# plats ned} other {# platser ned}} från {former}',
    same: 'Som förut',
    new: 'Ny',
    returned: 'Tillbaka igen',
  },
  change: {
    less: '{percent} mindre',
    more: '{percent} mer',
    same: 'Lika mycket som förut',
  },
  own: 'Era restauranger',
  ownMore: '{count, plural, one {Visa # till av era} other {Visa # till av era}}',
  ownFewer: 'Visa färre',
  everybody: 'Alla placeringar',
  lacking: 'Deltar, men har ingen placering än',
  lackingOfOwn:
    '{count, plural, one {# av era restauranger är med men har ingen plats än} other {# av era restauranger är med men har ingen plats än}}',
  lacks: {
    months: '{months, plural, one {Månadens försäljningsrapport är inte färdig} other {{has} av {needs} färdiga månader}}',
    servings: '{has} av {needs} sålda portioner',
    coverage: '{has} av de sålda portionerna har en siffra, {needs} behövs',
    figure: 'Inget att räkna på i perioden',
    year_before:
      '{months, plural, one {Ingen färdig rapport för samma månad året innan} other {Året innan saknar data: {has} av {needs} färdiga månader}}',
    year_before_thin: 'Samma månader året innan har för få portioner eller för få siffror',
  },
  toReports: 'Till rapporterna',
  toRestaurants: 'Välj restauranger',
  toRestaurant: 'Öppna restaurangen',
  counting: {
    title: 'Placeringarna räknas ut',
    lead: 'Så många restauranger tar en stund. Listan dyker upp här av sig själv.',
  },
  outside: {
    join: '{name} är inte med och har därför ingen plats här. Öppna restaurangen och låt den vara med.',
    ask: '{name} är inte med och har därför ingen plats här. De som sköter er organisation kan låta den vara med.',
  },
  nobody: {
    title: 'Ingen av era restauranger är med än',
    lead: 'Öppna en restaurang och låt den vara med: från och med då räknas dess färdiga månadsrapporter. Ni kan lämna när som helst.',
    ask: 'De som sköter er organisation kan låta en restaurang vara med: från och med då räknas dess färdiga månadsrapporter.',
  },
  nothing: {
    title: 'Inga platser för {period}',
    lead: 'Med: {joined} av {all, plural, one {# restaurang} other {# restauranger}}. En plats kräver färdiga försäljningsrapporter för periodens månader.',
  },
  tooFew: {
    title: 'För få för att jämföra utan att peka ut någon',
    lead: 'Andras siffror visas när minst fem andra restauranger från flera organisationer har en plats, så att ingen kan pekas ut.',
  },
} satisfies Texts<typeof enGb>;
