import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/dashboard.ts';

export default {
  hello: 'Hei {name}',
  newRecipe: 'Ny oppskrift',
  latestRecipes: 'Siste oppskrifter',
  allRecipes: 'Alle oppskrifter',
  updated: 'Endret {ago}',
  first: {
    title: 'Deres første dag',
    done: ' – ferdig',
    recipe: { title: 'Deres første oppskrift', lead: 'Skriv eller lim inn en oppskrift og se avtrykket mens du skriver.' },
    menu: { title: 'En meny', lead: 'Rettene deres med klimamerker og allergener, fra en mal.', go: 'Ny meny' },
    phone: { title: 'På gjestenes telefoner', lead: 'Publiser menyen på en livelenke og skann QR-koden.', go: 'Publiser menyen' },
  },
  whose: 'Vis for',
  restaurant: 'Restaurant',
  organization: 'Organisasjon',
  enterprise: 'Konsern',
  ofWhat: 'Gjelder',
  sales: 'Salg',
  procurement: 'Innkjøp',
  database: 'Utslippsdatabase',
  databases: {
    organization: 'Plateprints database, for landet deres',
    each: 'Plateprints database, for hver restaurants land',
    rise: 'Forskningsinstituttenes database',
  },
  per: {
    sales: 'per porsjon',
    procurement: 'per kg mat',
  },
  perServing: 'per porsjon på 400 g',
  latest: {
    title: '{month}',
    none: 'Det finnes ingen rapport for måneden ennå.',
  },
  change: {
    title: 'Siden {month}',
    up: '{percent} mer',
    down: '{percent} mindre',
    same: 'Ingen endring',
    unknown: 'Krever en rapport for begge månedene.',
    tooLittle: 'For lite av {months} er regnet med til en sammenligning.',
    average: 'Gjennomsnitt av månedene som finnes: {figure}',
  },
  benchmark: {
    global_avg: 'Sammenlignet med det globale gjennomsnittet',
    our_goal: 'Sammenlignet med målet vårt',
    ours: 'Vi',
    theirs: { global_avg: 'Globalt gjennomsnitt', our_goal: 'Vårt mål' },
    per: {
      serving_of_400_g: 'kg CO₂e per porsjon på 400 g, så sammenligningen blir rettvisende.',
      kg_of_food: 'kg CO₂e per kg mat, så sammenligningen blir rettvisende.',
    },
  },
  why: {
    label: 'Slik er det beregnet',
    title: 'Slik er verdien beregnet',
    average:
      'All CO₂e i månedens rapport delt på det som ble solgt eller kjøpt. En porsjon teller etter rettens størrelse: Ti snacks tilsvarer én hovedrett.',
    coverage:
      '{share} av alt som er solgt eller kjøpt inn, er regnet med; {covered} av {rows, plural, one {# rad} other {# rader}} er regnet med i sin helhet.',
    boundary:
      'Fra gård til kjøkkendør: landbruk, foredling, emballasje og transport. Tilberedning og tallerkensvinn er ikke med.',
    versions: 'Matvaredata {versions}',
  },
  history: {
    title: 'De siste tolv månedene',
    table: 'Vis som tabell',
    month: 'Måned',
    average: {
      sales: 'Per porsjon',
      procurement: 'Per kg',
    },
    amount: {
      sales: 'Porsjoner',
      procurement: 'Kilo',
    },
  },
  lightest: {
    sales: 'Retten med lavest avtrykk',
    procurement: 'Matvaren med lavest avtrykk',
  },
  heaviest: {
    sales: 'Retten med høyest avtrykk',
    procurement: 'Matvaren med høyest avtrykk',
  },
  changeFirst: {
    title: 'Her hjelper endringer mest',
    lead: {
      sales: 'Disse rettene sparer mest hvis de kommer ned på det globale gjennomsnittet. Søylen viser andelen av månedens CO₂e.',
      procurement:
        'Disse matvarene sparer mest hvis de kommer ned på det globale gjennomsnittet. Søylen viser andelen av månedens CO₂e.',
    },
    none: {
      sales: 'I {month} ligger ingen rett over det globale gjennomsnittet.',
      procurement: 'I {month} ligger ingen matvare over det globale gjennomsnittet.',
    },
    saves: '{kg} kg CO₂e over det globale gjennomsnittet',
    servings: '{count, plural, one {# porsjon} other {# porsjoner}}',
    share: '{name}: andel av månedens CO₂e, {co2}',
  },
  missing: {
    title: 'Rapporter som mangler',
    none: 'Ingen måned mangler rapport.',
    make: 'Lag rapporten',
  },
  areComing: {
    title: 'Rapportene er på vei',
    lead: 'Rapportene i denne demoen beregnes nå. De vises her automatisk om et minutt eller to.',
  },
  noReports: {
    notYet: 'Kjøkkenet deres har vært her siden {month}: Den første rapporten lages når måneden er over.',
    title: 'Ingen måneder å vise ennå',
    lead: 'Lag rapporten for en måned, så vises den her: hvordan det gikk, hva som betyr mest, og hva dere kan endre først.',
  },
} satisfies Texts<typeof enGb>;
