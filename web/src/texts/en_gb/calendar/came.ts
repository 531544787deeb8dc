const texts = {
  title: 'Planned and actual',
  lead: 'What you planned next to what you sold, day by day. These sales are used to estimate how many portions of a dish to expect next time. Each main dish sold counts as one guest, whether it was planned for the day or sold instead of another. Small dishes that were not planned, such as bread or dessert, are not counted, nor are planned dishes without sales rows, unless another dish was sold instead.',
  toPlan: 'Menu plan',
  noneTitle: 'No daily sales yet',
  none: 'Import sales with a date column, or have the till send the date with each row. Days without rows are unknown and are not counted.',
  dish: 'Dish',
  expected: 'Expected',
  sold: 'Sold',
  share: 'Share',
  soldOf: 'Main dishes sold: {sold}, expected: {expected}',
  guestOf: '{came} kg CO₂e per guest, {planned} expected',
  notPlanned: 'not planned',
  all: 'Main dishes',
  co2: 'kg CO₂e per guest',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'calendar/came': typeof texts;
  }
}
