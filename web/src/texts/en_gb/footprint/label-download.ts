const texts = {
  title: 'Carbon label',
  failed: 'The PNG could not be made. Please try again, or take the SVG.',
  lead: 'Letter, shape and word by 400 g of the dish, the number of one portion: for signs, web pages and menus made elsewhere.',
  layout: 'Layout',
  layouts: { compact: 'One line', inline: 'Two lines', stacked: 'Centred', scale: 'All five levels' },
  colour: 'Colours',
  colours: { colour: 'For light grounds', night: 'For dark grounds', black: 'Black', white: 'White' },
  language: 'Language',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'footprint/label-download': typeof texts;
  }
}
