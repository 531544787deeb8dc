const texts = {
  title: 'Cost of the food',
  perPortion: 'Per portion',
  perDish: 'Whole recipe',
  unknown: 'Not known',
  covers: 'prices are known for {share} of the weight',
  nothing: 'None of its ingredients has a purchase price from {from} to {to}.',
  lines: 'By ingredient, per portion',
  perKg: '{price} per kg',
  organization: 'paid by another kitchen',
  family: 'price of another kind',
  base: 'by its own ingredients',
  typed: 'typed on {date}',
  typing: {
    open: 'Type a price',
    change: 'Change the price',
    title: 'Price of {name}',
    price: 'Net price per kg',
    hint: 'Used only where neither this kitchen nor another one of yours bought it lately.',
    save: 'Save',
    forget: 'Remove the price',
    cancel: 'Cancel',
  },
  basis:
    'Net prices of what was bought from {from} to {to}: money divided by weight. Food only, without VAT, labour and energy. Only people who run kitchens see this; guests never do.',
  noCurrency: 'The files of these purchases do not name a currency.',
  severalCurrencies:
    'The amounts of this period are in {currencies}. Amounts in different currencies are never added up, so there is no sum, share or price.',
  margin: {
    amount: 'Price as an amount',
    amountHint: 'Filled from the printed price where it is clear. Guests never see this.',
    service: 'Sold',
    noRate: 'The rate of VAT is not known for this country and this kind of service.',
    net: '{price} without {vat} VAT',
    onTop: '{price}; tax comes on top of the printed price',
    cost: 'Food per portion: {cost}, prices known for {share} of the weight',
    unknown: 'What is left: not known',
    left: 'What is left: {margin}; food is {share} of the price without VAT',
    atMost: 'What is left: at most {margin}; food is at least {share} of the price without VAT',
    services: { served: 'Served and eaten here', takeaway: 'To take away', school: 'At school' },
  },
  risen: {
    title: 'Prices that rose',
    food: 'Food',
    before: 'Before, per kg',
    now: 'Now, per kg',
    rise: 'Rise',
    extra: 'Paid more',
    none: 'No food costs more than before.',
    basis:
      'Net prices per kg of {now} against {before}, the foods that cost you most first. Foods bought in only one of the two periods are left out.',
  },
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    costs: typeof texts;
  }
}
