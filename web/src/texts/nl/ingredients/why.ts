import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/ingredients/why.ts';

export default {
  measure: {
    onePiece: 'stuk',
  },
  about: {
    entry: '{source}, record {record}',
    state: 'Uit hetzelfde voedingsmiddel, {state}',
    others: 'overige {share}',
    trade: 'Handelsstatistiek: {source}',
    byHand: 'Een met de hand bijgehouden verdeling',
    studies:
      'Mediaan van {studies, plural, one {# studie} other {# studies}} van {foods, plural, one {# voedingsmiddel} other {# voedingsmiddelen}}, {source}',
    heated: '{share} van de kassen wordt verwarmd',
    mean: 'Gemiddelde van {countries, number} landen',
    way: '{from} → {to}',
    world: 'de wereld, gemiddeld',
    note: 'Opmerking van de beoordelaar',
  },
  process: {
    frozen: 'Blancheren, invriezen, verpakking en vriesvak',
    canned: 'Koken in het blik, en het blik',
    dried: 'Warmte om het water eruit te drijven, en de verpakking',
    powder: 'Drogen en malen',
    smoked: 'Roken en vacuümverpakking',
    pickled: 'Pot of blik, en pasteuriseren',
    'pre-cooked': 'Koken en vacumeren in de fabriek',
    juice: 'Persen, en het pak',
    concentrate: 'Inkoken, en het blik',
    ground: 'Malen in de fabriek',
    roasted: 'Branden in de fabriek',
    'heated-greenhouse': 'Warmte voor de kas',
  },
  reviewed: {
    title: 'Beoordeelde correcties',
    lead: 'Waar een gepubliceerd cijfer niet kan kloppen voor wat keukens kopen, zet een beoordelaar er een ander voor in de plaats. Elke stap noemt zijn reden, een van deze:',
  },
  reason: {
    group_average: 'Het record is één cijfer voor een hele groep voedingsmiddelen.',
    other_food: 'Het record beschrijft een ander voedingsmiddel of recept dan keukens kopen.',
    other_state: 'Het record beschrijft een andere toestand: met of zonder schaal, droog of geweekt.',
    stands_alone: 'Het record ligt ver van alle andere bronnen.',
    middle: 'De bronnen lopen sterk uiteen; de middelste is genomen.',
    land_use: 'Het record draagt alle ontbossing van één keten.',
    heat: 'Het record bevat verwarmde kassen, die hier per land worden opgeteld.',
    missing_steps: 'Het record laat een stap weg: drogen, pekel of de pot.',
    built_on_corrected: 'Het record steunt op een voedingsmiddel waarvan het cijfer zelf is verbeterd.',
    scaled_to_raw: 'Omgerekend als het rauwe vlees, zodat rauw en gezouten vlees op hetzelfde dier steunen.',
    by_recipe: 'Berekend uit de ingrediënten en hun verwerking.',
    by_weight: 'Berekend uit het rauwe gewicht dat in een kilo gaat.',
    by_yield: 'Berekend uit wat een hectare opbrengt.',
    by_value: 'Een bijproduct: het draagt zijn deel van de prijs.',
    as_kin: 'Hetzelfde cijfer als een voedingsmiddel van hetzelfde dier, dezelfde plant of makelij.',
    only_record: 'De enige bron die dit voedingsmiddel heeft.',
    no_record: 'Geen bron heeft dit voedingsmiddel; het meest verwante staat ervoor.',
  },
} satisfies Texts<typeof enGb>;
