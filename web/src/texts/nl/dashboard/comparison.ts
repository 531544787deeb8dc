import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/comparison.ts';

export default {
  lead: {
    enterprise:
      '{organizations, plural, one {# organisatie} other {# organisaties}}, {restaurants, plural, one {# restaurant} other {# restaurants}}',
    organization: '{restaurants, plural, one {# restaurant} other {# restaurants}}',
  },
  enterprises: 'Concerns',
  which: 'Concern',
  noEnterprise: {
    title: 'Nog geen concern',
    lead: 'Een concern brengt meerdere organisaties onder één eigenaar. Hier kunt u ze vergelijken.',
  },
  period: {
    label: 'Periode',
    month: 'Maand',
    quarter: 'Kwartaal',
    year: 'Twaalf maanden',
    from: 'Van',
    to: 'Tot en met',
  },
  unit: {
    kg: '{amount} kg CO₂e',
    tonnes: '{amount} t CO₂e',
  },
  per: {
    sales: 'per portie',
    procurement: 'per kg voedsel',
  },
  figures: {
    total: 'Totaal',
    range: 'tussen {low} en {high}',
    average: 'Gemiddelde',
    otherwise: {
      sales: '{co2} per kg voedsel',
      procurement: '{co2} per portie',
    },
    change: 'Vergeleken met {from} tot en met {to}',
    changeOne: 'Vergeleken met {month}',
    up: '{percent} meer',
    down: '{percent} minder',
    same: 'Geen verandering',
    both: '{count, plural, one {Op basis van het ene restaurant met rapporten voor beide perioden.} other {Op basis van de # restaurants met rapporten voor beide perioden.}}',
    bothYears:
      'Op basis van de maanden van {count, plural, one {# restaurant} other {# restaurants}} die in beide perioden een rapport hebben.',
    none: 'Geen restaurant heeft rapporten voor beide perioden.',
    light: {
      sales: 'Porties met lage voetafdruk',
      procurement: 'Voedsel met lage voetafdruk, naar gewicht',
    },
    servings: '{count, plural, one {# portie} other {# porties}}',
    asPortions: 'geteld als {portions, plural, one {# hoofdgerecht} other {# hoofdgerechten}}',
    kilograms: '{amount} kg voedsel',
  },
  basis: {
    label: 'Gegevens en methode',
    title: 'Gegevens en methode achter deze waarden',
    reports:
      '{present} van {expected} maandrapporten zijn beschikbaar; {reporting} van {restaurants} restaurants hebben er minstens één.',
    weight: '{share} van de verkoop of inkoop is meegeteld.',
    average: 'Gemiddelden zijn de totale CO₂e gedeeld door alle porties of kilo’s, zodat grote keukens zwaarder meetellen.',
    boundary:
      'Van boerderij tot keukendeur. Landbouw, verwerking, verpakking en transport tellen mee; bereiding en bordresten niet.',
    database: 'Emissiedatabase: {name}',
    range: 'Bandbreedtes worden gewoon opgeteld: is de waarde van één keuken te hoog, dan zijn die van de andere dat ook.',
  },
  why: {
    title: 'Waardoor het verschil komt',
    lead: {
      sales:
        'Wat elk voedingsmiddel bijdraagt aan een portie, vergeleken met de periode ervoor. Samen vormen ze de hele verandering.',
      procurement:
        'Wat elk voedingsmiddel bijdraagt aan een kilo, vergeleken met de periode ervoor. Samen vormen ze de hele verandering.',
    },
    food: 'Voedingsmiddel',
    rest: 'Alle andere voedingsmiddelen',
    kg: { sales: 'kg CO₂e per portie', procurement: 'kg CO₂e per kg voedsel' },
  },
  standsOut: {
    title: 'Wat opvalt',
    most_co2: '<link>{name}</link> is goed voor {value} van de totale CO₂e.',
    saves_most: 'Op het gemiddelde van alle restaurants zou <link>{name}</link> {value} besparen.',
    lightest: 'Laagste voetafdruk: <link>{name}</link>, {value}.',
    heaviest: 'Hoogste voetafdruk: <link>{name}</link>, {value}.',
    fell_most: 'Bij <link>{name}</link> daalde de voetafdruk het meest: met {value}.',
    rose_most: 'Bij <link>{name}</link> steeg de voetafdruk het meest: met {value}.',
    least_covered: 'Bij <link>{name}</link> is maar {value} van het gewicht doorgerekend.',
  },
  changeFirst: {
    lead: {
      enterprise: 'Teruggebracht tot het wereldgemiddelde besparen deze organisaties het meest.',
      organization: 'Teruggebracht tot het wereldgemiddelde besparen deze restaurants het meest.',
    },
    none: {
      enterprise:
        'In deze maanden ligt geen organisatie boven het wereldgemiddelde. Open er een om te zien welke restaurants hun voetafdruk nog kunnen verlagen.',
      organization:
        'In deze maanden ligt geen restaurant boven het wereldgemiddelde. Open er een om te zien welke gerechten of producten er wel boven liggen.',
    },
    saves: '{mass} boven het wereldgemiddelde',
  },
  months: {
    title: 'Maand voor maand',
  },
  rows: {
    title: { enterprise: 'Organisaties vergelijken', organization: 'Restaurants vergelijken' },
    search: { enterprise: 'Organisatie zoeken', organization: 'Restaurant zoeken' },
    name: { enterprise: 'Organisatie', organization: 'Restaurant' },
    co2: 'CO₂e',
    share: '{name}: aandeel in de totale CO₂e',
    average: { sales: 'Per portie', procurement: 'Per kg voedsel' },
    dot: '{name}: {co2}, tussen {low} en {high}',
    change: 'Verandering',
    light: 'Lage voetafdruk',
    servings: 'Porties',
    months: 'Rapporten',
    present: '{present} van {expected}',
    coverage: 'Gewicht doorgerekend',
    strip: 'Maanden',
    reporting: '{reporting} van {count, plural, one {# restaurant} other {# restaurants}} met rapporten',
    noReport: 'Nog geen rapport',
    scale:
      'De stip is de waarde, de lijn de bandbreedte en de band de bandbreedte van alle restaurants samen. Beide berusten op dezelfde voedselgegevens; een verschil kan dus zeker zijn, ook waar lijn en band overlappen. Het woord ernaast vergelijkt met alle restaurants samen.',
    notFoundTitle: 'Niets gevonden',
    notFound: 'Geen naam bevat ‘{words}’.',
    noneTitle: { enterprise: 'Nog geen organisaties', organization: 'Nog geen restaurants' },
    none: {
      enterprise: 'Hier verschijnen de organisaties van dit concern.',
      organization: 'Hier verschijnen de restaurants van deze organisatie.',
    },
  },
  missing: {
    title: 'Ontbrekende rapporten',
    none: 'Elk restaurant heeft alle rapporten voor deze maanden.',
    count: '{count, plural, one {# van {all} restaurants} other {# van {all} restaurants}}',
    inRows: 'Maak ze in de rijen hierboven',
    which: 'Restaurants tonen',
    ofOne: 'Ontbrekende rapporten van {name}',
    make: 'Rapport voor {month} maken',
  },
  noReports: {
    title: 'Nog niets te vergelijken',
    lead: 'Zodra restaurants maandrapporten voor deze periode hebben, kunt u ze hier vergelijken.',
  },
  file: {
    download: 'Downloaden',
    xlsx: 'Vergelijking als Excel-bestand',
    csv: 'Vergelijking als CSV-bestand',
    kind: 'Vergelijking',
    place: 'Weergave voor',
    period: 'Maanden',
    boundary: 'Systeemgrens',
    database: 'Emissiedatabase',
    coverage: 'Aandeel van het bekende gewicht dat is doorgerekend',
    reports: 'Maandrapporten: aanwezig, verwacht',
    made: 'Gemaakt op',
    whole: 'Totaal',
    head: {
      co2: 'kg CO₂e',
      low: 'kg CO₂e, ondergrens',
      high: 'kg CO₂e, bovengrens',
      perPortion: 'kg CO₂e per portie',
      perKg: 'kg CO₂e per kg voedsel',
      averageLow: 'Gemiddelde, ondergrens',
      averageHigh: 'Gemiddelde, bovengrens',
      difference: 'Wijkt af van het totaal',
      share: 'Aandeel in de totale CO₂e',
      light: 'Aandeel met lage voetafdruk',
      change: 'Verandering van het gemiddelde, %',
      changeOf: 'Restaurants met rapporten voor beide perioden',
      kilograms: 'Kilogram voedsel',
      restaurants: 'Restaurants',
      reporting: 'Restaurants met rapporten',
    },
  },
} satisfies Texts<typeof enGb>;
