const texts = {
  title: 'What changed since {month}',
  lead: 'The parts add up to the difference. None of them is preferred by its order.',
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
    rows: 'Mostly by',
  },
  rows: '{name} ({co2})',
  showRows: 'Show what contributes most to each part',
  dishes: 'See which dishes or foods made the difference',
  compare: 'Compare other months, restaurants or versions',
  sheet: 'What changed',
  next: {
    title: 'What to do next',
    most: 'Mostly by {rows}, {unit}.',
    line: '{name}: {kg} kg CO₂e above the global average, {percent} of the total.',
    foods: 'Begin with {foods}: together {percent} of the total.',
    count:
      '{rows, plural, one {# row does} other {# rows do}} not count yet. Answer what {rows, plural, one {it is} other {they are}}: until then nothing can be compared.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'reports/change': typeof texts;
  }
}
