import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/change.ts';

export default {
  title: 'Hvad der har ændret sig siden {month}',
  lead: 'Delene giver tilsammen forskellen. Rækkefølgen påvirker dem ikke.',
  none: 'Intet er ændret.',
  basis: {
    label: 'Vis',
    average: 'I gennemsnit',
    total: 'I alt',
  },
  per: {
    total: 'kg CO₂e i alt',
    portion: 'kg CO₂e pr. portion',
    kg: 'kg CO₂e pr. kg mad',
  },
  part: {
    servings: 'Hvor meget der blev solgt eller købt',
    mix: 'Hvilke retter eller fødevarer',
    recipes: 'Opskrifter og portionsstørrelser',
    supply: 'Oprindelse og økologi',
    matching: 'Hvad navnene er matchet med',
    food_data: 'Fødevaredata',
  },
  head: {
    part: 'Del',
    change: 'Ændring, {unit}',
    rows: 'Mest på grund af',
  },
  rows: '{name} ({co2})',
  showRows: 'Vis, hvad der bidrager mest til hver del',
  dishes: 'Vis, hvilke retter eller fødevarer forskellen skyldes',
  compare: 'Sammenlign andre måneder, restauranter eller versioner',
  sheet: 'Hvad der har ændret sig',
  next: {
    title: 'Næste skridt',
    most: 'Mest på grund af {rows}, {unit}.',
    line: '{name}: {kg} kg CO₂e over det globale gennemsnit, {percent} af det samlede.',
    foods: 'Begynd med {foods}: tilsammen {percent} af det samlede.',
    count:
      '{rows, plural, one {# række er ikke medregnet} other {# rækker er ikke medregnet}} endnu. Match {rows, plural, one {den} other {dem}} først; indtil da kan intet sammenlignes.',
  },
} satisfies Texts<typeof enGb>;
