import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/leaderboard.ts';

export default {
  title: 'Topplista',
  lead: 'Så går det för restaurangerna som är med, alla räknade på samma sätt.',
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
    organization: 'Plateprints databas, för varje restaurangs land',
    rise: 'Forskningsinstitutens databas',
  },
  basis: {
    ranked: '{count, plural, one {# restaurang har en placering} other {# restauranger har en placering}}',
    lacking: '{count, plural, one {# till är med men har ingen placering} other {# till är med men har ingen placering}}',
    coverage: '{share} av de sålda portionerna är medräknade',
    asOf: 'Beräknat {moment}',
    outdated: 'En ny ändring är inte medräknad än',
    alike: 'Bland de {count} första är ingen med säkerhet lägre än nästa.',
  },
  why: {
    label: 'Så fungerar topplistan',
    title: 'Så fungerar topplistan',
    by: {
      per_portion:
        'Total CO₂e i periodens försäljningsrapporter delad med sålda portioner, viktade efter rättens storlek. Lägst värde står först.',
      per_kg: 'Total CO₂e i periodens försäljningsrapporter delad med de medräknade kilona. Lägst värde står först.',
      low_share: 'Andelen sålda portioner med lågt eller mycket lågt avtryck. Högst andel står först.',
      improvement:
        'CO₂e per portion jämfört med samma månader året innan, så att sommar jämförs med sommar. Största minskningen står först.',
    },
    ties: 'Värden jämförs som de visas: lika värden delar placering. Bredvid står om två placeringar med säkerhet skiljer sig åt: båda bygger på samma livsmedelsdata, vars fel tar ut varandra.',
    moved:
      'Pilen jämför restaurangens placering med den i {period}, bland dem som är med i dag. Därför kan den ena av två som delar placering ha flyttat sig och den andra inte.',
    least:
      'En placering kräver {months, plural, one {# färdig månad} other {# färdiga månader}} i perioden, {servings} sålda portioner i månaden och värden för {coverage} av de sålda portionerna.',
    boundary: 'Från gård till köksdörr: jordbruk, förädling, förpackning och transport. Tillagning och tallrikssvinn ingår inte.',
    versions: 'Livsmedelsdata {versions}',
  },
  place: 'Placering',
  shared: 'Delad placering',
  stranger: 'En annan restaurang',
  months: '{has} av {all, plural, one {# månad} other {# månader}}',
  rangeInWords: 'Troligen {value}, mellan {low} och {high}',
  moved: {
    up: '{places, plural, one {# plats upp} other {# platser upp}} från {former}',
    down: '{places, plural, one {# plats ner} other {# platser ner}} från {former}',
    same: 'Ingen förändring',
    new: 'Ny',
    returned: 'Tillbaka igen',
  },
  change: {
    less: '{percent} mindre',
    more: '{percent} mer',
    same: 'Ingen förändring',
  },
  own: 'Era restauranger',
  ownMore: '{count, plural, one {Visa # till av era} other {Visa # till av era}}',
  ownFewer: 'Visa färre',
  everybody: 'Alla placeringar',
  lacking: 'Deltar, men har ingen placering än',
  lackingOfOwn:
    '{count, plural, one {# av era restauranger är med men har ingen placering än} other {# av era restauranger är med men har ingen placering än}}',
  lacks: {
    months: '{months, plural, one {Månadens försäljningsrapport är inte färdig} other {{has} av {needs} färdiga månader}}',
    missing: 'Ingen färdig rapport för {months}',
    servings: '{has} av {needs} sålda portioner',
    coverage: '{has} av de sålda portionerna är medräknade, {needs} behövs',
    figure: 'Inga data för perioden',
    year_before:
      '{months, plural, one {Ingen färdig rapport för samma månad året innan} other {Året innan är ofullständigt: {has} av {needs} färdiga månader}}',
    year_before_thin: 'Samma månader året innan har för få portioner, eller för lite är medräknat',
  },
  toReports: 'Till rapporterna',
  toRestaurants: 'Välj restauranger',
  toRestaurant: 'Öppna restaurangen',
  counting: {
    title: 'Placeringarna räknas ut',
    lead: 'Med så många restauranger tar det en stund. Topplistan visas här automatiskt.',
  },
  outside: {
    join: '{name} är inte med och har därför ingen placering. Öppna restaurangen och anmäl den.',
    ask: '{name} är inte med och har därför ingen placering. En administratör i organisationen kan anmäla den.',
  },
  nobody: {
    title: 'Ingen av era restauranger är med än',
    lead: 'Öppna en restaurang och anmäl den: från och med då räknas dess färdiga månadsrapporter. Ni kan gå ur när som helst.',
    ask: 'En administratör i organisationen kan anmäla en restaurang: från och med då räknas dess färdiga månadsrapporter.',
  },
  nothing: {
    title: 'Ingen topplista för {period}',
    lead: 'Deltar: {joined} av {all, plural, one {# restaurang} other {# restauranger}}. En placering kräver färdiga försäljningsrapporter för periodens månader.',
  },
  tooFew: {
    title: 'För få deltagare för en anonym jämförelse',
    lead: 'Andra restaurangers värden visas när minst fem av dem, från flera organisationer, har en placering, så att ingen kan pekas ut.',
  },
} satisfies Texts<typeof enGb>;
