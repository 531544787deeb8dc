import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/dashboard.ts';

export default {
  hello: 'Hej {name}',
  newRecipe: 'Ny opskrift',
  latestRecipes: 'Seneste opskrifter',
  allRecipes: 'Alle opskrifter',
  updated: 'Ændret {ago}',
  first: {
    title: 'Jeres første dag',
    done: ' – klaret',
    recipe: { title: 'Jeres første opskrift', lead: 'Skriv eller indsæt en opskrift, og se aftrykket, mens du skriver.' },
    menu: { title: 'En menu', lead: 'Jeres retter med klimamærker og allergener, ud fra en skabelon.', go: 'Ny menu' },
    phone: { title: 'På gæsternes telefoner', lead: 'Udgiv menuen på et livelink, og scan dets QR-kode.', go: 'Udgiv menuen' },
  },
  whose: 'Vis for',
  restaurant: 'Restaurant',
  organization: 'Organisation',
  enterprise: 'Koncern',
  ofWhat: 'Gælder',
  sales: 'Salg',
  procurement: 'Indkøb',
  database: 'Emissionsdatabase',
  databases: {
    organization: 'Plateprints database, for jeres land',
    each: 'Plateprints database, for hver restaurants land',
    rise: 'Forskningsinstitutternes database',
  },
  per: {
    sales: 'pr. portion',
    procurement: 'pr. kg mad',
  },
  perServing: 'pr. portion på 400 g',
  latest: {
    title: '{month}',
    none: 'Der er ingen rapport for måneden endnu.',
  },
  change: {
    title: 'Siden {month}',
    up: '{percent} mere',
    down: '{percent} mindre',
    same: 'Ingen ændring',
    unknown: 'Kræver en rapport for begge måneder.',
    tooLittle: 'For lidt af {months} er medregnet til en sammenligning.',
    average: 'Gennemsnit af de måneder, der findes: {figure}',
  },
  benchmark: {
    global_avg: 'Sammenlignet med det globale gennemsnit',
    our_goal: 'Sammenlignet med vores mål',
    ours: 'Vi',
    theirs: { global_avg: 'Globalt gennemsnit', our_goal: 'Vores mål' },
    per: {
      serving_of_400_g: 'kg CO₂e pr. portion på 400 g, så sammenligningen er retvisende.',
      kg_of_food: 'kg CO₂e pr. kg mad, så sammenligningen er retvisende.',
    },
  },
  why: {
    label: 'Sådan er det beregnet',
    title: 'Sådan er værdien beregnet',
    average:
      'Al CO₂e i månedens rapport divideret med det, der blev solgt eller købt. En portion tæller efter rettens størrelse: Ti snacks svarer til én hovedret.',
    coverage:
      '{share} af alt, der er solgt eller købt ind, er medregnet; {covered} af {rows, plural, one {# række} other {# rækker}} er helt medregnet.',
    boundary:
      'Fra gård til køkkendør: landbrug, forarbejdning, emballage og transport. Tilberedning og tallerkenspild er ikke med.',
    versions: 'Fødevaredata {versions}',
  },
  history: {
    title: 'De seneste tolv måneder',
    table: 'Vis som tabel',
    month: 'Måned',
    average: {
      sales: 'Pr. portion',
      procurement: 'Pr. kg',
    },
    amount: {
      sales: 'Portioner',
      procurement: 'Kilo',
    },
  },
  lightest: {
    sales: 'Retten med lavest aftryk',
    procurement: 'Fødevaren med lavest aftryk',
  },
  heaviest: {
    sales: 'Retten med højest aftryk',
    procurement: 'Fødevaren med højest aftryk',
  },
  changeFirst: {
    title: 'Her gør ændringer størst nytte',
    lead: {
      sales: 'Disse retter sparer mest, hvis de kommer ned på det globale gennemsnit. Bjælken viser andelen af månedens CO₂e.',
      procurement:
        'Disse fødevarer sparer mest, hvis de kommer ned på det globale gennemsnit. Bjælken viser andelen af månedens CO₂e.',
    },
    none: {
      sales: 'I {month} ligger ingen ret over det globale gennemsnit.',
      procurement: 'I {month} ligger ingen fødevare over det globale gennemsnit.',
    },
    saves: '{kg} kg CO₂e over det globale gennemsnit',
    servings: '{count, plural, one {# portion} other {# portioner}}',
    share: '{name}: andel af månedens CO₂e, {co2}',
  },
  missing: {
    title: 'Manglende rapporter',
    none: 'Ingen måned mangler en rapport.',
    make: 'Lav rapporten',
  },
  areComing: {
    title: 'Rapporterne er på vej',
    lead: 'Rapporterne i denne demo beregnes lige nu. De vises her automatisk om et minut eller to.',
  },
  noReports: {
    notYet: 'Jeres køkken har været her siden {month}: Den første rapport laves, når måneden er slut.',
    title: 'Ingen måneder at vise endnu',
    lead: 'Lav rapporten for en måned, så vises den her: hvordan det gik, hvad der betyder mest, og hvad I kan ændre først.',
  },
} satisfies Texts<typeof enGb>;
