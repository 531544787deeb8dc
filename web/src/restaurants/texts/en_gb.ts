const texts = {
  switch: 'Switch restaurant',
  none: 'No restaurant yet',
  restaurant: 'Restaurant you work in',
  search: 'Search restaurants',
  notFound: 'No restaurant has this name.',
} as const;

export default texts;

declare module '../../i18n/area-texts.ts' {
  interface AreaTexts {
    restaurants: typeof texts;
  }
}
