import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/change.ts';

export default {
  title: 'Wat er veranderd is sinds {month}',
  lead: 'De delen vormen samen het verschil. De volgorde maakt niet uit.',
  none: 'Er is niets veranderd.',
  basis: {
    label: 'Berekening',
    average: 'Gemiddeld',
    total: 'In totaal',
  },
  per: {
    total: 'kg CO₂e in totaal',
    portion: 'kg CO₂e per portie',
    kg: 'kg CO₂e per kg voedsel',
  },
  part: {
    servings: 'Hoeveel er verkocht of ingekocht is',
    mix: 'Keuze van gerechten of voedingsmiddelen',
    recipes: 'Recepten en portiegroottes',
    supply: 'Herkomst en biologisch',
    matching: 'Koppeling van namen',
    food_data: 'Voedselgegevens',
  },
  head: {
    part: 'Deel',
    change: 'Verandering, {unit}',
    rows: 'Vooral door',
  },
  rows: '{name} ({co2})',
  showRows: 'Grootste bijdragen aan elk deel tonen',
  dishes: 'Bekijk door welke gerechten of voedingsmiddelen het verschil komt',
  compare: 'Andere maanden, restaurants of versies vergelijken',
  sheet: 'Wat er veranderd is',
  next: {
    title: 'De volgende stappen',
    most: 'Vooral door {rows}, {unit}.',
    line: '{name}: {kg} kg CO₂e boven het wereldgemiddelde, {percent} van het totaal.',
    foods: 'Begin met {foods}: samen {percent} van het totaal.',
    count:
      '{rows, plural, one {# rij telt} other {# rijen tellen}} nog niet mee. Koppel {rows, plural, one {die} other {ze}}: tot die tijd valt er niets te vergelijken.',
  },
} satisfies Texts<typeof enGb>;
