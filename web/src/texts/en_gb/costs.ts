const texts = {
  title: 'Food cost',
  perPortion: 'Per portion',
  perDish: 'Whole recipe',
  unknown: 'Not known',
  covers: 'prices are known for {share} of the weight',
  nothing: 'None of its ingredients has a purchase price from {from} to {to}.',
  lines: 'By ingredient, per portion',
  perKg: '{price} per kg',
  organization: 'paid by another kitchen',
  family: 'price of a similar food',
  base: 'from its own ingredients',
  typed: 'entered on {date}',
  typing: {
    open: 'Enter a price',
    change: 'Change the price',
    title: 'Price of {name}',
    price: 'Net price per kg',
    hint: 'Used only if none of your kitchens has bought it recently.',
    save: 'Save',
    forget: 'Remove the price',
    cancel: 'Cancel',
  },
  basis:
    'Net prices of purchases from {from} to {to}: money divided by weight. Food only, without VAT, labour and energy. Only admins, owners and area managers see this; guests never do.',
  noCurrency: 'The files for these purchases do not state a currency.',
  severalCurrencies:
    'The amounts for this period are in {currencies}. Amounts in different currencies are never added up, so there is no total, share or price.',
  margin: {
    amount: 'Price as a number',
    amountHint: 'Filled from the printed price where it is clear. Guests never see this.',
    service: 'Sold as',
    noRate: 'The rate of VAT is not known for this country and this kind of service.',
    net: '{price} excluding {vat} VAT',
    onTop: '{price}; tax is added to the printed price',
    cost: 'Food cost per portion: {cost}, prices known for {share} of the weight',
    unknown: 'Margin: not known',
    left: 'Margin: {margin}; food is {share} of the price excluding VAT',
    atMost: 'Margin: at most {margin}; food is at least {share} of the price excluding VAT',
    services: { served: 'Eat in', takeaway: 'Takeaway', school: 'School meal' },
  },
  risen: {
    title: 'Price increases',
    food: 'Food',
    before: 'Before, per kg',
    now: 'Now, per kg',
    rise: 'Increase',
    extra: 'Extra cost',
    none: 'No food costs more than before.',
    unpriced: 'Nothing is known about price increases: no food bought in these months has a known price per kg.',
    oneTime: 'Price increases cannot be assessed yet: no food has a price in both periods.',
    basis:
      'Net prices per kg for {now} compared with {before}, highest extra cost first. Foods bought in only one of the two periods are left out.',
  },
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    costs: typeof texts;
  }
}
