const texts = {
  title: 'How reliable the data is',
  lead: 'Measured again for every release: how much of what kitchens write is read correctly, how far the values are from those of other publishers, and where you should be careful.',
  method: 'How it is calculated',
  language: 'Language',
  intervals:
    'In brackets: the 95% confidence interval for a set of this size. All sets on this page were labelled before the programs were improved, and are never used to improve them.',
  reading: {
    title: 'Reading written lines',
    lead: 'Lines of recipes, labelled by people: is the amount right with its unit, and the name of the food as well?',
    lines: 'Lines',
    amount: 'Amount and unit',
    name: 'Name as well',
  },
  finding: {
    title: 'Finding foods',
    lead: 'Names as kitchens and suppliers write them: is the right food first, or in the top five? What is accepted without asking is counted separately, because nobody looks at it again.',
    names: 'Names',
    first: 'Right first',
    five: 'In the top five',
    taken: 'Accepted without asking',
    right: 'Of those, right',
  },
  pasting: {
    title: 'Pasting whole recipes',
    lead: 'Recipes as blogs, e-mails and forms lay them out, written by someone who did not know how they would be read.',
    recipes: 'Recipes',
    recipeTitle: 'Title',
    portions: 'Portions',
    amounts: 'Amounts',
  },
  values: {
    title: 'Compared with other publishers',
    lead: 'Every food that another source also covers, with the same boundary. A food whose value comes from that source alone is left out: it would prove nothing. Sources differ by country, year and method; a difference is not in itself an error.',
    source: 'Source',
    foods: 'Foods',
    half: 'Within ×1.5',
    two: 'Within ×2',
    rank: 'Same order (−1 to 1)',
    dishes: 'Dishes calculated from their ingredients',
    dish: 'Dish',
    calculated: 'Calculated',
    published: 'Published',
    perKg: 'kg CO₂e per kg',
  },
  coverage: {
    title: 'What is covered',
    lead: 'Foods, counting each variant: {variations, number}. Data quality tells you how directly a value was established; the page about the method explains it.',
    grade: 'Data quality {grade}',
    also: 'Besides the carbon footprint',
    landUseApart: 'Land-use change reported separately',
    nutrition: 'Nutrition',
    water: 'Water',
    land: 'Land',
    weights: 'What pieces, slices and portions weigh',
    weightsLead:
      'Where each weight comes from, of {weights, number} in all. An estimate is a weight that no one has measured; it widens the range of the line.',
    weightFrom: {
      fineli: 'Measured: Fineli',
      usda: 'Measured: USDA',
      trade: 'Usual pack sizes',
      estimate: 'Estimated',
    },
  },
  changed: { title: 'What changed' },
  weak: {
    title: 'Where to be careful',
    years:
      'Most farm values are French and several years old. Where a country differs, only methane and nitrous oxide are adjusted.',
    names:
      'Brand names and cuts on suppliers’ lists are recognised less often than plain names. Anything uncertain is left for a person to check.',
    ready: 'Ready-made dishes vary from one manufacturer to the next; an average is used for all of them.',
    pieces: 'A piece, a slice or a portion without a weight counts with its usual weight.',
    sets: 'The labelled sets are small and were written by a few people. On an unfamiliar list, results will be worse than these suggest.',
    rivm: 'RIVM asks that its values not be used to compare products in public. We use them for ranges and to fill gaps, and name them wherever they are used.',
  },
  licences: {
    title: 'Sources and licences',
    lead: 'Every source with its licence and boundary:',
    link: 'Where the numbers come from',
  },
  correction: {
    title: 'Is something wrong?',
    lead: 'Tell us. Your message goes to the people who run this installation, together with the version of the food data.',
    food: 'Food or dish',
    message: 'What is wrong, and what would be right?',
    source: 'Source',
    sourceHint: 'Optional: a report, a declaration, a link',
    email: 'Your e-mail address',
    emailHint: 'Optional, only used to reply to you',
    send: 'Send',
    sent: 'Thank you. Your message has been sent.',
    another: 'Send another message',
    foodMissing: 'Enter the food or dish.',
    messageMissing: 'Describe what is wrong.',
    emailWrong: 'Enter a complete e-mail address.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'ingredients/quality': typeof texts;
  }
}
