import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/comparison.ts';

export default {
  lead: {
    enterprise:
      '{organizations, plural, one {# organisation} other {# organisationer}}, {restaurants, plural, one {# restaurang} other {# restauranger}}',
    organization: '{restaurants, plural, one {# restaurang} other {# restauranger}}',
  },
  enterprises: 'Koncerner',
  which: 'Koncern',
  noEnterprise: {
    title: 'Ingen koncern än',
    lead: 'En koncern samlar flera organisationer under en ägare. Här kan du jämföra dem.',
  },
  period: {
    label: 'Period',
    month: 'Månad',
    quarter: 'Kvartal',
    year: 'Tolv månader',
    from: 'Från',
    to: 'Till',
  },
  unit: {
    kg: '{amount} kg CO₂e',
    tonnes: '{amount} ton CO₂e',
  },
  per: {
    sales: 'per portion',
    procurement: 'per kg mat',
  },
  figures: {
    total: 'Totalt',
    range: 'mellan {low} och {high}',
    average: 'Genomsnitt',
    otherwise: {
      sales: '{co2} per kg mat',
      procurement: '{co2} per portion',
    },
    change: 'Jämfört med {from} till {to}',
    changeOne: 'Jämfört med {month}',
    up: '{percent} mer',
    down: '{percent} mindre',
    same: 'Ingen förändring',
    both: '{count, plural, one {Bygger på den enda restaurang som har rapporter för båda perioderna.} other {Bygger på de # restauranger som har rapporter för båda perioderna.}}',
    bothYears:
      'Utgår från de månader hos {count, plural, one {# restaurang} other {# restauranger}} som har en rapport för båda perioderna.',
    none: 'Ingen restaurang har rapporter för båda perioderna.',
    light: {
      sales: 'Portioner med lågt avtryck',
      procurement: 'Mat med lågt avtryck, efter vikt',
    },
    servings: '{count, plural, one {# portion} other {# portioner}}',
    asPortions: 'räknat som {portions, plural, one {# huvudrätt} other {# huvudrätter}}',
    kilograms: '{amount} kg mat',
  },
  basis: {
    label: 'Data och metod',
    title: 'Data och metod bakom värdena',
    reports: '{present} av {expected} månadsrapporter finns; {reporting} av {restaurants} restauranger har minst en.',
    weight: '{share} av allt som sålts eller köpts in är medräknat.',
    average: 'Genomsnitten är total CO₂e delad med alla portioner eller kilo, så stora kök väger tyngre.',
    boundary:
      'Från gård till köksdörr. Jordbruk, förädling, förpackning och transport ingår; tillagning och tallrikssvinn ingår inte.',
    database: 'Utsläppsdatabas: {name}',
    range: 'Intervallen läggs helt enkelt ihop: är ett köks värde för högt är de andras det också.',
  },
  why: {
    title: 'Varför det ändrades',
    lead: {
      sales:
        'Hur mycket varje livsmedel bidrar med per portion, jämfört med perioden innan. Tillsammans utgör de hela förändringen.',
      procurement:
        'Hur mycket varje livsmedel bidrar med per kilo, jämfört med perioden innan. Tillsammans utgör de hela förändringen.',
    },
    food: 'Livsmedel',
    rest: 'Alla andra livsmedel',
    kg: { sales: 'kg CO₂e per portion', procurement: 'kg CO₂e per kg mat' },
  },
  standsOut: {
    title: 'Det som sticker ut',
    most_co2: '<link>{name}</link> står för {value} av de totala utsläppen.',
    saves_most: 'Med samma genomsnitt som alla tillsammans skulle <link>{name}</link> spara {value}.',
    lightest: 'Lägst: <link>{name}</link>, {value}.',
    heaviest: 'Högst: <link>{name}</link>, {value}.',
    fell_most: 'Avtrycket från <link>{name}</link> minskade mest: med {value}.',
    rose_most: 'Avtrycket från <link>{name}</link> ökade mest: med {value}.',
    least_covered: 'Hos <link>{name}</link> är bara {value} av vikten medräknad.',
  },
  changeFirst: {
    lead: {
      enterprise: 'De här organisationerna sparar mest om de kommer ner till det globala genomsnittet.',
      organization: 'De här restaurangerna sparar mest om de kommer ner till det globala genomsnittet.',
    },
    none: {
      enterprise:
        'Under de här månaderna ligger ingen organisation över det globala genomsnittet. Öppna en för att se vilka restauranger som ändå kan minska sitt avtryck.',
      organization:
        'Under de här månaderna ligger ingen restaurang över det globala genomsnittet. Öppna en för att se vilka av dess rätter eller livsmedel som gör det.',
    },
    saves: '{mass} över det globala genomsnittet',
  },
  months: {
    title: 'Månad för månad',
  },
  rows: {
    title: { enterprise: 'Jämför organisationer', organization: 'Jämför restauranger' },
    search: { enterprise: 'Hitta en organisation', organization: 'Hitta en restaurang' },
    name: { enterprise: 'Organisation', organization: 'Restaurang' },
    co2: 'CO₂e',
    share: '{name}: andel av de totala utsläppen',
    average: { sales: 'Per portion', procurement: 'Per kg mat' },
    dot: '{name}: {co2}, mellan {low} och {high}',
    change: 'Förändring',
    light: 'Lågt avtryck',
    servings: 'Portioner',
    months: 'Rapporter',
    present: '{present} av {expected}',
    coverage: 'Täckning (vikt)',
    strip: 'Månader',
    reporting: '{reporting} av {count, plural, one {# restaurang} other {# restauranger}} med rapporter',
    noReport: 'Ingen rapport än',
    scale:
      'Pricken är värdet, linjen dess intervall och bandet intervallet för alla restauranger tillsammans. Båda bygger på samma livsmedelsdata, så en skillnad kan vara säker även där linje och band överlappar. Ordet intill jämför med alla restauranger tillsammans.',
    notFoundTitle: 'Inget hittades',
    notFound: 'Inget namn innehåller ”{words}”.',
    noneTitle: { enterprise: 'Inga organisationer än', organization: 'Inga restauranger än' },
    none: {
      enterprise: 'Här visas koncernens organisationer.',
      organization: 'Här visas organisationens restauranger.',
    },
  },
  missing: {
    title: 'Rapporter som saknas',
    none: 'Alla restauranger har alla rapporter för de här månaderna.',
    count: '{count, plural, one {# av {all} restauranger} other {# av {all} restauranger}}',
    inRows: 'Skapa dem i raderna ovanför',
    which: 'Visa restauranger',
    ofOne: 'Rapporter som saknas för {name}',
    make: 'Skapa rapporten för {month}',
  },
  noReports: {
    title: 'Inget att jämföra än',
    lead: 'När restaurangerna har månadsrapporter för perioden kan du jämföra dem här.',
  },
  file: {
    download: 'Ladda ner',
    xlsx: 'Jämförelsen som Excel-fil',
    csv: 'Jämförelsen som CSV-fil',
    kind: 'Jämförelse',
    place: 'Omfattning',
    period: 'Månader',
    boundary: 'Systemgräns',
    database: 'Utsläppsdatabas',
    coverage: 'Andel av den kända vikten som är medräknad',
    reports: 'Månadsrapporter: tillgängliga, förväntade',
    made: 'Skapad',
    whole: 'Totalt',
    head: {
      co2: 'kg CO₂e',
      low: 'kg CO₂e, nedre gräns',
      high: 'kg CO₂e, övre gräns',
      perPortion: 'kg CO₂e per portion',
      perKg: 'kg CO₂e per kg mat',
      averageLow: 'Genomsnitt, nedre gräns',
      averageHigh: 'Genomsnitt, övre gräns',
      difference: 'Skiljer sig från helheten',
      share: 'Andel av de totala utsläppen',
      light: 'Andel med lågt avtryck',
      change: 'Genomsnittets förändring, %',
      changeOf: 'Restauranger med rapporter för båda perioderna',
      kilograms: 'Kilo mat',
      restaurants: 'Restauranger',
      reporting: 'Restauranger med rapporter',
    },
  },
} satisfies Texts<typeof enGb>;
