const texts = {
  surer: {
    title: 'Improve accuracy',
    effect: '± {percent}',
    name_ingredient: 'choose the ingredient',
    give_amount: 'enter an amount',
    give_figure: 'enter your own emission factor',
    choose_ingredient: 'choose a specific ingredient',
    complete_bag: 'complete the base recipe',
    weigh_piece: 'weigh a piece',
    tell_origin: 'choose the origin',
  },
  lighter: {
    title: 'Lower-carbon alternatives',
    off: 'Suggests ingredients with a lower footprint and shows what the swap changes. In beta.',
    switchOn: 'Try it',
    find: 'Find lower-carbon alternatives',
    none: 'No lower-carbon swap found that keeps the dish what it is.',
    help: 'Applied changes appear in the recipe; saving creates a new version. Undo reverts them.',
    swap: '{to} instead of {from}',
    shift: 'Replace {percent} of {from} with {to}',
    saves: '{percent}',
    perPortion: '({kg} kg CO₂e per portion)',
    protein: '{grams} g protein',
    money: '{money} per portion',
    brings: 'Adds {allergens}.',
    takes: 'No longer among the ingredients: {allergens}.',
    opens: 'Other allergens it may add are unknown.',
    inBag: 'In the base recipe “{bag}”',
    apply: 'Apply',
  },
  healthy: {
    yes: 'A healthy meal in terms of energy, saturated fat, sugars and protein.',
    no: 'Not a healthy meal by these limits:',
    notSure: 'Not enough data to say whether this is a healthy meal:',
    energyKcal: 'Energy from {least, number} to {most, number} kcal:',
    saturatedFat: 'Saturated fat up to {most, number} g:',
    sugar: 'Sugars up to {most, number} g:',
    protein: 'At least {least, number} g of protein:',
    too_little: 'too little.',
    too_much: 'too much.',
    unknown: 'unknown.',
  },
  figure: {
    why: 'How this is calculated',
    rest: '{count, plural, one {# more line} other {# more lines}}',
    unknown: 'Unknown for {names}.',
    sum: '{total} kg CO₂e of the whole recipe ÷ {portions, plural, one {# portion} other {# portions}} = {portion} kg CO₂e.',
    range: 'Each line has its own range. Together they most likely lie between {range}.',
    level: 'The letter is based on 400 g of what is counted: {kg} kg CO₂e.',
    grade: 'The lowest data quality among the lines that make up 80% of the footprint.',
  },
  made: {
    bag: '“{name}” counts by weight. Its own ingredients add this to the amount used here:',
    openBag: 'Open base recipe',
    own: 'Your own emission factor. Source: {source}',
    ownUnsourced: 'Your own emission factor. No source is given.',
  },
  scale: {
    title: 'Scale the recipe',
    by: 'Scale by',
    portions: 'Portions',
    line: 'Amount of {name}',
    wanted: 'New amount',
    now: 'Currently {amount, number}.',
    gives: 'Gives {portions, plural, one {# portion} other {# portions}}.',
    apply: 'Scale',
    cancel: 'Cancel',
    impossible: 'Enter a number greater than zero.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'recipes/panel': typeof texts;
  }
}
