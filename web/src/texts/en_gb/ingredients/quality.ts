const texts = {
  title: 'How reliable the data is',
  lead: 'Measured again for every release: how much of what kitchens write is read correctly, how far the values are from those of other publishers, and where you should be careful.',
  method: 'How it is calculated',
  language: 'Language',
  intervals:
    'In brackets: where the true share lies with 95\u{a0}% certainty, given the size of the set. All sets on this page were labelled before the programs were improved, and nobody learns from them.',
  reading: {
    title: 'Reading written lines',
    lead: 'Lines of recipes, labelled by people: is the amount right with its unit, and the name of the food as well?',
    lines: 'Lines',
    amount: 'Amount and unit',
    name: 'And the name',
  },
  finding: {
    title: 'Finding foods',
    lead: 'Names as kitchens and suppliers write them: is the right food first, or among five? What is accepted without asking is counted separately, because nobody looks at it again.',
    names: 'Names',
    first: 'Right first',
    five: 'Among five',
    taken: 'Accepted without asking',
    right: 'Of those, right',
  },
  pasting: {
    title: 'Pasting whole recipes',
    lead: 'Recipes as blogs, emails and forms lay them out, written by somebody who did not know how they are read.',
    recipes: 'Recipes',
    recipeTitle: 'Title',
    portions: 'Portions',
    amounts: 'Amounts',
  },
  values: {
    title: 'Values beside other publishers',
    lead: 'Every food that another source has as well, at the same boundary. A food whose value comes from that source alone is left out: it would prove nothing. Sources differ by country, year and method; a difference is not in itself an error.',
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
    lead: 'Foods, each of their states counted: {variations, number}. Grades tell how directly a value was found; the page about the method explains them.',
    grade: 'Grade {grade}',
    also: 'Beside the carbon footprint',
    landUseApart: 'Land-use change told apart',
    nutrition: 'Nutrition',
    water: 'Water',
    land: 'Land',
  },
  weak: {
    title: 'Where to be careful',
    years:
      'Most farm values are French and several years old. Where a country differs, only methane and nitrous oxide are scaled.',
    names:
      'Makers’ names and cuts on suppliers’ lists are recognised less often than plain names. What is not certain waits for a person.',
    ready: 'Ready-made dishes vary from one maker to the next; an average stands for all of them.',
    pieces: 'A piece, a slice or a portion without a weight counts as what one usually weighs.',
    sets: 'The labelled sets are small and were written by a few people. A stranger’s list will do worse than they suggest.',
    rivm: 'RIVM asks that its values not be used to compare products in public. They are in ranges and gaps here; they are named wherever they are used.',
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
    emailHint: 'Optional, only to answer you',
    send: 'Send',
    sent: 'Thank you. Your message has arrived.',
    another: 'Send another message',
    foodMissing: 'Please name the food or the dish.',
    messageMissing: 'Please say what is wrong.',
    emailWrong: 'Please enter a whole e-mail address.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'ingredients/quality': typeof texts;
  }
}
