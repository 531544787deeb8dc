import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/change.ts';

export default {
  title: 'Vad som ändrats sedan {month}',
  lead: 'Delarna summeras till skillnaden. Ordningen påverkar dem inte.',
  none: 'Ingenting har ändrats.',
  basis: {
    label: 'Visa',
    average: 'I snitt',
    total: 'Totalt',
  },
  per: {
    total: 'kg CO₂e totalt',
    portion: 'kg CO₂e per portion',
    kg: 'kg CO₂e per kg mat',
  },
  part: {
    servings: 'Hur mycket som såldes eller köptes',
    mix: 'Vilka rätter eller livsmedel',
    recipes: 'Recept och portionsstorlekar',
    supply: 'Ursprung och ekologiskt',
    matching: 'Vad namnen är matchade med',
    food_data: 'Livsmedelsdata',
  },
  head: {
    part: 'Del',
    change: 'Ändring, {unit}',
    rows: 'Främst genom',
  },
  rows: '{name} ({co2})',
  showRows: 'Visa vad som bidrar mest till varje del',
  dishes: 'Visa vilka rätter eller livsmedel skillnaden beror på',
  compare: 'Jämför andra månader, restauranger eller versioner',
  sheet: 'Vad som ändrats',
  next: {
    title: 'Nästa steg',
    most: 'Främst genom {rows}, {unit}.',
    line: '{name}: {kg} kg CO₂e över det globala genomsnittet, {percent} av totalen.',
    foods: 'Börja med {foods}: tillsammans {percent} av totalen.',
    count:
      '{rows, plural, one {# rad är inte medräknad} other {# rader är inte medräknade}} än. Matcha {rows, plural, one {den} other {dem}} först; innan dess går inget att jämföra.',
  },
} satisfies Texts<typeof enGb>;
