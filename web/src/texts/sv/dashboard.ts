import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/dashboard.ts';

export default {
  hello: 'Hej {name}',
  newRecipe: 'Nytt recept',
  latestRecipes: 'Senaste recepten',
  allRecipes: 'Alla recept',
  updated: 'Ändrat {ago}',
  first: {
    title: 'Er första dag',
    done: ' – klart',
    recipe: { title: 'Ert första recept', lead: 'Skriv eller klistra in ett recept och se avtrycket medan du skriver.' },
    menu: { title: 'En meny', lead: 'Era rätter med klimatmärkning och allergener, från en mall.', go: 'Ny meny' },
    phone: {
      title: 'På gästernas telefoner',
      lead: 'Publicera menyn på en livelänk och skanna dess QR-kod.',
      go: 'Publicera menyn',
    },
  },
  whose: 'Visa för',
  restaurant: 'Restaurang',
  organization: 'Organisation',
  enterprise: 'Koncern',
  ofWhat: 'Gäller',
  sales: 'Försäljning',
  procurement: 'Inköp',
  database: 'Utsläppsdatabas',
  databases: {
    organization: 'Plateprints databas, för ert land',
    each: 'Plateprints databas, för varje restaurangs land',
    rise: 'Forskningsinstitutens databas',
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
    same: 'Ingen förändring',
    unknown: 'Kräver en rapport för båda månaderna.',
    tooLittle: 'För lite av {months} är medräknat för en jämförelse.',
    average: 'Genomsnitt för de månader som finns: {figure}',
  },
  benchmark: {
    global_avg: 'Jämfört med det globala genomsnittet',
    our_goal: 'Jämfört med vårt mål',
    ours: 'Vi',
    theirs: { global_avg: 'Globalt genomsnitt', our_goal: 'Vårt mål' },
    per: {
      serving_of_400_g: 'kg CO₂e per portion på 400 g, så att jämförelsen blir rättvis.',
      kg_of_food: 'kg CO₂e per kg mat, så att jämförelsen blir rättvis.',
    },
  },
  why: {
    label: 'Så är det beräknat',
    title: 'Så är värdet beräknat',
    average:
      'All CO₂e i månadens rapport delad med det som såldes eller köptes. En portion räknas efter rättens storlek: tio tilltugg motsvarar en huvudrätt.',
    coverage:
      '{share} av allt som sålts eller köpts in är medräknat; {covered} av {rows, plural, one {# rad} other {# rader}} är helt medräknade.',
    boundary: 'Från gård till köksdörr: jordbruk, förädling, förpackning och transport. Tillagning och tallrikssvinn ingår inte.',
    versions: 'Livsmedelsdata {versions}',
  },
  history: {
    title: 'De senaste tolv månaderna',
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
  },
  lightest: {
    sales: 'Rätten med lägst avtryck',
    procurement: 'Livsmedlet med lägst avtryck',
  },
  heaviest: {
    sales: 'Rätten med högst avtryck',
    procurement: 'Livsmedlet med högst avtryck',
  },
  changeFirst: {
    title: 'Här gör förändringar störst nytta',
    lead: {
      sales:
        'De här rätterna sparar mest om de kommer ner till det globala genomsnittet. Stapeln visar andelen av månadens CO₂e.',
      procurement:
        'De här livsmedlen sparar mest om de kommer ner till det globala genomsnittet. Stapeln visar andelen av månadens CO₂e.',
    },
    none: {
      sales: 'I {month} ligger ingen rätt över det globala genomsnittet.',
      procurement: 'I {month} ligger inget livsmedel över det globala genomsnittet.',
    },
    saves: '{kg} kg CO₂e över det globala genomsnittet',
    servings: '{count, plural, one {# portion} other {# portioner}}',
    share: '{name}: andel av månadens CO₂e, {co2}',
  },
  missing: {
    title: 'Rapporter som saknas',
    none: 'Ingen månad saknar rapport.',
    make: 'Skapa rapporten',
  },
  areComing: {
    title: 'Rapporterna är på väg',
    lead: 'Rapporterna i den här demon räknas fram just nu. De visas här automatiskt om någon minut.',
  },
  noReports: {
    notYet: 'Ert kök har funnits här sedan {month}: den första rapporten görs när månaden är slut.',
    title: 'Inga månader att visa än',
    lead: 'Skapa rapporten för en månad så visas den här: hur det gick, vad som påverkar mest och vad ni kan ändra först.',
  },
} satisfies Texts<typeof enGb>;
