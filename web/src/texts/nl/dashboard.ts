import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/dashboard.ts';

export default {
  hello: 'Hallo {name}',
  newRecipe: 'Nieuw recept',
  latestRecipes: 'Nieuwste recepten',
  allRecipes: 'Alle recepten',
  updated: 'Gewijzigd {ago}',
  empty: {
    title: 'Uw eerste bord',
    lead: 'Schrijf of plak een recept, en de voetafdruk verschijnt terwijl u typt.',
  },
  whose: 'Van wie',
  restaurant: 'Restaurant',
  organization: 'Organisatie',
  enterprise: 'Concern',
  ofWhat: 'Waarvan',
  sales: 'Verkoop',
  procurement: 'Inkoop',
  database: 'Emissiedatabase',
  databases: {
    organization: 'Onze database, voor uw plek',
    each: 'Onze database, op de plek van elk restaurant',
    rise: 'Database van het onderzoeksinstituut',
  },
  per: {
    sales: 'per portie',
    procurement: 'per kg voedsel',
  },
  perServing: 'per portie van 400 g',
  latest: {
    title: '{month}',
    none: 'Er is nog geen rapport van deze maand.',
  },
  change: {
    title: 'Sinds {month}',
    up: '{percent} meer',
    down: '{percent} minder',
    same: 'Als voorheen',
    unknown: 'Hiervoor is een rapport van beide maanden nodig.',
    tooLittle: 'Van {months} is te weinig meegeteld voor een vergelijking.',
    average: 'Gemiddelde van de maanden die er zijn: {figure}',
  },
  benchmark: {
    global_avg: 'Tegenover het wereldgemiddelde',
    our_goal: 'Tegenover ons doel',
    ours: 'Wij',
    theirs: { global_avg: 'Wereldgemiddelde', our_goal: 'Ons doel' },
    per: {
      serving_of_400_g: 'kg CO₂e per portie van 400 g: gelijk met gelijk vergeleken.',
      kg_of_food: 'kg CO₂e per kg voedsel: gelijk met gelijk vergeleken.',
    },
  },
  why: {
    label: 'Waar dit vandaan komt',
    title: 'Wat dit cijfer zegt',
    average:
      'Alle CO₂e uit het maandrapport gedeeld door wat er verkocht of ingekocht is. Een portie telt naar haar grootte: tien hapjes zijn één hoofdgerecht.',
    coverage:
      '{share} van alles wat verkocht of ingekocht is, heeft een cijfer; {covered} van {rows, plural, one {# regel telt} other {# regels tellen}} helemaal mee.',
    boundary:
      'Van boerderij tot keukendeur: teelt, verwerking, verpakking en vervoer. Zonder het koken en zonder wat gasten laten staan.',
    versions: 'Voedseldata {versions}',
  },
  history: {
    title: 'Twaalf maanden',
    table: 'Als tabel tonen',
    month: 'Maand',
    average: {
      sales: 'Per portie',
      procurement: 'Per kg',
    },
    amount: {
      sales: 'Porties',
      procurement: 'Kilogram',
    },
    note: {
      sales: 'Hoogte: verkochte porties. Cijfer erboven: kg CO₂e per portie. Streepje: geen rapport, of te weinig meegeteld.',
      procurement:
        'Hoogte: ingekochte kilo’s. Cijfer erboven: kg CO₂e per kg voedsel. Streepje: geen rapport, of te weinig meegeteld.',
    },
  },
  lightest: {
    sales: 'Lichtste gerecht',
    procurement: 'Lichtste product',
  },
  heaviest: {
    sales: 'Zwaarste gerecht',
    procurement: 'Zwaarste product',
  },
  changeFirst: {
    title: 'Wat u het eerst verandert',
    lead: {
      sales:
        'Teruggebracht tot het wereldgemiddelde besparen deze gerechten het meest. De balk is het aandeel in de CO₂e van de maand.',
      procurement:
        'Teruggebracht tot het wereldgemiddelde besparen deze producten het meest. De balk is het aandeel in de CO₂e van de maand.',
    },
    none: {
      sales: 'In {month} ligt geen gerecht boven het wereldgemiddelde.',
      procurement: 'In {month} ligt geen product boven het wereldgemiddelde.',
    },
    saves: '{kg} kg CO₂e boven het wereldgemiddelde',
    servings: '{count, plural, one {# portie} other {# porties}}',
    share: '{name}: aandeel in de CO₂e van de maand, {co2}',
  },
  missing: {
    title: 'Ontbrekende rapporten',
    none: 'Elk van de laatste twaalf maanden heeft zijn rapport.',
    make: 'Rapport maken',
  },
  noReports: {
    title: 'Nog geen maanden te tonen',
    lead: 'Maak het rapport van een maand, en het verschijnt hier: hoe het ging, wat het zwaarst weegt, wat u het eerst verandert.',
  },
} satisfies Texts<typeof enGb>;
