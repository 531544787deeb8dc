import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/dashboard.ts';

export default {
  hello: 'Hej {name}',
  newRecipe: 'Nytt recept',
  latestRecipes: 'Senaste recepten',
  allRecipes: 'Alla recept',
  updated: 'Ändrat {ago}',
  empty: {
    title: 'Din första tallrik',
    lead: 'Skriv eller klistra in ett recept, så syns klimatavtrycket medan du skriver.',
  },
  whose: 'Vems månader',
  restaurant: 'Restaurang',
  organization: 'Organisation',
  enterprise: 'Koncern',
  ofWhat: 'Av vad',
  sales: 'Försäljning',
  procurement: 'Inköp',
  database: 'Utsläppsdatabas',
  databases: {
    organization: 'Vår databas, där ni är',
    each: 'Vår databas, där varje restaurang ligger',
    rise: 'Forskningsinstitutets databas',
  },
  per: {
    sales: 'per portion',
    procurement: 'per kg mat',
  },
  perServing: 'per portion på 400 g',
  latest: {
    title: '{month}',
    none: 'Det finns ingen rapport för månaden än.',
  },
  change: {
    title: 'Sedan {month}',
    up: '{percent} mer',
    down: '{percent} mindre',
    same: 'Som förut',
    unknown: 'Kräver en rapport för båda månaderna.',
    tooLittle: 'För lite av {months} är räknat för en jämförelse.',
    average: 'Snitt för de månader ni har: {figure}',
  },
  benchmark: {
    global_avg: 'Mot det globala snittet',
    our_goal: 'Mot vårt mål',
    ours: 'Vi',
    theirs: { global_avg: 'Globalt genomsnitt', our_goal: 'Vårt mål' },
    per: {
      serving_of_400_g: 'kg CO₂e per portion på 400 g: lika jämförs med lika.',
      kg_of_food: 'kg CO₂e per kg mat: lika jämförs med lika.',
    },
  },
  why: {
    label: 'Varifrån det kommer',
    title: 'Vad siffran säger',
    average:
      'All CO₂e i månadens rapport delad med det som såldes eller köptes. En portion räknas efter sin storlek, så tio tilltugg är en huvudrätt.',
    coverage:
      '{share} av allt som såldes eller köptes in har en siffra; {covered} av {rows, plural, one {# rad} other {# rader}} är helt med.',
    boundary:
      'Från gård till köksdörr: odling, förädling, förpackning och transport. Inte tillagning, och inte det gästerna lämnar.',
    versions: 'Livsmedelsdata {versions}',
  },
  history: {
    title: 'Tolv månader',
    table: 'Visa som tabell',
    month: 'Månad',
    average: {
      sales: 'Per portion',
      procurement: 'Per kg',
    },
    amount: {
      sales: 'Portioner',
      procurement: 'Kilo',
    },
    note: {
      sales: 'Höjd: sålda portioner. Siffran ovanför: kg CO₂e per portion. Streck: ingen rapport, eller för lite räknat.',
      procurement: 'Höjd: inköpta kilo. Siffran ovanför: kg CO₂e per kg mat. Streck: ingen rapport, eller för lite räknat.',
    },
  },
  lightest: {
    sales: 'Lättaste rätten',
    procurement: 'Lättaste råvaran',
  },
  heaviest: {
    sales: 'Tyngsta rätten',
    procurement: 'Tyngsta råvaran',
  },
  changeFirst: {
    title: 'Det här kan ni ändra först',
    lead: {
      sales: 'Nere på det globala snittet skulle de här rätterna spara mest. Stapeln är andelen av månadens CO₂e.',
      procurement: 'Nere på det globala snittet skulle de här råvarorna spara mest. Stapeln är andelen av månadens CO₂e.',
    },
    none: {
      sales: 'I {month} ligger ingen rätt över det globala snittet.',
      procurement: 'I {month} ligger ingen råvara över det globala snittet.',
    },
    saves: '{kg} kg CO₂e över det globala snittet',
    servings: '{count, plural, one {# portion} other {# portioner}}',
    share: '{name}: andel av månadens CO₂e, {co2}',
  },
  missing: {
    title: 'Rapporter som saknas',
    none: 'Alla de senaste tolv månaderna har sin rapport.',
    make: 'Gör rapporten',
  },
  noReports: {
    title: 'Inga månader att visa än',
    lead: 'Gör rapporten för en månad, så syns den här: hur det gick, vad som väger mest, vad ni kan ändra först.',
  },
} satisfies Texts<typeof enGb>;
