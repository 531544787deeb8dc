const texts = {
  lead: 'What you bought, compared with what the dishes you sold used. The difference is stock, staff meals, waste, a recipe that is wrong, or food that never went through the till.',
  lengths: {
    month: 'Month',
    quarter: 'Three months',
    year: 'Twelve months',
  },
  none: 'Nothing to compare yet',
  noneLead: 'You need a month with a purchasing report and a completed sales report.',
  onlyBought: 'Not counted, because there is no completed sales report: {months}.',
  onlySold: 'Not counted, because there is no purchasing report: {months}.',
  bought: 'Bought',
  used: 'Used by dishes',
  fromStock: 'From stock',
  difference: 'Difference',
  differenceCo2: 'Difference in CO₂e',
  differenceMoney: 'Difference in cost',
  explained: 'The dishes account for {share} of the weight that was available ({months}).',
  notCounted:
    'Not in any total: {bought, plural, one {# purchased row} other {# purchased rows}} without a food or a weight, and {sold, plural, one {# sales row} other {# sales rows}} without a value.',
  notCountedMoney: 'The purchased rows cost {money}.',
  title: 'Bought and cooked',
  family: 'Food group',
  own: 'Custom ingredients',
  unknown: 'not known',
  reasons: 'Reasons',
  reason: {
    stock: 'Stock',
    staff: 'Staff meals',
    waste: 'Waste',
    recipe_wrong: 'Recipe is wrong',
    not_through_till: 'Not through the till',
  },
  basis:
    'Bought: the rows of the purchasing reports, including drafts. Used: the foods of the dishes in completed sales reports, times the portions sold. Kilograms as bought.',
  download: 'Download as Excel file',
  close: 'Close',
  save: 'Save',
  foods: 'Foods',
  food: 'Food',
  opening: 'In stock at the beginning',
  closing: 'In stock at the end',
  stockHint: 'Leave empty if stock was not counted',
  total: 'Total',
  sheet: {
    time: 'Period',
    counted: 'Months counted',
    onlyBought: 'Months with purchases only',
    onlySold: 'Months with sales only',
    boughtRows: 'Purchased rows not counted',
    soldRows: 'Sales rows not counted',
    basis: 'Basis',
  },
  protein: {
    title: 'Plant and animal protein',
    bought: 'Bought',
    used: 'Used by dishes',
    share: '{share} plant protein',
    bar: 'Share of plant protein: {share}',
    kilos:
      'Protein: {plant} kg from plants, {animal} kg from animals, {unknown} kg from composite foods. Known for {known} of the weight.',
    dishes: 'Dishes by kind',
    kindOf:
      '{kind}: {dishes, plural, one {# dish} other {# dishes}}, {offered} of the dishes on sale and {sold} of the portions sold',
    kind: { vegan: 'Vegan', vegetarian: 'Vegetarian', fish: 'Fish', meat: 'Meat', unknown: 'Not known' },
    seen: '(as published on {day})',
    goal: {
      nl_eiwittransitie_2030: 'Dutch government: {percent}% plant protein by {year}',
      nl_supermarkets_2030: 'Dutch supermarkets: {percent}% plant protein by {year}',
    },
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'purchases/balance': typeof texts;
  }
}
