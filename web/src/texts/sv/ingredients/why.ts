import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/ingredients/why.ts';

export default {
  measure: {
    onePiece: 'st',
  },
  about: {
    entry: '{source}, post {record}',
    state: 'Från samma livsmedel, {state}',
    others: 'övriga {share}',
    trade: 'Handelsstatistik: {source}',
    byHand: 'En fördelning som underhålls manuellt',
    studies:
      'Median av {studies, plural, one {# studie} other {# studier}} av {foods, plural, one {# livsmedel} other {# livsmedel}}, {source}',
    heated: '{share} av växthusen är uppvärmda',
    mean: 'Medelvärde av {countries, number} länder',
    way: '{from} → {to}',
    world: 'världen i genomsnitt',
    note: 'Granskarens anteckning',
  },
  process: {
    frozen: 'Förvällning, frysning, förpackning och frysdisk',
    canned: 'Kokning i burken, och burken',
    dried: 'Värme för att driva ut vattnet, och förpackningen',
    powder: 'Torkning och malning',
    smoked: 'Rökning och vakuumpåse',
    pickled: 'Glas eller burk, och pastörisering',
    'pre-cooked': 'Kokning och vakuumpackning i fabrik',
    juice: 'Pressning, och kartongen',
    concentrate: 'Inkokning, och burken',
    ground: 'Malning i fabrik',
    roasted: 'Rostning i fabrik',
    'heated-greenhouse': 'Värme till växthuset',
  },
  reviewed: {
    title: 'Granskade rättelser',
    lead: 'När en publicerad siffra inte kan stämma för det som kök köper sätter en granskare en annan i dess ställe. Varje sådant steg anger sitt skäl, ett av dessa:',
  },
  reason: {
    group_average: 'Posten är en enda siffra för en hel grupp livsmedel.',
    other_food: 'Posten gäller ett annat livsmedel eller recept än det kök köper.',
    other_state: 'Posten gäller en annan form: med eller utan skal, torr eller blötlagd.',
    stands_alone: 'Posten ligger långt från alla andra källor.',
    middle: 'Källorna skiljer sig mycket; den i mitten valdes.',
    land_use: 'Posten räknar in hela avskogningen från en enda leveranskedja.',
    heat: 'Posten innehåller uppvärmda växthus, som här läggs till land för land.',
    missing_steps: 'Posten utelämnar ett steg: torkning, lag eller glasburk.',
    built_on_corrected: 'Posten bygger på ett livsmedel vars siffra själv har rättats.',
    scaled_to_raw: 'Omräknad som det råa köttet, så att rått och charkat kött bygger på samma djur.',
    by_recipe: 'Beräknad från ingredienserna och hur de bereds.',
    by_weight: 'Beräknad från den råvara som går åt till ett kilo.',
    by_yield: 'Beräknad från vad ett hektar ger.',
    by_value: 'En biprodukt: den bär sin andel av priset.',
    as_kin: 'Samma siffra som ett livsmedel från samma djur, växt eller tillverkning.',
    only_record: 'Den enda källan som har livsmedlet.',
    no_record: 'Ingen källa har livsmedlet; det närmaste får stå för det.',
  },
} satisfies Texts<typeof enGb>;
