const texts = {
  title: 'Planned and actual',
  lead: 'The plan beside what was sold, day by day. It decides how many portions of a dish are expected next time.',
  toPlan: 'Menu plan',
  noneTitle: 'Nothing is known by day yet',
  none: 'Import sales with a column of dates, or let the till send the day with each row. A day without rows is not known, and counts nowhere.',
  dish: 'Dish',
  expected: 'Expected',
  sold: 'Sold',
  share: 'Share',
  notPlanned: 'not planned',
  gone: 'Deleted recipe',
  guests: 'Guests, and portions sold',
  co2: 'kg CO₂e a guest',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'calendar/came': typeof texts;
  }
}
