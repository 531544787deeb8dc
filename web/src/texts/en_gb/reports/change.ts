const texts = {
  title: 'What changed since {month}',
  lead: 'The parts add up to the difference, whatever order they are taken in.',
  none: 'Nothing changed.',
  basis: {
    label: 'Counted',
    average: 'On average',
    total: 'In total',
  },
  per: {
    total: 'kg CO₂e in total',
    portion: 'kg CO₂e per portion',
    kg: 'kg CO₂e per kg of food',
  },
  part: {
    servings: 'How much was sold or bought',
    mix: 'Which dishes or foods',
    recipes: 'Recipes and portion sizes',
    supply: 'Origin and organic food',
    matching: 'What names were matched to',
    food_data: 'Food data',
  },
  head: {
    part: 'Part',
    change: 'Change, {unit}',
    rows: 'Mainly due to',
  },
  rows: '{name} ({co2})',
  showRows: 'Show what contributes most to each part',
  dishes: 'See which dishes or foods made the difference',
  compare: 'Compare other months, restaurants or versions',
  sheet: 'What changed',
  next: {
    title: 'What to do next',
    most: 'Mainly due to {rows}, {unit}.',
    line: '{name}: {kg} kg CO₂e above the global average, {percent} of the total.',
    foods: 'Start with {foods}: together {percent} of the total.',
    count:
      '{rows, plural, one {# row is} other {# rows are}} not counted yet. Match {rows, plural, one {it} other {them}} first: until then nothing can be compared.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'reports/change': typeof texts;
  }
}
