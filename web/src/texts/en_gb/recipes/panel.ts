const texts = {
  surer: {
    title: 'What would make this figure more reliable',
    effect: '± {percent}',
    name_ingredient: 'name the ingredient',
    give_amount: 'give an amount',
    give_figure: 'give it a figure of your own',
    choose_ingredient: 'choose the ingredient itself',
    complete_bag: 'fill in what the bag lacks',
    weigh_piece: 'weigh a piece',
    tell_origin: 'tell where it comes from',
  },
  lighter: {
    title: 'Lower-carbon alternatives',
    off: 'Shows which ingredient could be another, and what that changes. Still being tried out.',
    switchOn: 'Try it',
    find: 'Find lighter alternatives',
    none: 'No lower-carbon swap found that keeps the dish what it is.',
    help: 'What you take comes into the recipe; saving makes it a new version. Undo takes it back.',
    swap: '{to} instead of {from}',
    shift: '{percent} of {from} becomes {to}',
    saves: '{percent}',
    perPortion: '({kg} kg CO₂e per portion)',
    protein: '{grams} g protein',
    brings: 'Brings {allergens}.',
    takes: 'No longer among the ingredients: {allergens}.',
    opens: 'Whether it brings other allergens is not known.',
    inBag: 'In the bag “{bag}”',
    apply: 'Take it',
  },
  healthy: {
    yes: 'A healthy meal by its energy, saturated fat, sugars and protein.',
    no: 'Not a healthy meal by these bounds:',
    notTold: 'Not enough data to say whether this is a healthy meal:',
    energyKcal: 'Energy of {least, number} to {most, number} kcal:',
    saturatedFat: 'Saturated fat of at most {most, number} g:',
    sugar: 'Sugars of at most {most, number} g:',
    protein: 'Protein of at least {least, number} g:',
    too_little: 'too little.',
    too_much: 'too much.',
    unknown: 'not known.',
  },
  figure: {
    why: 'Where it comes from',
    rest: '{count, plural, one {# more line} other {# more lines}}',
    unknown: 'Not known of {names}.',
    sum: '{total} kg CO₂e of the whole recipe ÷ {portions, plural, one {# portion} other {# portions}} = {portion} kg CO₂e.',
    range: 'Every line has a range of its own. Together they most likely lie between {range}.',
    level: 'The letter goes by 400 g of what is counted: {kg} kg CO₂e.',
    grade: 'The weakest grade among the lines that make up 80 % of it.',
  },
  made: {
    bag: '“{name}” counts by weight. Its own ingredients add this to the amount used here:',
    openBag: 'Open the bag',
    own: 'A figure of your own, from: {source}',
    ownUnsourced: 'A figure of your own. Nobody has said where it comes from.',
  },
  scale: {
    open: 'Scale',
    title: 'Scale the recipe',
    by: 'Go by',
    portions: 'Portions',
    line: 'Amount of {name}',
    wanted: 'Wanted',
    now: 'Now {amount, number}.',
    gives: 'Gives {portions, plural, one {# portion} other {# portions}}.',
    apply: 'Scale',
    cancel: 'Cancel',
    impossible: 'Write a number above zero.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'recipes/panel': typeof texts;
  }
}
