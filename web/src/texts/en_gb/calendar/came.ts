const texts = {
  title: 'Planned and actual',
  lead: 'What you planned next to what you sold, day by day. These sales are used to estimate how many portions of a dish to expect next time. Only dishes planned for the day are counted per guest: not what was sold beside them, such as bread or dessert, and no dish without sales rows.',
  toPlan: 'Menu plan',
  noneTitle: 'No daily sales yet',
  none: 'Import sales with a date column, or have the till send the date with each row. Days without rows are unknown and are not counted.',
  dish: 'Dish',
  expected: 'Expected',
  sold: 'Sold',
  share: 'Share',
  soldOf: 'Portions sold of planned dishes: {sold}, guests expected: {expected}',
  guestOf: '{came} kg CO₂e per guest, {planned} expected',
  notPlanned: 'not planned',
  gone: 'Deleted recipe',
  guests: 'Guests expected, portions sold of planned dishes',
  co2: 'kg CO₂e per guest',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'calendar/came': typeof texts;
  }
}
