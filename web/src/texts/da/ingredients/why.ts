import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/ingredients/why.ts';

export default {
  measure: {
    onePiece: 'stk.',
  },
  about: {
    entry: '{source}, post {record}',
    state: 'Fra samme fødevare, {state}',
    others: 'andre {share}',
    trade: 'Handelsstatistik: {source}',
    byHand: 'En fordeling, der vedligeholdes manuelt',
    studies:
      'Median af {studies, plural, one {# undersøgelse} other {# undersøgelser}} af {foods, plural, one {# fødevare} other {# fødevarer}}, {source}',
    heated: '{share} af drivhusene er opvarmede',
    mean: 'Gennemsnit af {countries, number} lande',
    way: '{from} → {to}',
    world: 'verden i gennemsnit',
    note: 'Fagpersonens bemærkning',
  },
  process: {
    frozen: 'Blanchering, frysning, emballage og frysedisk',
    canned: 'Kogning i dåsen, og dåsen',
    dried: 'Varme til at drive vandet ud, og pakken',
    powder: 'Tørring og formaling',
    smoked: 'Røgning og vakuumpakke',
    pickled: 'Glas eller dåse, og pasteurisering',
    'pre-cooked': 'Kogning og vakuumpakning på fabrik',
    juice: 'Presning, og kartonen',
    concentrate: 'Indkogning, og dåsen',
    ground: 'Hakning eller formaling på fabrik',
    roasted: 'Ristning på fabrik',
    'heated-greenhouse': 'Varme til drivhuset',
  },
  reviewed: {
    title: 'Rettelser efter gennemgang',
    lead: 'Hvor et offentliggjort tal ikke kan passe til det, køkkener køber, sættes et andet i stedet efter en faglig gennemgang. Hvert sådant trin angiver sin grund, en af disse:',
  },
  reason: {
    group_average: 'Posten er ét tal for en hel gruppe fødevarer.',
    other_food: 'Posten gælder en anden fødevare eller opskrift end den, køkkener køber.',
    other_state: 'Posten gælder en anden form: med eller uden skal, tør eller udblødt.',
    stands_alone: 'Posten ligger langt fra alle andre kilder.',
    middle: 'Kilderne er meget uenige; den i midten blev valgt.',
    land_use: 'Posten medregner hele skovrydningen fra én forsyningskæde.',
    heat: 'Posten har opvarmede drivhuse i sig, som her lægges til land for land.',
    missing_steps: 'Posten udelader et led: tørring, lage eller glas.',
    built_on_corrected: 'Posten bygger på en fødevare, hvis tal selv er rettet.',
    scaled_to_raw: 'Omregnet på samme måde som råt kød, så råt og saltet/tørret kød bygger på samme dyr.',
    by_recipe: 'Beregnet ud fra ingredienserne og deres forarbejdning.',
    by_weight: 'Beregnet ud fra den råvare, der går til et kilo.',
    by_yield: 'Beregnet ud fra, hvad en hektar giver.',
    by_value: 'Et biprodukt: det bærer sin andel af prisen.',
    as_kin: 'Samme tal som en fødevare af samme dyr, plante eller fremstilling.',
    only_record: 'Den eneste kilde, der har fødevaren.',
    no_record: 'Ingen kilde har fødevaren; den nærmeste træder i stedet.',
  },
} satisfies Texts<typeof enGb>;
