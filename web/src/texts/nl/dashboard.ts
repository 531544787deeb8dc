import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/dashboard.ts';

export default {
  hello: 'Hallo {name}',
  newRecipe: 'Nieuw recept',
  latestRecipes: 'Nieuwste recepten',
  allRecipes: 'Alle recepten',
  updated: 'Gewijzigd {ago}',
  first: {
    title: 'Uw eerste dag',
    done: ' – klaar',
    recipe: { title: 'Uw eerste recept', lead: 'Schrijf of plak een recept en zie de voetafdruk terwijl u typt.' },
    menu: {
      title: 'Een menukaart',
      lead: 'Uw gerechten met klimaatlabel en allergenen, vanuit een sjabloon.',
      go: 'Nieuwe menukaart',
    },
    phone: {
      title: 'Op de telefoon van uw gasten',
      lead: 'Publiceer de kaart op een livelink en scan de QR-code.',
      go: 'Menukaart publiceren',
    },
  },
  whose: 'Weergave voor',
  restaurant: 'Restaurant',
  organization: 'Organisatie',
  enterprise: 'Concern',
  ofWhat: 'Soort gegevens',
  sales: 'Verkoop',
  procurement: 'Inkoop',
  database: 'Emissiedatabase',
  databases: {
    organization: 'Gegevens van Plateprint, voor uw land',
    each: 'Gegevens van Plateprint, voor het land van elk restaurant',
    rise: 'Gegevens van de onderzoeksinstituten',
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
    same: 'Geen verandering',
    unknown: 'Hiervoor is voor beide maanden een rapport nodig.',
    tooLittle: 'Van {months} is te weinig meegeteld voor een vergelijking.',
    average: 'Gemiddelde van de beschikbare maanden: {figure}',
  },
  benchmark: {
    global_avg: 'Vergeleken met het wereldgemiddelde',
    our_goal: 'Vergeleken met ons doel',
    ours: 'Wij',
    theirs: { global_avg: 'Wereldgemiddelde', our_goal: 'Ons doel' },
    per: {
      serving_of_400_g: 'kg CO₂e per portie van 400 g, beide op dezelfde basis.',
      kg_of_food: 'kg CO₂e per kg voedsel, beide op dezelfde basis.',
    },
  },
  why: {
    label: 'Zo wordt dit berekend',
    title: 'Zo wordt deze waarde berekend',
    average:
      'Totale CO₂e in het maandrapport, gedeeld door de verkochte of ingekochte hoeveelheid. Porties wegen mee naar grootte: tien snacks staan gelijk aan één hoofdgerecht.',
    coverage:
      '{share} van de verkoop of inkoop is doorgerekend; {covered} van {rows, plural, one {# rij telt} other {# rijen tellen}} helemaal mee.',
    boundary:
      'Van boerderij tot keukendeur: landbouw, verwerking, verpakking en transport. Bereiding en bordresten tellen niet mee.',
    versions: 'Voedselgegevens {versions}',
  },
  history: {
    title: 'Laatste twaalf maanden',
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
  },
  lightest: {
    sales: 'Gerecht met de laagste voetafdruk',
    procurement: 'Product met de laagste voetafdruk',
  },
  heaviest: {
    sales: 'Gerecht met de hoogste voetafdruk',
    procurement: 'Product met de hoogste voetafdruk',
  },
  changeFirst: {
    title: 'Waar u het meest wint',
    lead: {
      sales:
        'Teruggebracht tot het wereldgemiddelde besparen deze gerechten het meest. De balk toont hun aandeel in de CO₂e van de maand.',
      procurement:
        'Teruggebracht tot het wereldgemiddelde besparen deze producten het meest. De balk toont hun aandeel in de CO₂e van de maand.',
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
    none: 'Er is geen maand zonder rapport.',
    make: 'Rapport maken',
  },
  areComing: {
    title: 'De rapporten komen eraan',
    lead: 'De rapporten van deze demo worden nu berekend. Ze verschijnen hier binnen een paar minuten automatisch.',
  },
  noReports: {
    notYet: 'Uw keuken doet mee sinds {month}: het eerste rapport volgt als die maand voorbij is.',
    title: 'Nog geen maandrapporten',
    lead: 'Maak een maandrapport en zie hier hoe de maand verliep, wat het meest bijdraagt en waar u het meest wint.',
  },
} satisfies Texts<typeof enGb>;
