import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/comparison.ts';

export default {
  lead: {
    enterprise:
      '{organizations, plural, one {# organisation} other {# organisationer}}, {restaurants, plural, one {# restaurant} other {# restauranter}}',
    organization: '{restaurants, plural, one {# restaurant} other {# restauranter}}',
  },
  enterprises: 'Koncerner',
  which: 'Koncern',
  noEnterprise: {
    title: 'Ingen koncern endnu',
    lead: 'En koncern samler flere organisationer under én ejer. Her kan du sammenligne dem.',
  },
  period: {
    label: 'Periode',
    month: 'Måned',
    quarter: 'Kvartal',
    year: 'Tolv måneder',
    from: 'Fra',
    to: 'Til',
  },
  unit: {
    kg: '{amount} kg CO₂e',
    tonnes: '{amount} ton CO₂e',
  },
  per: {
    sales: 'pr. portion',
    procurement: 'pr. kg mad',
  },
  figures: {
    total: 'I alt',
    range: 'mellem {low} og {high}',
    average: 'Gennemsnit',
    otherwise: {
      sales: '{co2} pr. kg mad',
      procurement: '{co2} pr. portion',
    },
    change: 'Sammenlignet med {from} til {to}',
    changeOne: 'Sammenlignet med {month}',
    up: '{percent} mere',
    down: '{percent} mindre',
    same: 'Ingen ændring',
    both: '{count, plural, one {Bygger på den ene restaurant, der har rapporter for begge perioder.} other {Bygger på de # restauranter, der har rapporter for begge perioder.}}',
    bothYears:
      'Baseret på de måneder hos {count, plural, one {# restaurant} other {# restauranter}}, som har en rapport for begge perioder.',
    none: 'Ingen restaurant har rapporter for begge perioder.',
    light: {
      sales: 'Portioner med lavt aftryk',
      procurement: 'Mad med lavt aftryk, efter vægt',
    },
    servings: '{count, plural, one {# portion} other {# portioner}}',
    asPortions: 'regnet som {portions, plural, one {# hovedret} other {# hovedretter}}',
    kilograms: '{amount} kg mad',
  },
  basis: {
    label: 'Data og metode',
    title: 'Data og metode bag værdierne',
    reports: '{present} af {expected} månedsrapporter findes; {reporting} af {restaurants} restauranter har mindst én.',
    weight: '{share} af alt, der er solgt eller købt ind, er medregnet.',
    average: 'Gennemsnittene er den samlede CO₂e divideret med alle portioner eller kilo, så store køkkener vejer tungest.',
    boundary:
      'Fra gård til køkkendør. Landbrug, forarbejdning, emballage og transport er med; tilberedning og tallerkenspild er ikke med.',
    database: 'Emissionsdatabase: {name}',
    range: 'Intervallerne lægges blot sammen: Er ét køkkens værdi for høj, er de andres det også.',
  },
  why: {
    title: 'Derfor ændrede det sig',
    lead: {
      sales:
        'Hvor meget hver fødevare bidrager med pr. portion, sammenlignet med perioden før. Tilsammen udgør de hele ændringen.',
      procurement:
        'Hvor meget hver fødevare bidrager med pr. kilo, sammenlignet med perioden før. Tilsammen udgør de hele ændringen.',
    },
    food: 'Fødevare',
    rest: 'Alle andre fødevarer',
    kg: { sales: 'kg CO₂e pr. portion', procurement: 'kg CO₂e pr. kg mad' },
  },
  standsOut: {
    title: 'Det, der skiller sig ud',
    most_co2: '<link>{name}</link> står for {value} af den samlede udledning.',
    saves_most: 'Med samme gennemsnit som alle tilsammen ville <link>{name}</link> spare {value}.',
    lightest: 'Lavest: <link>{name}</link>, {value}.',
    heaviest: 'Højest: <link>{name}</link>, {value}.',
    fell_most: 'Aftrykket fra <link>{name}</link> faldt mest: med {value}.',
    rose_most: 'Aftrykket fra <link>{name}</link> steg mest: med {value}.',
    least_covered: 'Hos <link>{name}</link> er kun {value} af vægten medregnet.',
  },
  changeFirst: {
    lead: {
      enterprise: 'Disse organisationer sparer mest, hvis de kommer ned på det globale gennemsnit.',
      organization: 'Disse restauranter sparer mest, hvis de kommer ned på det globale gennemsnit.',
    },
    none: {
      enterprise:
        'I disse måneder ligger ingen organisation over det globale gennemsnit. Åbn en for at se, hvilke restauranter der alligevel kan sænke deres aftryk.',
      organization:
        'I disse måneder ligger ingen restaurant over det globale gennemsnit. Åbn en for at se, hvilke af dens retter eller fødevarer der gør.',
    },
    saves: '{mass} over det globale gennemsnit',
  },
  months: {
    title: 'Måned for måned',
  },
  rows: {
    title: { enterprise: 'Sammenlign organisationer', organization: 'Sammenlign restauranter' },
    search: { enterprise: 'Find en organisation', organization: 'Find en restaurant' },
    name: { enterprise: 'Organisation', organization: 'Restaurant' },
    co2: 'CO₂e',
    share: '{name}: andel af den samlede udledning',
    average: { sales: 'Pr. portion', procurement: 'Pr. kg mad' },
    dot: '{name}: {co2}, mellem {low} og {high}',
    change: 'Ændring',
    light: 'Lavt aftryk',
    servings: 'Portioner',
    months: 'Rapporter',
    present: '{present} af {expected}',
    coverage: 'Dækning (vægt)',
    strip: 'Måneder',
    reporting: '{reporting} af {count, plural, one {# restaurant} other {# restauranter}} med rapporter',
    noReport: 'Ingen rapport endnu',
    scale:
      'Prikken er værdien, linjen dens interval og båndet intervallet for alle restauranter tilsammen. Begge bygger på de samme fødevaredata, så en forskel kan være sikker, selv hvor linje og bånd overlapper. Ordet ved siden af sammenligner med alle restauranter tilsammen.',
    notFoundTitle: 'Intet fundet',
    notFound: 'Intet navn indeholder »{words}«.',
    noneTitle: { enterprise: 'Ingen organisationer endnu', organization: 'Ingen restauranter endnu' },
    none: {
      enterprise: 'Her vises koncernens organisationer.',
      organization: 'Her vises organisationens restauranter.',
    },
  },
  missing: {
    title: 'Manglende rapporter',
    none: 'Alle restauranter har alle rapporter for disse måneder.',
    count: '{count, plural, one {# af {all} restauranter} other {# af {all} restauranter}}',
    inRows: 'Lav dem i rækkerne ovenfor',
    which: 'Vis restauranter',
    ofOne: 'Manglende rapporter for {name}',
    make: 'Lav rapporten for {month}',
  },
  noReports: {
    title: 'Intet at sammenligne endnu',
    lead: 'Når restauranterne har månedsrapporter for perioden, kan du sammenligne dem her.',
  },
  file: {
    download: 'Hent',
    xlsx: 'Sammenligningen som Excel-fil',
    csv: 'Sammenligningen som CSV-fil',
    kind: 'Sammenligning',
    place: 'Omfang',
    period: 'Måneder',
    boundary: 'Systemgrænse',
    database: 'Emissionsdatabase',
    coverage: 'Andel af den kendte vægt, der er medregnet',
    reports: 'Månedsrapporter: tilgængelige, forventede',
    made: 'Lavet',
    whole: 'I alt',
    head: {
      co2: 'kg CO₂e',
      low: 'kg CO₂e, nedre grænse',
      high: 'kg CO₂e, øvre grænse',
      perPortion: 'kg CO₂e pr. portion',
      perKg: 'kg CO₂e pr. kg mad',
      averageLow: 'Gennemsnit, nedre grænse',
      averageHigh: 'Gennemsnit, øvre grænse',
      difference: 'Afviger fra helheden',
      share: 'Andel af den samlede udledning',
      light: 'Andel med lavt aftryk',
      change: 'Ændring af gennemsnittet, %',
      changeOf: 'Restauranter med rapporter for begge perioder',
      kilograms: 'Kilo mad',
      restaurants: 'Restauranter',
      reporting: 'Restauranter med rapporter',
    },
  },
} satisfies Texts<typeof enGb>;
