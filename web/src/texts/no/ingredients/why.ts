import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/ingredients/why.ts';

export default {
  measure: {
    onePiece: 'stk.',
  },
  about: {
    entry: '{source}, post {record}',
    state: 'Fra samme matvare, {state}',
    others: 'andre {share}',
    trade: 'Handelsstatistikk: {source}',
    byHand: 'En fordeling som vedlikeholdes manuelt',
    studies:
      'Median av {studies, plural, one {# studie} other {# studier}} av {foods, plural, one {# matvare} other {# matvarer}}, {source}',
    heated: '{share} av veksthusene er oppvarmet',
    mean: 'Gjennomsnitt av {countries, number} land',
    way: '{from} → {to}',
    world: 'verden i gjennomsnitt',
    note: 'Fagpersonens merknad',
  },
  process: {
    frozen: 'Forvelling, frysing, emballasje og frysedisk',
    canned: 'Koking i boksen, og boksen',
    dried: 'Varme for å drive ut vannet, og pakken',
    powder: 'Tørking og maling',
    smoked: 'Røyking og vakuumpakke',
    pickled: 'Glass eller boks, og pasteurisering',
    'pre-cooked': 'Koking og vakuumpakking i fabrikk',
    juice: 'Pressing, og kartongen',
    concentrate: 'Innkoking, og boksen',
    ground: 'Kverning eller maling i fabrikk',
    roasted: 'Brenning eller risting på fabrikk',
    'heated-greenhouse': 'Varme til veksthuset',
  },
  reviewed: {
    title: 'Rettelser etter gjennomgang',
    lead: 'Der et publisert tall ikke kan stemme for det kjøkken kjøper, setter en fagperson et annet i stedet. Hvert slikt steg oppgir grunnen, en av disse:',
  },
  reason: {
    group_average: 'Posten er ett tall for en hel gruppe matvarer.',
    other_food: 'Posten gjelder en annen matvare eller oppskrift enn den kjøkken kjøper.',
    other_state: 'Posten gjelder en annen form: med eller uten skall, tørr eller bløtlagt.',
    stands_alone: 'Posten ligger langt fra alle andre kilder.',
    middle: 'Kildene spriker mye; den i midten ble valgt.',
    land_use: 'Posten regner med all avskogingen fra én forsyningskjede.',
    heat: 'Posten har oppvarmede veksthus i seg, som her legges til land for land.',
    missing_steps: 'Posten utelater et ledd: tørking, lake eller glass.',
    built_on_corrected: 'Posten bygger på en matvare der tallet selv er rettet.',
    scaled_to_raw: 'Omregnet på samme måte som rått kjøtt, så rått og spekt kjøtt bygger på samme dyr.',
    by_recipe: 'Beregnet ut fra ingrediensene og tilberedningen av dem.',
    by_weight: 'Beregnet ut fra råvaren som går med til ett kilo.',
    by_yield: 'Beregnet ut fra hva ett hektar gir.',
    by_value: 'Et biprodukt: det bærer sin andel av prisen.',
    as_kin: 'Samme tall som en matvare av samme dyr, plante eller tilvirkning.',
    only_record: 'Den eneste kilden som har matvaren.',
    no_record: 'Ingen kilde har matvaren; den nærmeste står for den.',
  },
} satisfies Texts<typeof enGb>;
